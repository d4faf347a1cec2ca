import Screen

/// The keys of a list.
extension ListCommand {
  var keys: [Key] {
    switch self {
    case .tick: ["space", "x"]
    case .add: ["a", "o"]
    case .addAbove: ["A", "O"]
    case .edit: ["e", "i", "enter"]
    case .openNote: ["n"]
    case .categorize: ["#"]
    case .delete: ["d", "delete"]
    case .clearTicked: ["X"]
    case .moveDown: ["J", "shift+down"]
    case .moveUp: ["K", "shift+up"]
    case .select: ["v"]
    case .selectAll: ["V", "ctrl+a"]
    case .copy: ["y"]
    case .copyAll: ["Y"]
    case .moveToList: ["m"]
    case .buyAgain: ["b"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
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
    case .archiveList: ["Z"]
    case .deleteList: ["D"]
    }
  }
}

extension ListFilterCommand {
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

let listKeys = Keymap<ListScreenAction>(ListCommand.self, footer: [.tick, .add, .edit, .delete]) { event in
  if case .paste(let text) = event { .pasted(text) } else { nil }
}

let listFilterKeys = Keymap<ListScreenAction>(ListFilterCommand.self, footer: [.keep, .down, .clear]) {
  TextEdit(field: $0).map { .filterEdited($0) }
}

// The list always has the same keys, but its footer names those that do something now.
extension ListScreen {
  /// The hints while something is selected.
  static let selectionHints = [
    ListCommand.select.hint(ListWords.select), ListCommand.tick.hint(), ListCommand.delete.hint(),
    ListCommand.moveToList.hint(ListWords.move), ListCommand.copy.hint(),
    ListCommand.clear.hint(ListWords.endSelection),
  ]

  /// What can be done where no item shows, besides what the app can do.
  var emptyHints: [(key: Key, help: String)] {
    guard list != nil else {
      return (workspace.records.lists.isEmpty ? [] : [ListCommand.allLists.hint()])
        + [ListCommand.newList.hint()]
    }
    if filter != nil {
      return [ListCommand.clear.hint(ListWords.showAll), ListCommand.filter.hint(), ListCommand.add.hint()]
    }
    return [ListCommand.add.hint()]
      + (workspace.records.history.count > 0 ? [ListCommand.buyAgain.hint()] : [])
  }
}
