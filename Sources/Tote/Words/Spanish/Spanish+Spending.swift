import ToteModel

extension Spanish {
  var spendingTab: TabWords { TabWords(title: "Gastos", command: "gastos") }
  var spendingFailed: String { "No se pudieron leer tus compras." }
  var retrySpending: String { "Pulsa \(SpendingCommand.retry.key) para reintentar." }

  func spending(by grouping: Spending.Grouping, in period: SpendingScreen.Period) -> String {
    let by =
      switch grouping {
      case .week: "por semana"
      case .month: "por mes"
      case .category: "por categoría"
      case .store: "por tienda"
      case .item: "por artículo"
      }
    return "Gastos \(by), \(name(of: period))"
  }

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

  func nothingSpent(in period: SpendingScreen.Period) -> (String, String) {
    (
      "Sin gastos en este periodo.",
      "Aquí se suman los precios de lo que marcas.\nPulsa \(SpendingCommand.period.key) para ver otro periodo."
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
    case .store(let store): return store ?? "sin tienda"
    case .item(let name): return name
    }
  }

  private static let months = "ene feb mar abr may jun jul ago sep oct nov dic".split(separator: " ").map(
    String.init)
}
