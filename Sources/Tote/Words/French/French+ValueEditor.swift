import ToteModel

extension French {
  func budgetLabels(_ list: String) -> [String] {
    ["\(list), budget par jour", "\(list), par jour", "Budget"]
  }

  func budgetTitle(_ list: String) -> String { "Budget : \(quoted(list))" }

  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "Ajout automatique \(name($0)) : \(item.name)." }
      ?? "Plus d’ajout automatique : \(item.name)."
  }

  func repeatsOnceKnown(_ item: Item) -> String {
    "Ajout automatique \(name(.usual)) après trois jours d’achat : \(item.name)."
  }

  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "Le budget de la liste \(quoted(list.name)) est de \($0.shown)." }
      ?? "La liste \(quoted(list.name)) n’a plus de budget."
  }

  func priced(_ item: Item, _ price: Price?) -> String {
    price.map { "Prix de \(quoted(item.name)) : \($0.shown)." } ?? "\(quoted(item.name)) n’a plus de prix."
  }

  package func name(_ every: Repeat) -> String {
    switch every {
    case .days(let count): count == 1 ? "chaque jour" : "tous les \(count) jours"
    case .weeks(let count): count == 1 ? "chaque semaine" : "toutes les \(count) semaines"
    case .months(let count): count == 1 ? "chaque mois" : "tous les \(count) mois"
    case .usual: "au rythme habituel"
    }
  }
}
