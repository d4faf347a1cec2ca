import ToteModel

extension Spanish {
  var buyAgain: String { "Volver a comprar" }

  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "añadir" : "añadir \(count)"
    return isShort ? add : "\(add) y cerrar"
  }

  func selectDue(_ count: Int) -> String { count == 1 ? "1 que toca" : "\(number(count)) que tocan" }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [later > 0 ? "\(later) aún no" : nil, forRecipes > 0 ? "\(forRecipes) de recetas" : nil]
    return "\(number(count)) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }

  func selectAllBought(_ count: Int) -> String { "todo (\(number(count)))" }
  var selectNothing: String { "nada" }
  var moreOrDigits: String { "más, o cifras" }
  var clearSearch: String { "quitar la búsqueda" }
  var nothingBoughtYet: String { "Aún no hay nada. Lo que marques se recordará y aparecerá aquí." }
  var allBoughtIsOnList: String { "Todo lo que compraste antes ya está en la lista." }
  func isOnList(_ name: String) -> String { "“\(name)” ya está en la lista." }
  func onList(_ amount: String) -> String { "en la lista: \(amount)" }
  func alsoOnList(_ amount: String) -> String { "también en la lista: \(amount)" }
  var searchBought: String { "escribe para buscar, @ por tienda" }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "hoy" : days == 1 ? "ayer" : "hace \(days) días"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }

  func forgotPurchase(_ name: String) -> String {
    "Se olvidó “\(name)”. Pulsa \(AppCommand.undo.key) para deshacer."
  }
}
