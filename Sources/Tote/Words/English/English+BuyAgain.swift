import ToteModel

extension English {
  var buyAgain: String { "Buy again" }

  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "add" : "add \(count)"
    return isShort ? add : "\(add) and close"
  }

  func selectDue(_ count: Int) -> String { "\(number(count)) due" }

  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [later > 0 ? "\(later) not due yet" : nil, forRecipes > 0 ? "\(forRecipes) for recipes" : nil]
    return "\(number(count)) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }

  func selectAllBought(_ count: Int) -> String { "all \(count)" }
  var selectNothing: String { "none" }
  var moreOrDigits: String { "more, or digits" }
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
