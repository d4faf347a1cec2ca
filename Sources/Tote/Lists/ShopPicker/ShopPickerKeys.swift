import Screen

extension ShopPicker {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openShop, group: .showing, keys: ["@"], tab: .lists)
  }
}

let shopPickerKeys = Localized { Keymap<ShopPickerAction>.searchPicker(footer: [.choose, .down, .close]) }

/// The same while a store is looked for.
let shopSearchKeys = Localized {
  shopPickerKeys.value.footer([
    SearchPickerCommand<ShopPickerAction>.choose.hint(), SearchPickerCommand<ShopPickerAction>.down.hint(),
    SearchPickerCommand<ShopPickerAction>.closeHint(isSearching: true),
  ])
}
