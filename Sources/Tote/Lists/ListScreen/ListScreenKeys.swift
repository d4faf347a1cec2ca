import Screen

let listKeys = Localized {
  Keymap<ListScreenAction>(ListCommand.self, footer: [.tick, .add, .edit, .delete]) { event in
    if case .paste(let text) = event { .pasted(text) } else { nil }
  }
}

let listFilterKeys = Localized {
  Keymap<ListScreenAction>(ListFilterCommand.self, footer: [.keep, .down, .clear]) {
    TextEdit(field: $0).map { .filterEdited($0) }
  }
}

// The list always has the same keys, but its footer names those that do something now.
extension ListScreen {
  /// The hints of a list, and those for which there is room on a wide screen.
  static var hints: [(key: Key, help: String)] {
    [
      ListCommand.tick.hint(), ListCommand.add.hint(), ListCommand.edit.hint(), ListCommand.delete.hint(),
      OverlayOpener.shop.hint(words.toShop),
    ]
  }
  static var moreHints: [(key: Key, help: String)] {
    [
      ListCommand.filter.hint(), ListCommand.setBudget.hint(words.budget), OverlayOpener.buyAgain.hint(),
      ListCommand.group.hint(words.group),
    ]
  }

  /// The hints while something is selected.
  static var selectionHints: [(key: Key, help: String)] {
    [
      ListCommand.select.hint(words.select), ListCommand.tick.hint(), ListCommand.delete.hint(),
      ListCommand.moveToList.hint(words.move), ListCommand.copy.hint(),
      ListCommand.clear.hint(words.clearSelection),
    ]
  }

  /// The hints in a shop.
  static var shopHints: [(key: Key, help: String)] {
    [
      ListCommand.tick.hint(), ListCommand.add.hint(), ListCommand.changeStore.hint(words.notHere),
      ListCommand.clear.hint(words.leaveShop),
    ]
  }

  /// What is seen as soon as something is in the basket, and there is room.
  static var basketHints: [(key: Key, help: String)] { [ListCommand.clearTicked.hint(words.clearBasket)] }

  /// Those for which there is room on a wide screen.
  static var moreShopHints: [(key: Key, help: String)] {
    [
      OverlayOpener.shop.hint(words.toShop), ListCommand.edit.hint(),
      ListCommand.selectAll.hint(words.selectAll), ListCommand.nextHeading.hint(words.toAisle),
      ListCommand.filter.hint(),
    ]
  }

  /// The same where nothing is left to buy in it.
  static var emptiedShopHints: [(key: Key, help: String)] {
    [
      ListCommand.clearTicked.hint(words.clearBasket), ListCommand.add.hint(),
      OverlayOpener.shop.hint(words.toShop), ListCommand.clear.hint(words.leaveShop),
    ]
  }

  /// The same while a filter is on, which ends before one leaves the shop.
  static var filteredShopHints: [(key: Key, help: String)] {
    [
      ListCommand.tick.hint(), ListCommand.clear.hint(words.showAll), ListCommand.add.hint(),
      ListCommand.nextHeading.hint(words.toAisle), OverlayOpener.shop.hint(words.toShop),
    ]
  }

  /// The same on the heading of an aisle.
  static var aisleHints: [(key: Key, help: String)] {
    [
      ListCommand.tick.hint(words.tickAll), ListCommand.moveDown.hint(words.aisleLater),
      ListCommand.moveUp.hint(words.aisleEarlier), ListCommand.down.hint(words.toItems),
      ListCommand.clear.hint(words.leaveShop),
    ]
  }

  /// The hints on a heading anywhere else.
  static var headingHints: [(key: Key, help: String)] {
    [
      ListCommand.tick.hint(words.tickAll), ListCommand.down.hint(words.toItems), ListCommand.add.hint(),
      ListCommand.nextHeading.hint(), ListCommand.group.hint(words.group),
    ]
  }

  /// What can be done where no item shows, besides what the app can do.
  var emptyHints: [(key: Key, help: String)] {
    guard list != nil else {
      return (workspace.records.lists.isEmpty ? [] : [ListCommand.allLists.hint()])
        + [ListCommand.newList.hint()]
    }
    if filter != nil {
      return [ListCommand.clear.hint(words.showAll), ListCommand.filter.hint(), ListCommand.add.hint()]
    }
    if shop != nil {
      return [ListCommand.add.hint(), OverlayOpener.shop.hint(), ListCommand.clear.hint(words.leaveShop)]
    }
    return [ListCommand.add.hint()]
      + (workspace.records.history.count > 0 ? [OverlayOpener.buyAgain.hint()] : [])
  }
}
