import ToteModel

extension French {
  var spendingTab: TabWords { TabWords(title: "Dépenses", command: "dépenses") }
  func shoppingDays(_ count: Int) -> String { count == 1 ? "1 jour" : "\(number(count)) jours" }

  package func unpriced(_ count: Int) -> String {
    count == 1 ? "1 article sans prix" : "\(number(count)) articles sans prix"
  }

  var nothingSpentYet: (String, String) {
    (
      "Aucun achat pour l’instant.",
      "Ce que vous cochez s’additionne ici : ce mois-ci et le précédent, par rayon, magasin et article.\n"
        + "Donnez un prix aux articles, comme « lait 1,20 € », ou ajoutez-le ici plus tard."
    )
  }

  func priceLabels(_ item: String) -> [String] { ["\(item), prix", "Prix"] }
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
