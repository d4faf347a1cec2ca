import Screen
import ToteModel

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
  var discard: String { say("item-editor-discard") }
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
    say("item-editor-which-currency", ["number": number, "currency": currency.sign])
  }
  func isUnknown(currency: String) -> String {
    say("item-editor-unknown-currency", ["currency": currency])
  }
  func nameless(_ text: String) -> String { say("item-editor-nameless", ["text": text]) }
}

extension Words {
  /// What fits into this many columns.
  func addingGrammar(_ width: Int) -> String {
    // With some room to its right: a sentence that fills the line looks as if it were cut.
    [say("item-editor-grammar"), say("item-editor-grammar", attribute: "shorter")]
      .first { $0.columns + 4 <= width }
      ?? say("item-editor-grammar", attribute: "shortest")
  }
  var addingHelp: Palette.Section { help(say("item-editor-adding-help")) }
  func categorize(_ items: [Item]) -> String {
    say("item-editor-categorize", ["count": items.count, "name": items.firstName])
  }
  func add(above: Bool, _ item: Item) -> String {
    say("item-editor-add-beside", ["above": above, "name": item.name])
  }
  func newCategory(_ category: Category) -> String {
    say("item-editor-new-category", ["category": name(category)])
  }
  func newCategoryInLine(_ category: Category) -> String {
    say("item-editor-new-category-in-line", ["category": name(category)])
  }
  /// What Enter does to the store and the category that all lines share.
  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String {
    switch change {
    case .kept(let marks): say("item-editor-keeps", ["marks": marks.chip])
    case .dropped(let mark): say("item-editor-drops", ["mark": prefix.chip(of: mark)])
    }
  }
  /// What fits into this many columns.
  func typeCategory(_ width: Int) -> String {
    width < 50 ? say("item-editor-type-category", attribute: "short") : say("item-editor-type-category")
  }
  func nameMissing(_ width: Int) -> String {
    width < 50 ? say("item-editor-name-missing", attribute: "short") : say("item-editor-name-missing")
  }
  /// `nil` for a new item.
  func met(_ outcome: AddOutcome) -> String? {
    switch outcome {
    case .summed(let sum, let was?): say("item-editor-met-sum", ["old": text(was), "sum": text(sum)])
    case .summed(let sum, nil): say("item-editor-met-first-amount", ["sum": text(sum)])
    case .unticked: say("item-editor-met-ticked")
    case .there: say("item-editor-met-same")
    case .changed(let now, let was): say("item-editor-met-changed", ["changes": now.changes(since: was)])
    case .apart(_, let beside): say("item-editor-met-apart", ["beside": beside.distinction])
    case .new: nil
    }
  }
  func sentence(_ outcome: AddOutcome, _ item: Item) -> String {
    switch outcome {
    case .new(let category):
      say("item-editor-done-new", ["name": item.name, "category": name(category)])
    case .apart(let category, let beside):
      say(
        "item-editor-done-apart",
        ["name": item.name, "category": name(category), "beside": beside.distinction])
    case .summed(let sum, let was?):
      say("item-editor-done-sum", ["name": item.name, "old": text(was), "sum": text(sum)])
    case .summed(let sum, nil):
      say("item-editor-done-first-amount", ["name": item.name, "sum": text(sum)])
    case .unticked: say("item-editor-done-ticked", ["name": item.name])
    case .there: say("item-editor-done-same", ["name": item.name])
    case .changed(let now, let was):
      say("item-editor-done-changed", ["name": item.name, "changes": now.changes(since: was)])
    }
  }
  func added(_ counts: AddedCounts) -> String {
    let text = becameOf(counts)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
  /// In a sentence: `added 4 items; updated 1`.
  func becameOf(_ counts: AddedCounts) -> String {
    let parts = counted([
      (counts.new, { say("item-editor-added-new", ["first": $1, "count": $0]) }),
      (counts.updated, { say("item-editor-added-updated", ["first": $1, "count": $0]) }),
      (counts.putBack, { say("item-editor-added-put-back", ["first": $1, "count": $0]) }),
      (counts.there, { say("item-editor-added-there", ["first": $1, "count": $0]) }),
    ])
    return parts.dropFirst().reduce(parts[0]) {
      say("item-editor-added-joined", ["before": $0, "next": $1])
    }
  }
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
