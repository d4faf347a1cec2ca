import Tote
import ToteModel

extension French {
  func allPriced(_ item: String?) -> String {
    item.map { "Aucun achat sans prix pour \(quoted($0))." } ?? "Tous les achats ont un prix."
  }
  func moreUnpriced(_ count: Int) -> String {
    count == 1
      ? "1 achat plus ancien de cet article est sans prix."
      : "\(number(count)) achats plus anciens de cet article sont sans prix."
  }
  func unpricedToList(_ count: Int) -> String { "\(unpriced(count)) : tote price en donne la liste." }
}
