import ToteModel

extension Spanish {
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "añadir" : "añadir \(count)"
    return isShort ? add : "\(add) y cerrar"
  }

  func selectDue(_ count: Int, isShort: Bool) -> String {
    let due = count == 1 ? "1 que toca" : "\(number(count)) que tocan"
    return isShort ? due : "seleccionar \(due)"
  }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int, isShort: Bool) -> String {
    let select = "seleccionar \(number(count))"
    if isShort { return select }
    let rest = [
      later > 0 ? "\(number(later)) para más tarde" : nil,
      forRecipes > 0 ? "\(number(forRecipes)) de recetas" : nil,
    ]
    return "\(select) (menos \(rest.compactMap { $0 }.joined(separator: ", ")))"
  }

  func selectAllBought(_ count: Int, isShort: Bool) -> String {
    isShort ? "todo (\(number(count)))" : "seleccionar todo (\(number(count)))"
  }

  func selectNothing(isShort: Bool) -> String { isShort ? "nada" : "quitar la selección" }
  func isOnList(_ name: String) -> String { "“\(name)” ya está en la lista." }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "hoy" : days == 1 ? "ayer" : "hace \(days) días"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }
}
