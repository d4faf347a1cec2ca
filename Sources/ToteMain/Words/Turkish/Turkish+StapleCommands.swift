import ToteModel
import Tote

extension Turkish {
  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Zamanı gelen yok. Sıradaki: \(item), \($0)." }
      ?? "Zamanı gelen yok; \(quoted(item)) ürününün ne sıklıkta alındığı henüz belli değil."
  }
}
