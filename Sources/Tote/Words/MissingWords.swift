/// What is said where there is nothing that a key could be about.
protocol MissingWords {
  var noItemHere: String { get }
  /// The cursor is on a heading.
  var isHeading: String { get }
  var noOpenList: String { get }
  var noNoteHere: String { get }
  /// A note in the trash cannot be edited.
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
