import Screen

extension ShopPicker {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openShop, group: .showing, keys: ["@"], tab: .lists)
  }
}

let shopPickerKeys = Localized { Keymap<ShopPickerAction>.searchPicker(footer: [.choose, .down, .close]) }

// The same where Enter does something else, and the footer says so.
let leavingShopKeys = Localized { keys(choosing: words.leaveShop) }
let newShopKeys = Localized { keys(choosing: words.enterNewShop) }

private func keys(choosing title: String) -> Keymap<ShopPickerAction> {
  typealias Command = SearchPickerCommand<ShopPickerAction>
  return shopPickerKeys.value.footer([Command.choose.hint(title), Command.down.hint(), Command.close.hint()])
}
