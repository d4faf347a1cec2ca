/// How the footer and the help call what can be asked for on the notes.
extension NoteCommand {
  var title: String {
    switch self {
    case .open: "read"
    case .new: "new"
    case .edit: "write"
    case .editOutside: "write with $EDITOR"
    case .delete: "delete"
    case .pin: "pin"
    case .archive: "put away, bring back"
    case .renameLinks: "rename the links too"
    case .restore: "restore"
    case .emptyTrash: "empty the trash"
    case .down: "down"
    case .up: "up"
    case .first: "first"
    case .last: "last"
    case .pageDown: "further down"
    case .pageUp: "further up"
    case .search: "search"
    case .tags: "tags"
    case .nextFolder: "archive, trash, notes"
    case .previousFolder: "and back"
    case .showMore: "end the search, the tag; back to the notes"
    case .nextTab: Tab.notes.turned(by: 1).words.fromBefore
    case .previousTab: Tab.notes.turned(by: -1).words.fromBehind
    }
  }
}

extension NoteSearchCommand {
  var title: String {
    switch self {
    case .keep: "to the list"
    case .down: "down"
    case .up: "up"
    case .clear: "show all"
    }
  }
}

extension NoteLoadCommand {
  var title: String { "try again" }
}

extension NoteReaderCommand {
  var title: String {
    switch self {
    case .edit: "write"
    case .close: "back"
    case .tick: "tick"
    case .follow: "follow link"
    case .backlinks: "what links here"
    case .editOutside: "write with $EDITOR"
    case .sendBoxes: "boxes to a list"
    case .pin: "pin"
    case .archive: "put away, bring back"
    case .renameLinks: "rename the links too"
    case .down: "down"
    case .up: "up"
    case .nextStop: "next box or link"
    case .previousStop: "previous box or link"
    case .pageDown: "further down"
    case .pageUp: "further up"
    case .first: "top"
    case .last: "bottom"
    }
  }
}

extension NoteEditorCommand {
  var title: String {
    switch self {
    case .toText: "to the text"
    case .toTitle: "to the title"
    case .endLine: "next line"
    case .completeLink: "complete the link"
    case .undo: "undo"
    case .save: "save"
    case .close: "done"
    }
  }
}

extension TagPickerAction {
  package static let chooseTitle = "show these"
}

extension BacklinkPickerAction {
  package static let chooseTitle = "read"
}

extension BoxListPickerAction {
  package static let chooseTitle = "put them there"
}
