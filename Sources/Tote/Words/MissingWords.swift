/// Why a key does nothing here.
protocol MissingWords {
  var noItemHere: String { get }
  /// The cursor is on a heading.
  var isHeading: String { get }
  var noOpenList: String { get }
  var noNoteHere: String { get }
  /// It must be restored first.
  var isInTrash: String { get }
  var noLinksToRename: String { get }
}

extension Message {
  static var noItemHere: Message { refused(words.noItemHere) }
  static var isHeading: Message { refused(words.isHeading) }
  static var noOpenList: Message { refused(words.noOpenList) }
  static var noNoteHere: Message { refused(words.noNoteHere) }
  static var isInTrash: Message { refused(words.isInTrash) }
  static var noLinksToRename: Message { refused(words.noLinksToRename) }
}
