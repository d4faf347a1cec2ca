import Screen

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
      + (workspace.records.history.count > 0 ? [OverlayOpener.buyAgain.hint()] : [])
  }
}
