import Screen

extension ShopPicker {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openShop, group: .showing, keys: ["@"], tab: .lists)
  }
}

let shopPickerKeys = Localized { Keymap<ShopPickerAction>.searchPicker(footer: [.choose, .down, .close]) }
