/// How the footer and the help call what can be asked for on the lists.
extension ListCommand {
  var title: String {
    switch self {
    case .tick: "tick"
    case .add: "add"
    case .addAbove: "add above"
    case .edit: "edit"
    case .openNote: "its note"
    case .categorize: "put under another category"
    case .delete: "delete"
    case .clearTicked: "clear what is ticked"
    case .moveDown: "move the row down"
    case .moveUp: "move the row up"
    case .select: "select several, then act on all"
    case .selectAll: "select all, or none"
    case .copy: "copy"
    case .copyAll: "copy the whole list"
    case .moveToList: "move to another list"
    case .down: "down"
    case .up: "up"
    case .first: "first"
    case .last: "last"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .pageDown: "a page down"
    case .pageUp: "a page up"
    case .filter: "filter"
    case .sort: "sort"
    case .group: "group by category"
    case .clear: "end the selection, the filter"
    case .nextList: "next list, \(Tab.lists.turned(by: 1).words.command)"
    case .previousList: "previous list"
    case .allLists: "all lists"
    case .newList: "new list"
    case .renameList: "rename the list"
    case .duplicateList: "duplicate the list"
    case .archiveList: "put the list away"
    case .deleteList: "delete the list"
    }
  }
}

extension ListFilterCommand {
  var title: String {
    switch self {
    case .keep: "to the list"
    case .down: "next"
    case .up: "previous"
    case .pageDown: "a page down"
    case .pageUp: "a page up"
    case .clear: "show all"
    }
  }
}

extension ItemEditorCommand {
  var title: String {
    switch self {
    case .commit: "add, and the next"
    case .complete: "complete"
    case .nextSuggestion: "next suggestion"
    case .previousSuggestion: "previous suggestion"
    case .close: "done"
    }
  }
}

extension ListNameEditorCommand {
  var title: String {
    switch self {
    case .commit: "keep"
    case .close: "leave"
    }
  }
}

extension PastePreviewCommand {
  var title: String {
    switch self {
    case .commit: "add all"
    case .down: "down"
    case .up: "up"
    case .pageDown: "further down"
    case .pageUp: "further up"
    case .close: "add none"
    }
  }
}

extension ListPickerCommand {
  var title: String {
    switch self {
    case .choose: "open"
    case .new: "new"
    case .delete: "delete"
    case .rename: "rename"
    case .archive: "put away"
    case .duplicate: "duplicate"
    case .down: "down"
    case .up: "up"
    case .pageDown: "further down"
    case .pageUp: "further up"
    case .first: "first"
    case .last: "last"
    case .close: "close"
    }
  }
}

extension BuyAgainCommand {
  var title: String {
    switch self {
    case .choose: "add"
    case .down: "down"
    case .up: "up"
    case .pageDown: "further down"
    case .pageUp: "further up"
    case .first: "first"
    case .last: "last"
    case .close: "close"
    }
  }
}
