import ToteModel

extension Turkish {
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "ekle" : "\(number(count)) ürün ekle"
    return isShort ? add : "\(add) ve kapat"
  }

  func selectDue(_ count: Int, isShort: Bool) -> String {
    isShort ? "zamanı gelen \(number(count))" : "zamanı gelen \(number(count)) ürünü seç"
  }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int, isShort: Bool) -> String {
    let select = "\(number(count)) ürün seç"
    if isShort { return select }
    let rest = [
      later > 0 ? "zamanı gelmeyen \(number(later))" : nil,
      forRecipes > 0 ? "tarifler için \(number(forRecipes))" : nil,
    ]
    return "\(select) (\(rest.compactMap { $0 }.joined(separator: ", ")) hariç)"
  }

  func selectAllBought(_ count: Int, isShort: Bool) -> String {
    isShort ? "tümü (\(number(count)))" : "tümünü seç (\(number(count)))"
  }

  func selectNothing(isShort: Bool) -> String { isShort ? "hiçbiri" : "seçimi kaldır" }
  func isOnList(_ name: String) -> String { "“\(name)” zaten listede." }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "bugün" : days == 1 ? "dün" : "\(days) gün önce"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }
}
