import ToteModel

extension French {
  var spendingTab: TabWords { TabWords(title: "Dépenses", command: "dépenses") }
  var spendingFailed: String { "Impossible de lire vos achats." }
  var retrySpending: String { "\(SpendingCommand.retry.key) pour réessayer." }

  func spending(by grouping: Spending.Grouping, in period: SpendingScreen.Period) -> String {
    let by =
      switch grouping {
      case .week: "par semaine"
      case .month: "par mois"
      case .category: "par rayon"
      case .store: "par magasin"
      case .item: "par article"
      }
    return "Dépenses \(by), \(name(of: period))"
  }

  func name(of period: SpendingScreen.Period) -> String {
    switch period {
    case .month: "ce mois-ci"
    case .quarter: "3 derniers mois"
    case .year: "12 derniers mois"
    case .all: "depuis le début"
    }
  }

  package func unpriced(_ count: Int) -> String {
    count == 1 ? "1 article sans prix" : "\(number(count)) articles sans prix"
  }

  func nothingSpent(in period: SpendingScreen.Period) -> (String, String) {
    (
      "Aucune dépense sur cette période.",
      "Les prix de ce que vous cochez s’additionnent ici.\n\(SpendingCommand.period.key) pour une autre période."
    )
  }

  package func name(_ group: Spending.Group) -> String {
    switch group {
    case .week(let moment):
      let (_, month, day) = moment.monthName(among: Self.months)
      return "\(day) \(month)"
    case .month(let moment):
      let (year, month, _) = moment.monthName(among: Self.months)
      return "\(month) \(year)"
    case .category(let category): return name(category)
    case .store(let store): return store ?? "sans magasin"
    case .item(let name): return name
    }
  }

  private static let months = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(
    separator: " "
  ).map(String.init)
}
