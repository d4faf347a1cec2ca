import Tote
import ToteModel

extension Turkish {
  func allPriced(_ item: String?) -> String {
    item.map { "\(quoted($0)) için fiyatı olmayan alışveriş yok." } ?? "Tüm alışverişlerin fiyatı var."
  }
  func moreUnpriced(_ count: Int) -> String {
    "Bu ürünün daha eski \(number(count)) alışverişinin fiyatı yok."
  }
  func unpricedToList(_ count: Int) -> String { "\(unpriced(count)): listesi için tote price." }
}
