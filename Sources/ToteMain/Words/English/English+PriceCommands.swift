import Tote
import ToteModel

extension English {
  func allPriced(_ item: String?) -> String {
    item.map { "No purchase of \(quoted($0)) lacks a price." } ?? "All purchases have a price."
  }
  func moreUnpriced(_ count: Int) -> String {
    count == 1
      ? "1 older purchase of it has no price." : "\(number(count)) older purchases of it have no price."
  }
  func unpricedToList(_ count: Int) -> String {
    "\(unpriced(count)): tote price lists \(count == 1 ? "it" : "them")."
  }
}
