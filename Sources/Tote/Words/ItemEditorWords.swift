import ToteModel

/// The field of an item.
protocol ItemEditorWords {
  /// Below details filled in from the last purchase.
  var asLastTime: String { get }
  var add: String { get }
  var edit: String { get }
  /// In the footer while editing.
  var save: String { get }
  var cancel: String { get }
  /// Instead of a preview, when the line of an existing item is empty.
  var enterDeletes: String { get }
  /// The title of the field for a category.
  func categorize(_ items: [Item]) -> String
  func add(above: Bool, _ item: Item) -> String
  func newCategory(_ category: Category) -> String
  func newCategoryInLine(_ category: Category) -> String
  /// Offers the text as a single quoted name.
  func allInQuotes(_ text: String) -> String
  /// What fits into this many columns.
  func typeCategory(_ width: Int) -> String
  func nameMissing(_ width: Int) -> String
  /// A typed price that a later one replaces.
  func replaced(_ old: String, by price: String) -> String
  /// What will happen to an item on the list; `nil` for a new one.
  func met(_ outcome: AddOutcome) -> String?
  /// As short as possible: the item is on the list already.
  var isThere: String { get }
  /// In a preview: merges with a line above, giving this sum.
  func joinsRowAbove(_ sum: Amount?) -> String
  /// What happened to an item.
  func sentence(_ outcome: AddOutcome, _ item: Item) -> String
}
