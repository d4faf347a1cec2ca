import Screen

/// What can be asked for on a list, in the order of the help.
enum ListCommand: String, ScreenCommand {
  case tick = "items.tick"
  case add = "items.add"
  case addAbove = "items.addAbove"
  case edit = "items.edit"
  case openNote = "items.note"
  case makeStaple = "items.staple"
  case repeatEvery = "items.repeat"
  case categorize = "items.category"
  case changeStore = "items.store"
  case delete = "items.delete"
  case clearTicked = "items.clearTicked"
  case moveDown = "items.moveDown"
  case moveUp = "items.moveUp"
  case select = "items.select"
  case selectRange = "items.selectRange"
  case selectAll = "items.selectAll"
  case copy = "items.copy"
  case copyAll = "items.copyAll"
  case moveToList = "items.moveToList"
  case down = "items.down"
  case up = "items.up"
  case first = "items.first"
  case last = "items.last"
  case nextHeading = "items.nextHeading"
  case previousHeading = "items.previousHeading"
  case halfPageDown = "items.halfPageDown"
  case halfPageUp = "items.halfPageUp"
  case pageDown = "items.pageDown"
  case pageUp = "items.pageUp"
  case filter = "list.filter"
  case sort = "list.sort"
  case group = "list.group"
  case clear = "list.clearSelection"
  case nextList = "lists.next"
  case previousList = "lists.previous"
  case allLists = "lists.all"
  case newList = "lists.new"
  case renameList = "lists.rename"
  case duplicateList = "lists.duplicate"
  case setBudget = "lists.budget"
  case archiveList = "lists.archive"
  case deleteList = "lists.delete"

  var action: ListScreenAction {
    switch self {
    case .tick: .ticked
    case .add: .addBegun(above: false)
    case .addAbove: .addBegun(above: true)
    case .edit: .editBegun
    case .openNote: .noteAsked
    case .makeStaple: .repetitionTurned
    case .repeatEvery: .repetitionBegun
    case .categorize: .categoryBegun
    case .changeStore: .storeAsked
    case .delete: .deleted
    case .clearTicked: .tickedCleared
    case .moveDown: .itemMoved(by: 1)
    case .moveUp: .itemMoved(by: -1)
    case .select: .selectionToggled
    case .selectRange: .rangeToggled
    case .selectAll: .allSelected
    case .copy: .copied(all: false)
    case .copyAll: .copied(all: true)
    case .moveToList: .moveAsked
    case .down: .cursorMoved(by: 1)
    case .up: .cursorMoved(by: -1)
    case .first: .movedToStart
    case .last: .movedToEnd
    case .nextHeading: .headingMoved(by: 1)
    case .previousHeading: .headingMoved(by: -1)
    case .halfPageDown: .pageMoved(by: 1)
    case .halfPageUp: .pageMoved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
    case .filter: .filterBegun
    case .sort: .sortChanged
    case .group: .groupingTurned
    case .clear: .escaped
    case .nextList: .listTurned(by: 1)
    case .previousList: .listTurned(by: -1)
    case .allLists: .listPickerAsked
    case .newList: .listAddBegun
    case .renameList: .listRenameBegun
    case .duplicateList: .listDuplicated
    case .setBudget: .budgetBegun
    case .archiveList: .listArchived
    case .deleteList: .listDeleted
    }
  }

  var group: CommandGroup {
    switch self {
    case .tick, .add, .addAbove, .edit, .openNote, .makeStaple, .repeatEvery, .categorize, .changeStore,
      .delete,
      .clearTicked,
      .moveDown, .moveUp,
      .select, .selectRange, .selectAll, .copy, .copyAll, .moveToList:
      .items
    case .down, .up, .first, .last, .nextHeading, .previousHeading, .halfPageDown, .halfPageUp, .pageDown,
      .pageUp:
      .moving
    case .filter, .sort, .group, .clear: .showing
    case .nextList, .previousList, .allLists, .newList, .renameList, .duplicateList, .setBudget,
      .archiveList, .deleteList:
      .lists
    }
  }

  var keys: [Key] {
    switch self {
    case .tick: ["space", "x"]
    case .add: ["a", "o"]
    case .addAbove: ["A", "O"]
    case .edit: ["e", "i", "enter"]
    case .openNote: ["n"]
    case .makeStaple: ["r"]
    case .repeatEvery: ["E"]
    case .categorize: ["#"]
    case .changeStore: ["S"]
    case .delete: ["d", "delete"]
    case .clearTicked: ["X"]
    case .moveDown: ["J", "shift+down"]
    case .moveUp: ["K", "shift+up"]
    case .select: ["v"]
    case .selectRange: ["V"]
    case .selectAll: ["ctrl+a"]
    case .copy: ["y"]
    case .copyAll: ["Y"]
    case .moveToList: ["m"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    case .nextHeading: ["}"]
    case .previousHeading: ["{"]
    case .halfPageDown: ["ctrl+d"]
    case .halfPageUp: ["ctrl+u"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .filter: ["/"]
    case .sort: ["s"]
    case .group: ["c"]
    case .clear: ["esc"]
    case .nextList: ["tab"]
    case .previousList: ["shift+tab"]
    case .allLists: ["L"]
    case .newList: ["N"]
    case .renameList: ["R"]
    case .duplicateList: ["C"]
    case .setBudget: ["B"]
    case .archiveList: ["Z"]
    case .deleteList: ["D"]
    }
  }
}

/// What can be asked for while the filter is typed.
enum ListFilterCommand: String, ScreenCommand {
  case keep = "filter.keep"
  case down = "filter.down"
  case up = "filter.up"
  case pageDown = "filter.pageDown"
  case pageUp = "filter.pageUp"
  case clear = "filter.clear"

  var action: ListScreenAction {
    switch self {
    case .keep: .filterKept
    case .down: .cursorMoved(by: 1)
    case .up: .cursorMoved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
    case .clear: .filterCleared
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .keep: ["enter"]
    case .down: ["down"]
    case .up: ["up"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .clear: ["esc", "ctrl+c"]
    }
  }
}
