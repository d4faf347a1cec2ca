import ToteModel

extension French {
  func joinsRowAbove(_ sum: Amount?) -> String {
    "avec celle du dessus" + (sum.map { " : \(text($0))" } ?? "")
  }

  func addPasted(_ count: Int) -> String { "Ajouter \(items(count)) ?" }
  func addItems(_ count: Int) -> String { "ajouter \(items(count))" }

  func toggleLine(isKept: Bool) -> String { isKept ? "écarter" : "inclure" }

  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let part = meal.part.map { "\($0.servings) sur \($0.planned) portions " } ?? ""
    let since = "depuis \(meal.days < 2 ? daysAgo(meal.days, usually: nil) : "\(meal.days) jours")"
    return ["\(meal.title) : \(part)sur \(meal.list) \(since)", "\(part)sur la liste \(since)"]
  }

  var wasLeftOut: [String] { ["écarté plus tôt aujourd’hui", "déjà écarté"] }
  var noSuchNote: [String] { ["aucune note ne s’appelle ainsi", "note introuvable"] }

  func servings(of meal: String, _ count: Int) -> String {
    "\(meal) : \(count < 2 ? "\(count) portion" : "\(count) portions")"
  }

  func areOnListAlready(_ list: ShoppingList) -> String { "Déjà sur la liste \(quoted(list.name))." }
}
