import ToteModel

extension Turkish {
  var buyAgain: String { "Tekrar al" }

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
  var dueHeading: String { "Zamanı gelenler" }
  var notDueHeading: String { "Diğerleri" }
  var moreOrDigits: String { "ya da sayı: kaç tane" }
  var clearSearch: String { "aramayı sil" }
  var nothingBoughtYet: String { "Henüz bir şey yok. İşaretledikleriniz hatırlanır ve burada önerilir." }
  var allBoughtIsOnList: String { "Daha önce aldıklarınızın hepsi zaten listede." }
  func isOnList(_ name: String) -> String { "“\(name)” zaten listede." }
  func onList(_ amount: String) -> String { "listede: \(amount)" }
  func alsoOnList(_ amount: String) -> String { "listede ayrıca: \(amount)" }
  var searchBought: String { "aramak için yazın, mağaza için @" }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "bugün" : days == 1 ? "dün" : "\(days) gün önce"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }

  func forgotPurchase(_ name: String) -> String {
    "“\(name)” önerilerden çıkarıldı. \(AppCommand.undo.key) ile geri alın."
  }
}
