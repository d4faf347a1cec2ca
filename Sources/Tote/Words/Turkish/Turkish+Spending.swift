import ToteModel

extension Turkish {
  var spendingTab: TabWords { TabWords(title: "Harcamalar", command: "harcamalar") }
  var spendingFailed: String { "Alışverişleriniz okunamadı." }
  var retrySpending: String { "\(SpendingCommand.retry.key) ile yeniden deneyin." }

  func spending(by grouping: Spending.Grouping, in period: SpendingScreen.Period) -> String {
    let by =
      switch grouping {
      case .week: "haftalık"
      case .month: "aylık"
      case .category: "kategoriye göre"
      case .store: "mağazaya göre"
      case .item: "ürüne göre"
      }
    return "Harcamalar: \(by), \(name(of: period))"
  }

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

  func nothingSpent(in period: SpendingScreen.Period) -> (String, String) {
    (
      "Bu dönemde harcama yok.",
      "İşaretlediklerinizin fiyatları burada toplanır.\n\(SpendingCommand.period.key) ile başka bir dönem seçin."
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
    case .store(let store): return store ?? "mağaza belirtilmemiş"
    case .item(let name): return name
    }
  }

  private static let months = "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(separator: " ").map(
    String.init)
}
