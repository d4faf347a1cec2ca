import ToteModel

/// What is read around the field of an item.
protocol ItemEditorWords {
  /// Under what was filled in from the last purchase.
  var asLastTime: String { get }
  var add: String { get }
  var edit: String { get }
  /// For the footer of an item that is edited.
  var save: String { get }
  var cancel: String { get }
  /// In the place of how a line is understood, when nothing is left of that of an item.
  var enterDeletes: String { get }
  /// The title of the field for a category.
  func categorize(_ items: [Item]) -> String
  func add(above: Bool, _ item: Item) -> String
  func newCategory(_ category: Category) -> String
  func newCategoryInLine(_ category: Category) -> String
  /// Offers what was typed as one name in quotes.
  func allInQuotes(_ text: String) -> String
  /// The words that fit into so many columns.
  func typeCategory(_ width: Int) -> String
  func nameMissing(_ width: Int) -> String
  /// A price that was typed before the one that counts.
  func replaced(_ old: String, by price: String) -> String
  /// What will become of what is on the list already; `nil` for what is new.
  func met(_ outcome: AddOutcome) -> String?
  /// The shortest words for what is on the list already.
  var isThere: String { get }
  /// In a preview of several lines: what becomes one with a line above it, with the sum of both if they have one.
  func joinsRowAbove(_ sum: Amount?) -> String
  /// What has become of an item.
  func sentence(_ outcome: AddOutcome, _ item: Item) -> String
}
