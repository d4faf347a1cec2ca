import ToteModel

protocol BuyAgainWords {
  var buyAgain: String { get }
  /// In the footer: adds the selected items, or the one under the cursor.
  func addAndClose(_ count: Int, isShort: Bool) -> String
  /// In the footer, next to the key that selects: how many it would select.
  func selectDue(_ count: Int, isShort: Bool) -> String
  /// All but those needed later and those that only recipes needed.
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int, isShort: Bool) -> String
  func selectAllBought(_ count: Int, isShort: Bool) -> String
  func selectNothing(isShort: Bool) -> String
  /// The headings of what is due, and of the rest.
  var dueHeading: String { get }
  var notDueHeading: String { get }
  /// In the footer, after the key for more: a number does it too.
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
