import ToteModel

extension Turkish {
  var spendingTab: TabWords { TabWords(title: "Harcamalar", command: "harcamalar") }
  var spendingFailed: String { "Alışverişleriniz okunamadı." }
  var retrySpending: String { "\(SpendingCommand.retry.key) ile yeniden deneyin." }
  var spendingThisMonth: String { "Bu ay" }
  var spendingBudgets: String { "Bu ayın bütçeleri" }
  var spendingMonths: String { "Aylara göre" }
  var spendingCategories: String { "Kategoriye göre" }
  var spendingStores: String { "Mağazaya göre" }
  var spendingItems: String { "Ürüne göre" }
  var spendingUnpriced: String { "Fiyatı olmayanlar" }
  func part(_ part: String, of whole: String) -> String { "\(part) / \(whole)" }
  func shoppingDays(_ count: Int) -> String { "\(number(count)) gün" }

  func name(of period: SpendingScreen.Period) -> String {
    switch period {
    case .month: "bu ay"
    case .quarter: "son 3 ay"
    case .year: "son 12 ay"
    case .all: "tüm zamanlar"
    }
  }

  package func unpriced(_ count: Int) -> String {
    "\(number(count)) ürünün fiyatı yok"
  }

  var nothingSpentThen: String { "O dönemde fiyatı olan bir alışveriş yok." }
  var nothingSpentYet: (String, String) {
    (
      "Henüz alışveriş yok.",
      "İşaretledikleriniz burada toplanır: geçen ayla karşılaştırma, kategori, mağaza ve ürün dağılımı.\n"
        + "Ürünlere “süt ₺45” gibi fiyat yazın veya fiyatı sonra buradan girin."
    )
  }

  func priceTitle(_ item: String) -> String { "Fiyat: “\(item)”" }
  func priceLabels(_ item: String) -> [String] { ["\(item), fiyat", "Fiyat"] }
  var priceExamples: String { "toplam ₺45 veya ₺60/kg" }
  var notAPrice: String { "Anlaşılmadı. Para birimiyle bir fiyat yazın; örneğin ₺45." }
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
