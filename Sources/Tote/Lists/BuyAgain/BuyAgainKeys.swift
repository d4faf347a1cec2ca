import Screen

extension ListCommand {
  static var buyAgain: Self { Self("items.buyAgain", .items, ["b"], .buyAgainAsked, unless: \.lacksList) }
}

/// The commands among what was bought before, besides those of every search. Digits are an amount.
typealias BuyAgainCommand = ScreenCommand<BuyAgain, BuyAgainAction>

extension BuyAgainCommand {
  static var select: Self { Self("buyAgain.select", ["space"], .toggled) }
  static var selectAll: Self { Self("buyAgain.selectAll", ["ctrl+a"], .allToggled) }
  static var more: Self { Self("buyAgain.more", ["+"], .amountStepped(up: true)) }
  static var less: Self { Self("buyAgain.less", ["-"], .amountStepped(up: false)) }
  static var forget: Self { Self("buyAgain.forget", ["delete", "ctrl+d"], .forgotten) }

  static var all: [Self] { [select, selectAll, more, less, forget] }
}

extension BuyAgain {
  /// The keys; the footer says what they do next, with how many, and whether leaving takes one press more.
  package var keymap: Keymap<BuyAgainAction> {
    typealias Command = SearchPickerCommand<BuyAgainAction>
    let keymap = Keymap.searchPicker(Keymap(BuyAgainCommand.all))
    let leaving = Command.closeHint(isSearching: !field.isEmpty)
    guard let nextTitle else { return keymap.footer([leaving]) }
    return keymap.footer([
      Command.choose.hint(words.addAndClose(selection.count, isShort: isNarrow)),
      // Before the key that selects one, for that is Space everywhere.
      BuyAgainCommand.selectAll.hint(nextTitle),
      BuyAgainCommand.more.hint(isNarrow ? nil : words.moreOrDigits), BuyAgainCommand.select.hint(),
      BuyAgainCommand.forget.hint(), leaving,
    ])
  }
}
