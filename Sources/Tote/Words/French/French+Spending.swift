import ToteModel

extension French {
  var spendingTab: TabWords { TabWords(title: "Dépenses", command: "dépenses") }
  var spendingFailed: String { "Impossible de lire vos achats." }
  var retrySpending: String { "\(SpendingCommand.retry.key) pour réessayer." }
  var spendingThisMonth: String { "Ce mois-ci" }
  var spendingBudgets: String { "Budgets du mois" }
  var spendingMonths: String { "Mois par mois" }
  var spendingCategories: String { "Par rayon" }
  var spendingStores: String { "Par magasin" }
  var spendingItems: String { "Par article" }
  var spendingUnpriced: String { "Sans prix" }
  func part(_ part: String, of whole: String) -> String { "\(part) sur \(whole)" }
  func shoppingDays(_ count: Int) -> String { count == 1 ? "1 jour" : "\(number(count)) jours" }

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

  var nothingSpentThen: String { "Aucun achat avec un prix sur cette période." }
  var nothingSpentYet: (String, String) {
    (
      "Aucun achat pour l’instant.",
      "Ce que vous cochez s’additionne ici : ce mois-ci et le précédent, par rayon, magasin et article.\n"
        + "Donnez un prix aux articles, comme « lait 1,20 € », ou ajoutez-le ici plus tard."
    )
  }

  func priceTitle(_ item: String) -> String { "Prix : \(item)" }
  func priceLabels(_ item: String) -> [String] { ["\(item), prix", "Prix"] }
  var priceExamples: String { "1,20 € en tout, ou 3 €/kg" }
  var notAPrice: String { "Non reconnu. Donnez un prix avec sa devise, comme 1,20 €." }
  func priceDoesNotFit(_ item: String) -> String {
    "Ce prix ne convient pas à la quantité de \(quoted(item)). Donnez le prix total."
  }
  func priced(_ item: String, _ price: Price?) -> String {
    price.map { "Prix noté : \(item), \($0.shown)." } ?? "Prix supprimé : \(item)."
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
