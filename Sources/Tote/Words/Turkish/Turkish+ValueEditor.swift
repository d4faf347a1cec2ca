import ToteModel

extension Turkish {
  func budgetLabels(_ list: String) -> [String] { ["\(list), günlük bütçe", "\(list), günlük", "Bütçe"] }
  func budgetTitle(_ list: String) -> String { "Bütçe: “\(list)”" }

  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "“\(item.name)” \(name($0)) otomatik eklenecek." }
      ?? "“\(item.name)” artık otomatik eklenmeyecek."
  }

  func repeatsOnceKnown(_ item: Item) -> String {
    "“\(item.name)”: Tote sıklığını üç alışveriş gününden sonra öğrenir."
  }

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
