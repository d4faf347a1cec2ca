import Screen

extension BuyAgain {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openBuyAgain, group: .items, keys: ["b"], tab: .lists)
  }
}

/// What can be asked for while something is chosen that was bought before, besides what every such list hears.
enum BuyAgainCommand: String, ScreenCommand {
  case select = "buyAgain.select"
  case selectAll = "buyAgain.selectAll"
  case forget = "buyAgain.forget"

  var action: BuyAgainAction {
    switch self {
    case .select: .toggled
    case .selectAll: .allToggled
    case .forget: .forgotten
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .select: ["space"]
    case .selectAll: ["ctrl+a"]
    case .forget: ["delete", "ctrl+d"]
    }
  }
}

let buyAgainKeys = Localized { keys(selectAll: words.selectAllBought) }

/// The same while something is due that is not selected: that is selected first.
let buyDueKeys = Localized { keys(selectAll: words.selectDue) }

/// The same while nothing is due, but some of it is known to be needed later: that is left out at first.
let buyUndecidedKeys = Localized { keys(selectAll: words.selectNotLater) }

private func keys(selectAll title: String) -> Keymap<BuyAgainAction> {
  .searchPicker(Keymap(BuyAgainCommand.self, footer: [])).footer([
    SearchPickerCommand<BuyAgainAction>.choose.hint(), BuyAgainCommand.select.hint(),
    BuyAgainCommand.selectAll.hint(title), BuyAgainCommand.forget.hint(),
    SearchPickerCommand<BuyAgainAction>.close.hint(),
  ])
}
