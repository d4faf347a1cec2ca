extension English {
  func title(_ command: AppCommand) -> String {
    switch command {
    case .undo: "undo"
    case .redo: "redo"
    case .quit, .leave, .giveUp: "quit"
    case .saveNow: "save now"
    case .suspend: "suspend"
    case .help: "help"
    case .endTour: "end the tour"
    }
  }

  func title(_ command: HelpCommand) -> String {
    switch command {
    case .close: "close"
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .first: "top"
    case .last: "bottom"
    case .tour: "take the tour"
    }
  }

  func title(_ command: DatabaseLoadingCommand) -> String { "try again" }

  func title(_ command: ListCommand) -> String {
    switch command {
    case .tick: "tick"
    case .add: "add"
    case .addAbove: "add above"
    case .edit: "edit"
    case .openNote: "open its note"
    case .makeStaple: "staple: weekly, 2 weeks, monthly, as usual"
    case .repeatEvery: "repeat every few weeks or months"
    case .categorize: "change category"
    case .changeStore: "change store"
    case .delete: "delete"
    case .clearTicked: "clear ticked"
    case .moveDown: "move down"
    case .moveUp: "move up"
    case .select: "select one by one, then act on all"
    case .selectRange: "select a range"
    case .selectAll: "select all, or none"
    case .copy: "copy"
    case .copyAll: "copy the whole list"
    case .moveToList: "move to another list"
    case .down: "down"
    case .up: "up"
    case .first: "first"
    case .last: "last"
    case .nextHeading: "next heading"
    case .previousHeading: "previous heading"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .filter: "filter"
    case .sort: "sort"
    case .group: "group by category or store"
    case .clear: "clear selection or filter"
    case .nextList: "next list, \(Tab.lists.turned(by: 1).titles.command)"
    case .previousList: "previous list"
    case .allLists: "all lists"
    case .newList: "new list"
    case .renameList: "rename the list"
    case .duplicateList: "duplicate the list"
    case .setBudget: "set its budget"
    case .archiveList: "archive the list"
    case .deleteList: "delete the list"
    }
  }

  func title(_ command: ListFilterCommand) -> String {
    switch command {
    case .keep: "go to list"
    case .down: "next"
    case .up: "previous"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .clear: "show all"
    }
  }

  func title(_ command: ItemEditorCommand) -> String {
    switch command {
    case .commit: "add"
    case .complete: "complete"
    case .nextSuggestion: "next suggestion"
    case .previousSuggestion: "previous suggestion"
    case .close: "done"
    }
  }

  func title<Action>(_ command: FieldCommand<Action>) -> String {
    switch command {
    case .commit: "save"
    case .close: "cancel"
    }
  }

  func title(_ command: PastePreviewCommand) -> String {
    switch command {
    case .commit: "add"
    case .toggle: "keep or drop"
    case .more: "more"
    case .fewer: "fewer"
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .close: "cancel"
    }
  }

  func title(_ command: ListPickerCommand) -> String {
    switch command {
    case .choose: "open"
    case .new: "new"
    case .delete: "delete"
    case .rename: "rename"
    case .archive: "archive"
    case .duplicate: "duplicate"
    case .budget: "budget"
    case .share: "share"
    case .leave: "stop sharing"
    case .join: "join"
    case .log: "log"
    case .moveDown: "move down"
    case .moveUp: "move up"
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .first: "first"
    case .last: "last"
    case .close: "close"
    }
  }

  func title(_ command: SharingLogCommand) -> String {
    switch command {
    case .accept: "delete here too"
    case .keep: "keep"
    case .scope: "one list, or all"
    case .retry: "try again"
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .first: "top"
    case .last: "bottom"
    case .close: "close"
    }
  }

  func title(_ command: BuyAgainCommand) -> String {
    switch command {
    case .select: "select"
    case .selectAll: "select due, then all"
    case .more: "more"
    case .less: "less"
    case .forget: "forget"
    }
  }

  func title<Action>(_ command: SearchPickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .close: "close"
    }
  }

  func title(_ command: NoteCommand) -> String {
    switch command {
    case .open: "open"
    case .new: "new"
    case .edit: "edit"
    case .editOutside: "edit in $EDITOR"
    case .delete: "delete"
    case .pin: "pin"
    case .archive: "archive, restore"
    case .renameLinks: "rename the links too"
    case .sendBoxes: "send to a list"
    case .restore: "restore"
    case .emptyTrash: "empty the trash"
    case .down: "down"
    case .up: "up"
    case .first: "first"
    case .last: "last"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .search: "search"
    case .tags: "tags"
    case .nextFolder: "archive, trash, notes"
    case .previousFolder: "previous folder"
    case .showMore: "clear search or tag; back to the notes"
    case .nextTab: Tab.notes.turned(by: 1).titles.fromBefore
    case .previousTab: Tab.notes.turned(by: -1).titles.fromBehind
    }
  }

  func title(_ command: NoteSearchCommand) -> String {
    switch command {
    case .keep: "go to list"
    case .down: "down"
    case .up: "up"
    case .clear: "show all"
    }
  }

  func title(_ command: NoteLoadCommand) -> String { "try again" }

  func title(_ command: NoteReaderCommand) -> String {
    switch command {
    case .edit: "edit"
    case .close: "back"
    case .tick: "tick"
    case .follow: "follow link"
    case .backlinks: "links to this note"
    case .editOutside: "edit in $EDITOR"
    case .sendBoxes: "send to a list"
    case .pin: "pin"
    case .archive: "archive, restore"
    case .renameLinks: "rename the links too"
    case .down: "down"
    case .up: "up"
    case .nextStop: "next checkbox or link"
    case .previousStop: "previous checkbox or link"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .first: "top"
    case .last: "bottom"
    }
  }

  func title(_ command: NoteEditorCommand) -> String {
    switch command {
    case .toText: "go to text"
    case .toTitle: "go to title"
    case .endLine: "next line"
    case .completeLink: "complete the link"
    case .undo: "undo"
    case .save: "save"
    case .close: "done"
    }
  }

  func title<Action>(_ command: PickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .close: "close"
    }
  }

  var showTag: String { "show notes" }
  var openBacklink: String { "open" }
  var putBoxesHere: String { "add here" }
  var buyHere: String { "add to list" }
  var enterShop: String { "choose" }
  var openBuyAgain: String { "buy again" }
  var openShop: String { "shop at a store" }

  var itemsGroup: String { "Items" }
  var movingGroup: String { "Move" }
  var showingGroup: String { "View" }
  var listsGroup: String { "Lists" }
  var notesGroup: String { "Notes" }
  var readingGroup: String { "Reading" }
  var programGroup: String { "App" }
}
