import ToteModel

extension Spanish {
  func budgetLabels(_ list: String) -> [String] {
    ["\(list), presupuesto por día", "\(list), por día", "Presupuesto"]
  }

  func budgetTitle(_ list: String) -> String { "Presupuesto de “\(list)”" }

  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "“\(item.name)” se añadirá automáticamente \(name($0))." }
      ?? "“\(item.name)” ya no se añadirá automáticamente."
  }

  func repeatsOnceKnown(_ item: Item) -> String {
    "“\(item.name)”: Tote aprenderá cada cuánto tras tres días de compra."
  }

  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "El presupuesto de “\(list.name)” es de \($0.shown)." }
      ?? "“\(list.name)” ya no tiene presupuesto."
  }

  func priced(_ item: Item, _ price: Price?) -> String {
    price.map { "“\(item.name)” cuesta \($0.shown)." } ?? "“\(item.name)” ya no tiene precio."
  }

  package func name(_ every: Repeat) -> String {
    switch every {
    case .days(let count): count == 1 ? "cada día" : "cada \(count) días"
    case .weeks(let count): count == 1 ? "cada semana" : "cada \(count) semanas"
    case .months(let count): count == 1 ? "cada mes" : "cada \(count) meses"
    case .usual: "con la frecuencia de siempre"
    }
  }
}
