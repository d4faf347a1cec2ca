import ToteModel

extension Words {
  var buyAgain: String { say("buy-again") }
  /// The headings of what is due, and of the rest.
  var dueHeading: String { say("buy-again-due-heading") }
  var notDueHeading: String { say("buy-again-not-due-heading") }
  /// In the footer, after the key for more: a number does it too.
  var moreOrDigits: String { say("buy-again-more-or-digits") }
  var clearSearch: String { say("buy-again-clear-search") }
  var nothingBoughtYet: String { say("buy-again-nothing-bought-yet") }
  var allBoughtIsOnList: String { say("buy-again-all-bought-is-on-list") }
  /// If less than usual is on the list.
  func onList(_ amount: String) -> String { say("buy-again-on-list", ["amount": amount]) }
  /// If the amount on the list doesn't add up: fresh tomatoes besides cans.
  func alsoOnList(_ amount: String) -> String { say("buy-again-also-on-list", ["amount": amount]) }
  /// In the empty field of "Buy again".
  var searchBought: String { say("buy-again-search-bought") }
  func forgotPurchase(_ name: String) -> String { say("buy-again-forgot-purchase", ["name": name]) }
}

extension Words {
  /// In the footer: adds the selected items, or the one under the cursor.
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    switch (count, isShort) {
    case (0, true): say("buy-again-add")
    case (0, false): say("buy-again-add", attribute: "and-close")
    case (_, true): say("buy-again-add-some", ["count": count])
    case (_, false): say("buy-again-add-some", attribute: "and-close", ["count": count])
    }
  }
  /// In the footer, next to the key that selects: how many it would select.
  func selectDue(_ count: Int, isShort: Bool) -> String {
    isShort
      ? say("buy-again-select-due", attribute: "short", ["count": counted(count)])
      : say("buy-again-select-due", ["count": counted(count)])
  }
  /// All but those needed later and those that only recipes needed.
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int, isShort: Bool) -> String {
    if isShort { return say("buy-again-select", ["count": counted(count)]) }
    let rest = [
      later > 0 ? say("buy-again-due-later", ["count": counted(later)]) : nil,
      forRecipes > 0 ? say("buy-again-for-recipes", ["count": counted(forRecipes)]) : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    return say("buy-again-select-others", ["count": counted(count), "rest": rest])
  }
  func selectAllBought(_ count: Int, isShort: Bool) -> String {
    isShort
      ? say("buy-again-select-all", attribute: "short", ["count": counted(count)])
      : say("buy-again-select-all", ["count": counted(count)])
  }
  func selectNothing(isShort: Bool) -> String {
    isShort ? say("buy-again-select-none", attribute: "short") : say("buy-again-select-none")
  }
  /// A search for something that is on the list, and so isn't offered.
  func isOnList(_ name: String) -> String { say("buy-again-is-on-list", ["name": name]) }
  /// When it was last bought, and the usual interval.
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = say("buy-again-days-ago", ["count": Int(days)])
    return gap.map { "\(ago) · \(everyDays($0))" } ?? ago
  }
}

extension Message {
  static func nothingToBuyAgain(_ reason: BuyAgain.Emptiness) -> Message { refused(reason.sentence) }
  static func forgotPurchase(_ name: String) -> Message { Message(words.forgotPurchase(name)) }
}
