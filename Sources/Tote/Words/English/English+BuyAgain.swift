import ToteModel

extension English {
  var buyAgain: String { "Buy again" }

  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "add" : "add \(count)"
    return isShort ? add : "\(add) and close"
  }

  func selectDue(_ count: Int, isShort: Bool) -> String {
    isShort ? "\(number(count)) due" : "select \(number(count)) due"
  }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int, isShort: Bool) -> String {
    let select = "select \(number(count))"
    if isShort { return select }
    let recipes = forRecipes == 1 ? "1 recipe item" : "\(number(forRecipes)) recipe items"
    let rest = [later > 0 ? "\(number(later)) due later" : nil, forRecipes > 0 ? recipes : nil]
    return "\(select) (not \(rest.compactMap { $0 }.joined(separator: ", ")))"
  }

  func selectAllBought(_ count: Int, isShort: Bool) -> String {
    isShort ? "all \(number(count))" : "select all \(number(count))"
  }

  func selectNothing(isShort: Bool) -> String { isShort ? "none" : "select none" }
  var dueHeading: String { "Due" }
  var notDueHeading: String { "Everything else" }
  var moreOrDigits: String { "or a number: how many" }
  var clearSearch: String { "clear search" }
  var nothingBoughtYet: String { "Nothing yet. Items you tick will be offered here." }
  var allBoughtIsOnList: String { "Everything you bought before is already on the list." }
  func isOnList(_ name: String) -> String { "“\(name)” is on the list." }
  func onList(_ amount: String) -> String { "on the list: \(amount)" }
  func alsoOnList(_ amount: String) -> String { "also on the list: \(amount)" }
  var searchBought: String { "type to search, @ for a store" }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }

  func forgotPurchase(_ name: String) -> String { "Forgot \(name). \(AppCommand.undo.key) undoes." }
}
