import ToteModel

extension Spanish {
  var spendingTab: TabWords { TabWords(title: "Gastos", command: "gastos") }
  var spendingFailed: String { "No se pudieron leer tus compras." }
  var retrySpending: String { "Pulsa \(SpendingCommand.retry.key) para reintentar." }
  var spendingThisMonth: String { "Este mes" }
  var spendingBudgets: String { "Presupuestos del mes" }
  var spendingMonths: String { "Mes a mes" }
  var spendingCategories: String { "Por categoría" }
  var spendingStores: String { "Por tienda" }
  var spendingItems: String { "Por artículo" }
  var spendingUnpriced: String { "Sin precio" }
  func part(_ part: String, of whole: String) -> String { "\(part) de \(whole)" }
  func shoppingDays(_ count: Int) -> String { count == 1 ? "1 día" : "\(number(count)) días" }

  func name(of period: SpendingScreen.Period) -> String {
    switch period {
    case .month: "este mes"
    case .quarter: "últimos 3 meses"
    case .year: "últimos 12 meses"
    case .all: "desde el principio"
    }
  }

  package func unpriced(_ count: Int) -> String {
    count == 1 ? "1 artículo sin precio" : "\(number(count)) artículos sin precio"
  }

  var nothingSpentThen: String { "En ese periodo no se compró nada con precio." }
  var nothingSpentYet: (String, String) {
    (
      "Aún no hay compras.",
      "Lo que marcas se suma aquí: este mes frente al anterior, por categoría, tienda y artículo.\n"
        + "Pon precio a los artículos, como “leche 1,20 €”, o añádelo aquí más tarde."
    )
  }

  func priceTitle(_ item: String) -> String { "Precio de “\(item)”" }
  func priceLabels(_ item: String) -> [String] { ["\(item), precio", "Precio"] }
  var priceExamples: String { "1,20 € en total o 3 €/kg" }
  var notAPrice: String { "No se entiende. Escribe un precio con su moneda, como 1,20 €." }
  func priceDoesNotFit(_ item: String) -> String {
    "Ese precio no encaja con la cantidad de “\(item)”. Escribe el precio total."
  }
  func priced(_ item: String, _ price: Price?) -> String {
    price.map { "“\(item)” costó \($0.shown)." } ?? "“\(item)” ya no tiene precio."
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
    case .store(let store): return store ?? "sin tienda"
    case .item(let name): return name
    }
  }

  private static let months = "ene feb mar abr may jun jul ago sep oct nov dic".split(separator: " ").map(
    String.init)
}
