import Screen

/// What can be asked for in the list of notes, in the order of the help; the trash has an order of its own.
enum NoteCommand: String, ScreenCommand {
  case open = "notes.open"
  case new = "notes.new"
  case edit = "notes.edit"
  case editOutside = "notes.editOutside"
  case delete = "notes.delete"
  case pin = "notes.pin"
  case archive = "notes.archive"
  case renameLinks = "notes.renameLinks"
  case sendBoxes = "notes.sendBoxes"
  case restore = "notes.restore"
  case emptyTrash = "notes.emptyTrash"
  case down = "notes.down"
  case up = "notes.up"
  case first = "notes.first"
  case last = "notes.last"
  case pageDown = "notes.pageDown"
  case pageUp = "notes.pageUp"
  case search = "notes.search"
  case tags = "notes.tags"
  case nextFolder = "notes.nextFolder"
  case previousFolder = "notes.previousFolder"
  case showMore = "notes.showMore"
  case nextTab = "notes.nextTab"
  case previousTab = "notes.previousTab"

  var action: NoteScreenAction {
    switch self {
    case .open: .opened
    case .new: .noteBegun
    case .edit: .editBegun
    case .editOutside: .externalEditorAsked
    case .delete: .trashed
    case .pin: .pinToggled
    case .archive: .archiveToggled
    case .renameLinks: .linksRenamed
    case .sendBoxes: .boxesAsked
    case .restore: .restored
    case .emptyTrash: .trashEmptied
    case .down: .browser(.moved(by: 1))
    case .up: .browser(.moved(by: -1))
    case .first: .browser(.movedToStart)
    case .last: .browser(.movedToEnd)
    case .pageDown: .browser(.pageMoved(by: 2))
    case .pageUp: .browser(.pageMoved(by: -2))
    case .search: .browser(.searchBegun)
    case .tags: .tagsAsked
    case .nextFolder: .browser(.folderTurned(by: 1))
    case .previousFolder: .browser(.folderTurned(by: -1))
    case .showMore: .escaped
    case .nextTab: .tabLeft(by: 1)
    case .previousTab: .tabLeft(by: -1)
    }
  }

  var group: CommandGroup {
    switch self {
    case .open, .new, .edit, .editOutside, .delete, .pin, .archive, .renameLinks, .sendBoxes, .restore,
      .emptyTrash:
      .notes
    case .down, .up, .first, .last, .pageDown, .pageUp: .moving
    case .search, .tags, .nextFolder, .previousFolder, .showMore, .nextTab, .previousTab: .showing
    }
  }

  var keys: [Key] {
    switch self {
    case .open: ["enter", "l", "right"]
    case .new: ["a", "o"]
    case .edit: ["e", "i"]
    case .editOutside: ["E"]
    case .delete: ["d", "delete"]
    case .pin: ["p"]
    case .archive: ["Z"]
    case .renameLinks: ["y"]
    case .sendBoxes: ["S"]
    case .restore: ["r"]
    case .emptyTrash: ["X"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    case .pageDown: ["ctrl+d", "pgdn"]
    case .pageUp: ["ctrl+u", "pgup"]
    case .search: ["/"]
    case .tags: ["#", "t"]
    case .nextFolder: ["f"]
    case .previousFolder: ["F"]
    case .showMore: ["esc"]
    case .nextTab: ["tab"]
    case .previousTab: ["shift+tab"]
    }
  }

  fileprivate static let shared: [NoteCommand] = [
    .down, .up, .first, .last, .pageDown, .pageUp, .search, .tags, .nextFolder, .previousFolder, .showMore,
    .nextTab, .previousTab,
  ]
  static let inNotes: [NoteCommand] =
    [.open, .new, .edit, .editOutside, .delete, .pin, .archive, .renameLinks, .sendBoxes] + shared
  static let inTrash: [NoteCommand] = [.open, .restore, .delete, .emptyTrash, .new] + shared
}

/// What can be asked for while notes are searched.
enum NoteSearchCommand: String, ScreenCommand {
  case keep = "noteSearch.keep"
  case down = "noteSearch.down"
  case up = "noteSearch.up"
  case clear = "noteSearch.clear"

  var action: NoteBrowserAction {
    switch self {
    case .keep: .searchKept
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .clear: .searchCleared
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .keep: ["enter"]
    case .down: ["down", "ctrl+n"]
    case .up: ["up", "ctrl+p"]
    case .clear: ["esc"]
    }
  }
}

/// What can be asked for where the notes cannot be read.
enum NoteLoadCommand: String, ScreenCommand {
  case retry = "notes.retry"

  var action: NoteScreenAction { .loadRetried }
  var group: CommandGroup { .none }

  var keys: [Key] { ["r", "enter"] }
}
