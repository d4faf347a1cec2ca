import ToteModel

extension English {
  func joinsRowAbove(_ sum: Amount?) -> String {
    "with the one above" + (sum.map { ": \(text($0))" } ?? "")
  }

  func addPasted(_ count: Int) -> String { "Add \(items(count))?" }
  func addItems(_ count: Int) -> String { "add \(items(count))" }

  func toggleLine(isKept: Bool) -> String { isKept ? "skip" : "include" }

  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let part = meal.part.map { "\($0.servings) of \($0.planned) servings " } ?? ""
    let added = "\(part)added \(daysAgo(meal.days, usually: nil))"
    return ["\(meal.title): \(added) to \(meal.list)", added]
  }

  var wasLeftOut: [String] { ["left out earlier today", "left out"] }
  var noSuchNote: [String] { ["no note has this title", "no such note"] }

  func servings(of meal: String, _ count: Int) -> String {
    "\(meal): \(count == 1 ? "1 serving" : "\(count) servings")"
  }

  func areOnListAlready(_ list: ShoppingList) -> String { "That is already on “\(list.name)”." }
}
