import Tote
import ToteModel

extension Spanish {
  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Se omitió una línea que no es un artículo: \(quoted(first))"
      : "Se omitieron \(number(count)) líneas que no son artículos: \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Se crearía" : "Se creó") la lista \(quoted(name))."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Se añadiría" : "Se añadió") a \(quoted(list)): \(item)"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item): \($0) → \(sum)" } ?? "\(item): sin cantidad → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "Ya está en \(quoted(list)): \(item), ahora: \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let verb =
      isDryRun ? agreed(count, "Se añadiría", "Se añadirían") : agreed(count, "Se añadió", "Se añadieron")
    let added = "\(verb) \(items(count)) a \(quoted(list))"
    return already == 0 ? added : "\(added); \(number(already)) ya \(agreed(already, "estaba", "estaban"))"
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "Un artículo admite \(only(detail)). Lo demás pasa a formar parte del nombre: \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "Cuenta el último precio: \(price.shown), no \(old)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "\(agreed(count, "Se marcó", "Se marcaron")) \(items(count)) de \(quoted(list))"
    return already == 0
      ? ticked : "\(ticked); \(number(already)) ya \(agreed(already, "estaba marcado", "estaban marcados"))"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "\(agreed(count, "Se desmarcó", "Se desmarcaron")) \(items(count)) de \(quoted(list))"
    return already == 0
      ? unticked
      : "\(unticked); \(number(already)) no \(agreed(already, "estaba marcado", "estaban marcados"))"
  }
  func movedMany(_ count: Int, to list: String) -> String {
    "\(agreed(count, "Se movió", "Se movieron")) \(items(count)) a \(quoted(list))"
  }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Se combinaría" : "Se combinó") con lo que ya había: \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    let verb =
      isDryRun
      ? agreed(count, "Se combinaría", "Se combinarían") : agreed(count, "Se combinó", "Se combinaron")
    return "\(verb) \(items(count)) con lo que ya había"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "No acabas de marcar nada de \(quoted(list)) en \($0.name)." }
      ?? "No hay nada marcado en \(quoted(list))."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "\(agreed(count, "Se eliminó", "Se eliminaron")) \(items(count)) de \(quoted(list))"
    return already == 0
      ? deleted
      : "\(deleted); \(number(already)) ya se \(agreed(already, "había eliminado", "habían eliminado"))"
  }

  func items(_ count: Int) -> String { counted(count, "artículo", "artículos") }
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(agreed(count, one, many))"
  }
  private func agreed(_ count: Int, _ one: String, _ many: String) -> String { count == 1 ? one : many }
}
