import ToteModel

extension French {
  var repeatLabel: String { "Rythme" }

  func budgetLabels(_ list: String) -> [String] {
    ["\(list), budget par jour", "\(list), par jour", "Budget"]
  }

  func repeatTitle(_ item: String) -> String { "Ajout automatique : \(item)" }
  var intervalExamples: String { "10 jours, 3 semaines, habituel, jamais" }
  var never: String { "jamais" }
  func budgetTitle(_ list: String) -> String { "Budget : \(quoted(list))" }
  var budgetScope: String { "la liste et les achats des 12 dernières heures" }
  var budgetExample: String { "80 €, vide : aucun" }

  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "Ajout automatique \(name($0)) : \(item.name)." }
      ?? "Plus d’ajout automatique : \(item.name)."
  }

  var changesRepetition: String { "\(ListCommand.makeStaple.key) pour changer le rythme." }

  func repeatsOnceKnown(_ item: Item) -> String {
    "Ajout automatique \(name(.usual)) après trois jours d’achat : \(item.name)."
  }

  func notAnInterval(_ text: String) -> String {
    "Non reconnu. Par exemple : 10 jours, 3 semaines, habituel ou jamais."
  }

  func notABudget(_ text: String) -> String { "Non reconnu. Donnez un prix avec sa devise, comme 80 €." }

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
