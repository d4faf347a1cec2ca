import ToteModel

extension Turkish {
  var spendingTab: TabWords { TabWords(title: "Harcamalar", command: "harcamalar") }
  func shoppingDays(_ count: Int) -> String { "\(number(count)) gün" }

  package func unpriced(_ count: Int) -> String {
    "\(number(count)) ürünün fiyatı yok"
  }

  var nothingSpentYet: (String, String) {
    (
      "Henüz alışveriş yok.",
      "İşaretledikleriniz burada toplanır: geçen ayla karşılaştırma, kategori, mağaza ve ürün dağılımı.\n"
        + "Ürünlere “süt ₺45” gibi fiyat yazın veya fiyatı sonra buradan girin."
    )
  }

  func priceLabels(_ item: String) -> [String] { ["\(item), fiyat", "Fiyat"] }
  func priceDoesNotFit(_ item: String) -> String {
    "Bu fiyat “\(item)” için girilen miktara uymuyor. Toplam fiyatı yazın."
  }
  func priced(_ item: String, _ price: Price?) -> String {
    price.map { "“\(item)” fiyatı: \($0.shown)." } ?? "“\(item)” artık fiyatsız."
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
    case .store(let store): return store ?? "mağaza belirtilmemiş"
    case .item(let name): return name
    }
  }

  private static let months = "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(separator: " ").map(
    String.init)
}
