import ToteModel

protocol ItemEditorWords {
  /// In the empty field.
  var addingExample: String { get }
  var categoryExample: String { get }
  /// What fits into this many columns.
  func addingGrammar(_ width: Int) -> String
  var addingHelp: Palette.Section { get }
  /// Below details filled in from the last purchase.
  var asLastTime: String { get }
  var add: String { get }
  var edit: String { get }
  /// In the footer while editing.
  var save: String { get }
  var cancel: String { get }
  /// Instead of a preview, when the line of an existing item is empty.
  var enterDeletes: String { get }
  func categorize(_ items: [Item]) -> String
  func add(above: Bool, _ item: Item) -> String
  func newCategory(_ category: Category) -> String
  func newCategoryInLine(_ category: Category) -> String
  /// Offers the text as a single quoted name.
  func allInQuotes(_ text: String) -> String
  /// What Enter does to the store and the category that all lines share.
  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String
  /// What Esc does to them.
  func without(_ chip: String) -> String
  /// What fits into this many columns.
  func typeCategory(_ width: Int) -> String
  func nameMissing(_ width: Int) -> String
  /// A typed price that a later one replaces.
  func replaced(_ old: String, by price: String) -> String
  /// `nil` for a new item.
  func met(_ outcome: AddOutcome) -> String?
  /// As short as possible: the item is on the list already.
  var isThere: String { get }
  func sentence(_ outcome: AddOutcome, _ item: Item) -> String
  var editedItemGone: String { get }
  func added(_ counts: AddedCounts) -> String
  /// Details without a name.
  /// A number looks like a price, but no currency is known yet.
  func whichCurrency(_ number: String, taken currency: Currency) -> String
  func nameless(_ text: String) -> String
}

extension Message {
  static var editedItemGone: Message { refused(words.editedItemGone) }
  static func added(_ additions: Additions) -> Message {
    if additions.items.count == 1, let item = additions.items.first, let outcome = additions.outcomes.first {
      return Message(words.sentence(outcome, item))
    }
    return Message(words.added(AddedCounts(additions.outcomes)))
  }
  static func nameless(_ text: String) -> Message { refused(words.nameless(text)) }
}
