import Tote
import ToteModel

extension Turkish {
  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Ürün olmayan bir satır atlandı: \(quoted(first))"
      : "Ürün olmayan \(number(count)) satır atlandı: \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "\(quoted(name)) listesi \(isDryRun ? "oluşturulacaktı" : "oluşturuldu")."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(quoted(list)) listesine \(isDryRun ? "eklenecekti" : "eklendi"): \(item)"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item): \($0) → \(sum)" } ?? "\(item): miktarsız → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "Zaten \(quoted(list)) listesinde: \(item), artık: \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let added = "\(quoted(list)) listesine \(items(count)) \(isDryRun ? "eklenecekti" : "eklendi")"
    return already == 0 ? added : "\(added); \(items(already)) zaten listede"
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "Bir ürünün tek \(only(detail)) olur. İkincisi artık adın parçası: \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "Son fiyat geçerli: \(old) değil, \(price.shown)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "\(quoted(list)) listesinde \(items(count)) işaretlendi"
    return already == 0 ? ticked : "\(ticked); \(items(already)) zaten işaretliydi"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "\(quoted(list)) listesinde \(number(count)) ürünün işareti kaldırıldı"
    return already == 0 ? unticked : "\(unticked); \(items(already)) zaten işaretsizdi"
  }
  func movedMany(_ count: Int, to list: String) -> String {
    "\(quoted(list)) listesine \(items(count)) taşındı"
  }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "Listedekiyle \(isDryRun ? "birleşecekti" : "birleşti"): \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    "\(items(count)) listedekilerle \(isDryRun ? "birleşecekti" : "birleşti")"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "\(quoted(list)) listesinde az önce işaretlenen ürün yok: \($0.name)." }
      ?? "\(quoted(list)) listesinde işaretli ürün yok."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "\(quoted(list)) listesinden \(items(count)) silindi"
    return already == 0 ? deleted : "\(deleted); \(items(already)) zaten silinmişti"
  }

  func items(_ count: Int) -> String { "\(number(count)) ürün" }
}
