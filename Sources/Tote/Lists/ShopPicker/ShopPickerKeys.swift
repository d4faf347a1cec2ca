import Screen

extension ShopPicker {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openShop, group: .showing, keys: ["@"], tab: .lists)
  }
}

let shopPickerKeys = Localized { Keymap<ShopPickerAction>.searchPicker(footer: [.choose, .down, .close]) }

// The same where Enter does something else, or Escape, and the footer says so.
let leavingShopKeys = Localized { keys(choosing: words.leaveShop, isSearching: false) }
let newShopKeys = Localized { keys(choosing: words.enterNewShop, isSearching: true) }
let shopSearchKeys = Localized { keys(choosing: nil, isSearching: true) }

private func keys(choosing title: String?, isSearching: Bool) -> Keymap<ShopPickerAction> {
  typealias Command = SearchPickerCommand<ShopPickerAction>
  return shopPickerKeys.value.footer([
    title.map { Command.choose.hint($0) } ?? Command.choose.hint(), Command.down.hint(),
    Command.closeHint(isSearching: isSearching),
  ])
}
