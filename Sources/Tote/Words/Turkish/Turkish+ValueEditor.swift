import ToteModel

extension Turkish {
  var repeatLabel: String { "Sıklık" }
  func budgetLabels(_ list: String) -> [String] { ["\(list), günlük bütçe", "\(list), günlük", "Bütçe"] }
  func repeatTitle(_ item: String) -> String { "Düzenli al: \(item)" }
  var intervalExamples: String { "10 gün, 3 hafta, her zamanki, asla" }
  var never: String { "asla" }
  func budgetTitle(_ list: String) -> String { "Bütçe: “\(list)”" }
  var budgetScope: String { "listedekiler ve son 12 saatte alınanlar" }
  var budgetExample: String { "₺800, boş: bütçe yok" }

  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "“\(item.name)” \(name($0)) otomatik eklenecek." }
      ?? "“\(item.name)” artık otomatik eklenmeyecek."
  }

  var changesRepetition: String { "\(ListCommand.makeStaple.key) sıklığı değiştirir." }

  func repeatsOnceKnown(_ item: Item) -> String {
    "“\(item.name)”: Tote sıklığını üç alışveriş gününden sonra öğrenir."
  }

  func notAnInterval(_ text: String) -> String {
    "Anlaşılmadı. Örneğin: 10 gün, 3 hafta, her zamanki veya asla."
  }

  func notABudget(_ text: String) -> String { "Anlaşılmadı. Para birimiyle bir tutar yazın; örneğin ₺800." }

  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "“\(list.name)” listesinin bütçesi: \($0.shown)." }
      ?? "“\(list.name)” listesinin artık bütçesi yok."
  }

  func priced(_ item: Item, _ price: Price?) -> String {
    price.map { "“\(item.name)” fiyatı: \($0.shown)." } ?? "“\(item.name)” için artık fiyat yok."
  }

  package func name(_ every: Repeat) -> String {
    switch every {
    case .days(let count): count == 1 ? "her gün" : "\(count) günde bir"
    case .weeks(let count): count == 1 ? "her hafta" : "\(count) haftada bir"
    case .months(let count): count == 1 ? "her ay" : "\(count) ayda bir"
    case .usual: "her zamanki sıklıkta"
    }
  }
}
