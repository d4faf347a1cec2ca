import Screen

extension ListCommand {
  static var buyAgain: Self { Self("items.buyAgain", .items, ["b"], .buyAgainAsked, unless: \.lacksList) }
}

/// Commands besides those of every search picker; digits set the amount.
typealias BuyAgainCommand = Command<BuyAgain, BuyAgainAction>

extension BuyAgainCommand {
  static var select: Self { Self("buyAgain.select", ["space"], .toggled) }
  static var selectAll: Self { Self("buyAgain.selectAll", ["ctrl+a"], .allToggled) }
  static var more: Self { Self("buyAgain.more", ["+"], .amountStepped(up: true)) }
  static var less: Self { Self("buyAgain.less", ["-"], .amountStepped(up: false)) }
  static var forget: Self { Self("buyAgain.forget", ["delete", "ctrl+d"], .forgotten) }

  static var all: [Self] { [select, selectAll, more, less, forget] }
}

extension BuyAgain {
  /// The footer names what each key does next, and with how many.
  package var keymap: Keymap<BuyAgainAction> {
    typealias Command = SearchPickerCommand<BuyAgainAction>
    let keymap = Keymap.searchPicker(Keymap(BuyAgainCommand.all))
    let leaving = Command.closeHint(isSearching: !field.isEmpty)
    guard let nextTitle else { return keymap.footer([leaving]) }
    return keymap.footer([
      Command.choose.hint(words.addAndClose(selection.count, isShort: !isWide)),
      // Before the key that selects one, which is Space everywhere.
      BuyAgainCommand.selectAll.hint(nextTitle),
      BuyAgainCommand.more.hint(isNarrow ? nil : words.moreOrDigits), BuyAgainCommand.select.hint(),
      BuyAgainCommand.forget.hint(), leaving,
    ])
  }
}

extension BuyAgain {
  static var modes: [KeyMode<BuyAgain, BuyAgainAction>] { [.searchPicker(BuyAgainCommand.all)] }
}

extension BuyAgainAction {
  /// A digit may be an amount, so each is heard by itself.
  var fieldEdit: TextEdit? {
    guard case .fieldEdited(let edit) = self else { return nil }
    if case .insert(let text) = edit, text.contains(where: \.isNumber) { return nil }
    return edit
  }
}
