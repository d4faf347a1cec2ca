import ToteModel

extension Turkish {
  func joinsRowAbove(_ sum: Amount?) -> String {
    "yukarıdakiyle birlikte" + (sum.map { ": \(text($0))" } ?? "")
  }

  func addPasted(_ count: Int) -> String { "\(number(count)) ürün eklensin mi?" }
  func addItems(_ count: Int) -> String { "\(number(count)) ürün ekle" }

  func toggleLine(isKept: Bool) -> String { isKept ? "atla" : "ekle" }

  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let day = daysAgo(meal.days, usually: nil)
    let part = meal.part.map { "\($0.planned) kişiliğin \($0.servings) kişiliği " } ?? ""
    return ["\(meal.title): \(part)\(day) \(meal.list) listesine eklendi", "\(part)\(day) eklendi"]
  }

  var wasLeftOut: [String] { ["bugün atlanmıştı", "atlandı"] }
  var noSuchNote: [String] { ["bu başlıkta not yok", "not yok"] }

  func servings(of meal: String, _ count: Int) -> String {
    "\(meal): \(count) kişilik"
  }

  func areOnListAlready(_ list: ShoppingList) -> String { "Zaten “\(list.name)” listesinde." }
}
