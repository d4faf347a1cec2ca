import Screen

extension BuyAgain {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openBuyAgain, group: .items, keys: ["b"], tab: .lists)
  }
}

/// What can be asked for while something is chosen that was bought before, besides what every such list hears. Digits say how much
/// of it is wanted.
enum BuyAgainCommand: String, ScreenCommand {
  case select = "buyAgain.select"
  case selectAll = "buyAgain.selectAll"
  case more = "buyAgain.more"
  case less = "buyAgain.less"
  case forget = "buyAgain.forget"

  var action: BuyAgainAction {
    switch self {
    case .select: .toggled
    case .selectAll: .allToggled
    case .more: .amountStepped(up: true)
    case .less: .amountStepped(up: false)
    case .forget: .forgotten
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .select: ["space"]
    case .selectAll: ["ctrl+a"]
    case .more: ["+"]
    case .less: ["-"]
    case .forget: ["delete", "ctrl+d"]
    }
  }
}

private let buyAgainKeys = Localized {
  Keymap<BuyAgainAction>.searchPicker(Keymap(BuyAgainCommand.self, footer: []))
}

extension BuyAgain {
  /// The keys; the footer says what they do next, with how many, and whether leaving takes one press more.
  package var keymap: Keymap<BuyAgainAction> {
    let leaving = SearchPickerCommand<BuyAgainAction>.closeHint(isSearching: !field.isEmpty)
    guard let nextTitle else { return buyAgainKeys.value.footer([leaving]) }
    return buyAgainKeys.value.footer([
      SearchPickerCommand<BuyAgainAction>.choose.hint(words.addAndClose(selection.count, isShort: isNarrow)),
      // Before the key that selects one, for that is Space everywhere.
      BuyAgainCommand.selectAll.hint(nextTitle),
      BuyAgainCommand.more.hint(isNarrow ? nil : words.moreOrDigits), BuyAgainCommand.select.hint(),
      BuyAgainCommand.forget.hint(), leaving,
    ])
  }
}
