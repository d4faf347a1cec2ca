import ToteModel

extension English {
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
  func isOnList(_ name: String) -> String { "“\(name)” is on the list." }

  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }
}
