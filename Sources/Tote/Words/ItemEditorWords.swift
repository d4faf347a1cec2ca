import Screen
import ToteModel

/// What people read around the field of an item.
enum ItemEditorWords {
  static let add = "Add"
  static let edit = "Edit"
  static let keep = "keep"
  static let leaveAsItWas = "leave as it was"
  static let completionKey = ItemEditorCommand.complete.key

  static func categorize(_ items: [Item]) -> String { "Another category for \(items.summary)" }

  static func add(above: Bool, _ item: Item) -> String { "Add \(above ? "above" : "below") \(item.name)" }

  static func newCategory(_ category: Category) -> String { "\(category.title) is a new category" }

  static func newCategoryInLine(_ category: Category) -> String {
    "\(category.title) is a new category; several words in quotes: #\"My stuff\""
  }

  static func allInQuotes(_ words: String) -> String { "all of it? in quotes: \(words)" }

  // Of each the words that fit into so many columns.
  static func typeCategory(_ width: Int) -> String {
    width < 50 ? "a category" : "a category; \(ItemEditorCommand.commit.key) without one changes nothing"
  }

  static func nameMissing(_ width: Int) -> String {
    width < 50 ? "a name is missing" : "a name is missing: in quotes, this would be one"
  }

  /// What will become of what is on the list already, or stays apart from it; `nil` for what is new.
  static func preview(_ outcome: AddOutcome) -> String? {
    if case .apart = outcome { "on the list too, stays apart" } else { met(outcome) }
  }

  /// What will become of what is on the list already; `nil` for what is new.
  static func met(_ outcome: AddOutcome) -> String? {
    switch outcome {
    case .summed(let sum, let was?): "on the list: \(was) → \(sum)"
    case .summed(let sum, nil): "on the list, will be \(sum)"
    case .unticked: "in the basket, will be wanted again"
    case .there: "on the list already"
    case .new, .apart: nil
    }
  }

  /// What has become of an item, in a sentence.
  static func sentence(_ outcome: AddOutcome, _ item: Item) -> String {
    switch outcome {
    case .new(let category), .apart(let category): "Added \(item.name) to \(category.title)."
    case .summed(let sum, let was?): "\(item.name) was there with \(was): now \(sum)."
    case .summed(let sum, nil): "\(item.name) was there: now \(sum)."
    case .unticked: "\(item.name) is wanted again."
    case .there: "\(item.name) is on the list already."
    }
  }
}
