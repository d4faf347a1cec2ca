import ToteModel

protocol ItemEditorWords {
  /// What fits into this many columns.
  func addingGrammar(_ width: Int) -> String
  var addingHelp: Palette.Section { get }
  func categorize(_ items: [Item]) -> String
  func add(above: Bool, _ item: Item) -> String
  func newCategory(_ category: Category) -> String
  func newCategoryInLine(_ category: Category) -> String
  /// What Enter does to the store and the category that all lines share.
  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String
  /// What fits into this many columns.
  func typeCategory(_ width: Int) -> String
  func nameMissing(_ width: Int) -> String
  /// `nil` for a new item.
  func met(_ outcome: AddOutcome) -> String?
  func sentence(_ outcome: AddOutcome, _ item: Item) -> String
  func added(_ counts: AddedCounts) -> String
}

extension Words {
  /// In the empty field.
  var addingExample: String { say("item-editor-adding-example") }
  var categoryExample: String { say("item-editor-category-example") }
  /// Below details filled in from the last purchase.
  var asLastTime: String { say("item-editor-as-last-time") }
  var add: String { say("item-editor-add") }
  var edit: String { say("item-editor-edit") }
  /// In the footer while editing.
  var save: String { say("item-editor-save") }
  var cancel: String { say("item-editor-cancel") }
  /// Instead of a preview, when the line of an existing item is empty.
  var enterDeletes: String { say("item-editor-enter-deletes") }
  /// Offers the text as a single quoted name.
  func allInQuotes(_ text: String) -> String { say("item-editor-all-in-quotes", ["text": text]) }
  /// What Esc does to them.
  func without(_ chip: String) -> String { say("item-editor-without", ["chip": chip]) }
  /// A typed price that a later one replaces.
  func replaced(_ old: String, by price: String) -> String {
    say("item-editor-replaced", ["price": price, "old": old])
  }
  /// As short as possible: the item is on the list already.
  var isThere: String { say("item-editor-is-there") }
  var editedItemGone: String { say("item-editor-edited-item-gone") }
  /// Details without a name.
  /// A number looks like a price, but no currency is known yet.
  func whichCurrency(_ number: String, taken currency: Currency) -> String {
    say("item-editor-which-currency", ["number": number, "currency": currency.rawValue])
  }
  func nameless(_ text: String) -> String { say("item-editor-nameless", ["text": text]) }
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
