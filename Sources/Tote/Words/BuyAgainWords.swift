import ToteModel

protocol BuyAgainWords {
  var buyAgain: String { get }
  /// In the footer: adds the selected items, or the one under the cursor.
  func addAndClose(_ count: Int, isShort: Bool) -> String
  /// In the footer, next to the key that selects: how many it would select.
  func selectDue(_ count: Int) -> String
  /// All but those needed later and those that only recipes needed.
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String
  func selectAllBought(_ count: Int) -> String
  var selectNothing: String { get }
  /// In the footer: a key for more, or digits for an amount.
  var moreOrDigits: String { get }
  var clearSearch: String { get }
  var nothingBoughtYet: String { get }
  var allBoughtIsOnList: String { get }
  /// A search for something that is on the list, and so isn't offered.
  func isOnList(_ name: String) -> String
  /// If less than usual is on the list.
  func onList(_ amount: String) -> String
  /// If the amount on the list doesn't add up: fresh tomatoes besides cans.
  func alsoOnList(_ amount: String) -> String
  /// In the empty field of "Buy again".
  var searchBought: String { get }
  /// When it was last bought, and the usual interval.
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String
  func forgotPurchase(_ name: String) -> String
}

extension Message {
  static func nothingToBuyAgain(_ reason: BuyAgain.Emptiness) -> Message { refused(reason.sentence) }
  static func forgotPurchase(_ name: String) -> Message { Message(words.forgotPurchase(name)) }
}
