import Screen

/// The page does some of these, the screen around it the others.
enum NoteReaderCommand {
  static let edit = NoteCommand("reader.edit", .reading, ["e", "i"], .editBegun, unless: \.lacksNoteToEdit)
  static let close = NoteCommand(
    "reader.close", .reading, ["esc", "h", "left", "backspace"], .reader(.closed))
  static let tick = NoteCommand("reader.tick", .reading, ["space", "x"], .reader(.boxTicked))
  static let follow = NoteCommand("reader.follow", .reading, ["enter"], .reader(.linkFollowed))
  static let copyLine = NoteCommand("reader.copyLine", .reading, ["c"], .reader(.lineCopied))
  static let copy = NoteCommand("reader.copy", .reading, ["C"], .reader(.noteCopied), unless: \.lacksNote)
  static let backlinks = NoteCommand(
    "reader.backlinks", .reading, ["b"], .backlinksAsked, unless: \.lacksBacklinks)
  static let outline = NoteCommand(
    "reader.outline", .reading, ["o"], .outlineAsked, unless: \.lacksHeadings)
  static let properties = NoteCommand(
    "reader.properties", .reading, ["v"], .propertiesTurned, unless: \.lacksProperties)
  static let editProperties = NoteCommand(
    "reader.editProperties", .reading, ["P"], .propertiesAsked, unless: \.lacksNoteToEdit)
  static let editOutside = NoteCommand(
    "reader.editOutside", .reading, ["E"], .externalEditorAsked, unless: \.lacksNoteToEdit)
  static let sendBoxes = NoteCommand("reader.sendBoxes", .reading, ["S"], .boxesAsked, unless: \.lacksNote)
  static let cooked = NoteCommand("reader.cooked", .reading, ["K"], .cooked, unless: \.lacksNote)
  static let pin = NoteCommand("reader.pin", .reading, ["p"], .pinToggled, unless: \.lacksNote)
  static let archive = NoteCommand("reader.archive", .reading, ["Z"], .archiveToggled, unless: \.lacksNote)
  static let moveToFolder = NoteCommand(
    "reader.moveToFolder", .reading, ["m"], .moveToFolderAsked, unless: \.lacksNoteToEdit)
  static let delete = NoteCommand("reader.delete", .reading, ["d", "delete"], .trashed, unless: \.lacksNote)
  static let renameLinks = NoteCommand(
    "reader.renameLinks", .reading, ["y"], .linksRenamed, unless: \.lacksLinksToRename)

  static let down = NoteCommand("reader.down", .moving, ["j", "down"], .reader(.moved(by: 1)))
  static let up = NoteCommand("reader.up", .moving, ["k", "up"], .reader(.moved(by: -1)))
  static let nextStop = NoteCommand("reader.nextStop", .moving, ["tab"], .reader(.stopMoved(by: 1)))
  static let previousStop = NoteCommand(
    "reader.previousStop", .moving, ["shift+tab"], .reader(.stopMoved(by: -1)))
  static let find = NoteCommand("reader.find", .moving, ["/"], .reader(.finder(.begun)))
  static let findNext = NoteCommand("reader.findNext", .moving, ["n"], .reader(.finder(.moved(by: 1))))
  static let findPrevious = NoteCommand(
    "reader.findPrevious", .moving, ["N"], .reader(.finder(.moved(by: -1))))
  static let pageDown = NoteCommand(
    "reader.pageDown", .moving, ["ctrl+d", "pgdn"], .reader(.pageMoved(by: 2)))
  static let pageUp = NoteCommand("reader.pageUp", .moving, ["ctrl+u", "pgup"], .reader(.pageMoved(by: -2)))
  static let first = NoteCommand("reader.first", .moving, ["g", "home"], .reader(.movedToStart))
  static let last = NoteCommand("reader.last", .moving, ["G", "end"], .reader(.movedToEnd))

  /// In the order of the help.
  static let all = [
    edit, close, tick, follow, copyLine, copy, outline, properties, editProperties, backlinks, editOutside,
    sendBoxes, cooked, pin, archive, moveToFolder, renameLinks,
    delete, down, up, nextStop, previousStop, find, findNext, findPrevious, pageDown, pageUp, first, last,
  ]

  static func hints(of reader: NoteReader) -> [Hint] {
    guard let isFolded = reader.pager.line?.isFolded else {
      return [edit, close, tick, follow, sendBoxes].map { $0.hint() }
    }
    return [edit.hint(), close.hint(), tick.hint(words.turnFold(isFolded)), sendBoxes.hint()]
  }
}
