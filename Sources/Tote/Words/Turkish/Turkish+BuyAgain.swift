import ToteModel

extension Turkish {
  var buyAgain: String { "Tekrar al" }

  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "ekle" : "\(number(count)) ürün ekle"
    return isShort ? add : "\(add) ve kapat"
  }

  func selectDue(_ count: Int) -> String { "zamanı gelen \(count)" }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [
      later > 0 ? "\(later) henüz değil" : nil, forRecipes > 0 ? "\(forRecipes) tarifler için" : nil,
    ]
    return "\(number(count)) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }

  func selectAllBought(_ count: Int) -> String { "tümü (\(number(count)))" }
  var selectNothing: String { "hiçbiri" }
  var moreOrDigits: String { "artır ya da rakam" }
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
