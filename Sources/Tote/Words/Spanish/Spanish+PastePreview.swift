import ToteModel

extension Spanish {
  func joinsRowAbove(_ sum: Amount?) -> String {
    "con la de arriba" + (sum.map { ": \(text($0))" } ?? "")
  }

  func addPasted(_ count: Int) -> String { "¿Añadir \(items(count))?" }
  func addItems(_ count: Int) -> String { "añadir \(items(count))" }

  func toggleLine(isKept: Bool) -> String { isKept ? "omitir" : "incluir" }

  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let part = meal.part.map { "\($0.servings) de \($0.planned) raciones " } ?? ""
    let since = "desde \(daysAgo(meal.days, usually: nil))"
    return ["\(meal.title): \(part)en \(meal.list) \(since)", "\(part)en la lista \(since)"]
  }

  var wasLeftOut: [String] { ["ya se omitió hoy", "omitido hoy"] }
  var noSuchNote: [String] { ["ninguna nota se llama así", "no existe esa nota"] }

  func servings(of meal: String, _ count: Int) -> String {
    "\(meal): \(count == 1 ? "1 ración" : "\(number(count)) raciones")"
  }

  func areOnListAlready(_ list: ShoppingList) -> String { "Eso ya está en “\(list.name)”." }
}
