import Tote
import ToteModel

extension Spanish {
  func allPriced(_ item: String?) -> String {
    item.map { "No hay compras de \(quoted($0)) sin precio." } ?? "Todas las compras tienen precio."
  }
  func moreUnpriced(_ count: Int) -> String {
    count == 1
      ? "Queda 1 compra anterior de este artículo sin precio."
      : "Quedan \(number(count)) compras anteriores de este artículo sin precio."
  }
  func unpricedToList(_ count: Int) -> String {
    "\(unpriced(count)): tote price \(count == 1 ? "lo" : "los") muestra."
  }
}
