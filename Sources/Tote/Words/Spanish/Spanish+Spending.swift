import ToteModel

extension Spanish {
  var spendingTab: TabWords { TabWords(title: "Gastos", command: "gastos") }
  func shoppingDays(_ count: Int) -> String { count == 1 ? "1 día" : "\(number(count)) días" }

  package func unpriced(_ count: Int) -> String {
    count == 1 ? "1 artículo sin precio" : "\(number(count)) artículos sin precio"
  }

  var nothingSpentYet: (String, String) {
    (
      "Aún no hay compras.",
      "Lo que marcas se suma aquí: este mes frente al anterior, por categoría, tienda y artículo.\n"
        + "Pon precio a los artículos, como “leche 1,20 €”, o añádelo aquí más tarde."
    )
  }

  func priceLabels(_ item: String) -> [String] { ["\(item), precio", "Precio"] }
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
