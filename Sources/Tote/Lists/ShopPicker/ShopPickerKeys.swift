import Screen

extension ListCommand {
  static var shop: Self { Self("list.shop", .showing, ["@"], .shopPickerAsked, unless: \.lacksList) }
}

extension ShopPicker {
  /// The footer says so if Enter or Escape does something else.
  package var keymap: Keymap<ShopPickerAction> {
    typealias Command = SearchPickerCommand<ShopPickerAction>
    let keymap = Keymap<ShopPickerAction>.searchPicker(footer: [.choose, .down, .close])
    func footer(_ title: String?, isSearching: Bool) -> Keymap<ShopPickerAction> {
      keymap.footer([
        Command.choose.hint(title), Command.down.hint(), Command.closeHint(isSearching: isSearching),
      ])
    }
    switch selected {
    case .leave: return footer(words.leaveShop, isSearching: false)
    case .new: return footer(words.enterNewShop, isSearching: true)
    case .known, .any, nil: return field.isEmpty ? keymap : footer(nil, isSearching: true)
    }
  }
}

extension ShopPicker {
  static var modes: [KeyMode<ShopPicker, ShopPickerAction>] { [.searchPicker()] }
}

extension ShopPickerAction {
  var fieldEdit: TextEdit? { if case .fieldEdited(let edit) = self { edit } else { nil } }
}
