import Screen

/// What can be asked for while a note is read, in the order of the help. Some of it is done by the page, some by the
/// screen around it.
enum NoteReaderCommand: String, ScreenCommand {
  case edit = "reader.edit"
  case close = "reader.close"
  case tick = "reader.tick"
  case follow = "reader.follow"
  case backlinks = "reader.backlinks"
  case editOutside = "reader.editOutside"
  case sendBoxes = "reader.sendBoxes"
  case pin = "reader.pin"
  case archive = "reader.archive"
  case renameLinks = "reader.renameLinks"
  case down = "reader.down"
  case up = "reader.up"
  case nextStop = "reader.nextStop"
  case previousStop = "reader.previousStop"
  case pageDown = "reader.pageDown"
  case pageUp = "reader.pageUp"
  case first = "reader.first"
  case last = "reader.last"

  var action: NoteScreenAction {
    switch self {
    case .edit: .editBegun
    case .close: .reader(.closed)
    case .tick: .reader(.boxTicked)
    case .follow: .reader(.linkFollowed)
    case .backlinks: .backlinksAsked
    case .editOutside: .externalEditorAsked
    case .sendBoxes: .boxesAsked
    case .pin: .pinToggled
    case .archive: .archiveToggled
    case .renameLinks: .linksRenamed
    case .down: .reader(.moved(by: 1))
    case .up: .reader(.moved(by: -1))
    case .nextStop: .reader(.stopMoved(by: 1))
    case .previousStop: .reader(.stopMoved(by: -1))
    case .pageDown: .reader(.pageMoved(by: 2))
    case .pageUp: .reader(.pageMoved(by: -2))
    case .first: .reader(.movedToStart)
    case .last: .reader(.movedToEnd)
    }
  }

  var group: CommandGroup {
    switch self {
    case .edit, .close, .tick, .follow, .backlinks, .editOutside, .sendBoxes, .pin, .archive, .renameLinks:
      .reading
    case .down, .up, .nextStop, .previousStop, .pageDown, .pageUp, .first, .last: .moving
    }
  }

  var keys: [Key] {
    switch self {
    case .edit: ["e", "i"]
    case .close: ["esc", "h", "left", "backspace"]
    case .tick: ["space", "x"]
    case .follow: ["enter"]
    case .backlinks: ["b"]
    case .editOutside: ["E"]
    case .sendBoxes: ["S"]
    case .pin: ["p"]
    case .archive: ["Z"]
    case .renameLinks: ["y"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .nextStop: ["tab", "n"]
    case .previousStop: ["shift+tab", "N"]
    case .pageDown: ["ctrl+d", "pgdn"]
    case .pageUp: ["ctrl+u", "pgup"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    }
  }
}

let noteReaderKeys = Localized {
  Keymap<NoteScreenAction>(
    NoteReaderCommand.self, footer: [.edit, .close, .tick, .follow, .sendBoxes])
}
