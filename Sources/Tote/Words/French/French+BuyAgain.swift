import ToteModel

extension French {
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "ajouter" : "ajouter \(count)"
    return isShort ? add : "\(add) et fermer"
  }

  func selectDue(_ count: Int, isShort: Bool) -> String {
    isShort ? "\(number(count)) à racheter" : "sélectionner \(number(count)) à racheter"
  }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int, isShort: Bool) -> String {
    let select = "sélectionner \(number(count))"
    if isShort { return select }
    let rest = [
      later > 0 ? "\(number(later)) pour plus tard" : nil,
      forRecipes > 0 ? "\(number(forRecipes)) de recettes" : nil,
    ]
    return "\(select) (sauf \(rest.compactMap { $0 }.joined(separator: ", ")))"
  }

  func selectAllBought(_ count: Int, isShort: Bool) -> String {
    isShort ? "tout (\(number(count)))" : "tout sélectionner (\(number(count)))"
  }

  func selectNothing(isShort: Bool) -> String { isShort ? "rien" : "tout désélectionner" }
  func isOnList(_ name: String) -> String { "\(quoted(name)) est déjà sur la liste." }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "aujourd’hui" : days == 1 ? "hier" : "il y a \(days) jours"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }
}
