import Tote
import ToteModel

extension French {
  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Ligne laissée de côté, car ce n’est pas un article : \(quoted(first))"
      : "\(number(count)) lignes laissées de côté, car ce ne sont pas des articles : \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "Liste \(quoted(name)) \(isDryRun ? "à créer" : "créée")."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "À ajouter" : "Ajouté") à la liste \(quoted(list)) : \(item)"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item) : \($0) → \(sum)" } ?? "\(item) : sans quantité → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "Déjà sur la liste \(quoted(list)) : \(item), désormais \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let added = isDryRun ? "à ajouter" : agreed(count, "ajouté", "ajoutés")
    return "\(items(count)) \(added) à la liste \(quoted(list))"
      + (already == 0 ? "" : " ; \(number(already)) \(agreed(already, "y était", "y étaient")) déjà")
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "Un article n’a qu’\(only(detail)). L’autre fait maintenant partie du nom : \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "Le dernier prix compte : \(price.shown), et non \(old)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "\(items(count)) \(agreed(count, "coché", "cochés")) sur la liste \(quoted(list))"
    return already == 0
      ? ticked : "\(ticked) ; \(number(already)) \(agreed(already, "l’était", "l’étaient")) déjà"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "\(items(count)) \(agreed(count, "décoché", "décochés")) sur la liste \(quoted(list))"
    return already == 0
      ? unticked : "\(unticked) ; \(number(already)) ne \(agreed(already, "l’était", "l’étaient")) pas"
  }
  func movedMany(_ count: Int, to list: String) -> String {
    "\(items(count)) \(agreed(count, "déplacé", "déplacés")) vers la liste \(quoted(list))"
  }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "À fusionner" : "Fusionné") avec l’article déjà présent : \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    "\(items(count)) \(isDryRun ? "à fusionner" : agreed(count, "fusionné", "fusionnés")) avec des articles déjà présents"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "\($0.name) : rien ne vient d’être coché sur la liste \(quoted(list))." }
      ?? "Rien n’est coché sur la liste \(quoted(list))."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "\(items(count)) \(agreed(count, "supprimé", "supprimés")) de la liste \(quoted(list))"
    return already == 0
      ? deleted : "\(deleted) ; \(number(already)) \(agreed(already, "l’était", "l’étaient")) déjà"
  }

  func items(_ count: Int) -> String { counted(count, "article", "articles") }
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(agreed(count, one, many))"
  }
  /// Zero is singular too.
  private func agreed(_ count: Int, _ one: String, _ many: String) -> String { count < 2 ? one : many }
}
