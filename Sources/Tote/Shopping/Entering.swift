import Composable
import Screen
import ToteModel

/// The field that adds and edits items, with all it shows while one types: how the line is understood, what will become
/// of it, and how it may go on.
package struct Entering: Equatable, Sendable {
  /// What the field is for.
  package enum Purpose: Equatable, Sendable {
    /// A new item, below or above this one.
    case add(above: Bool, anchor: Item.ID?)
    /// This item.
    case edit(Item.ID)
    /// Another category for these items, and nothing else.
    case categorize([Item.ID])
  }

  /// What the field is for.
  package var purpose: Purpose
  package var field: TextCursor
  /// How it is understood.
  package var understood: QuickAdd?
  /// What will become of it; only for a new item.
  package var outcome: AddOutcome?
  /// The category that is said; only where the field is for nothing else.
  package var category: Category?
  /// What there is to know about how the line is understood.
  package var hint: String?
  /// How the name may go on.
  package var suggestions: [String] = []
  /// Which of them Tab takes.
  package var chosen = 0

  /// A field with this text.
  package init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    field = TextCursor(text)
  }

  var isAdding: Bool { if case .add = purpose { true } else { false } }

  /// What can be done with the line; `nil` while it does not say what the thing is called.
  var item: ParsedItem? { understood?.isNamed == true ? understood?.item : nil }
}

extension App {
  /// The user's own categories.
  var ownCategories: [Category] {
    guard let list = shopping.list else { return [] }
    // In an order of their own: a dictionary has none that would be the same the next time.
    let own = (workspace.records.categories(of: list) + workspace.records.corrections.values).filter {
      !$0.isBuiltIn
    }
    return own.sorted { ($0.key, $0.rawValue) < ($1.key, $1.rawValue) }
  }

  /// Reads the line anew after it has changed.
  mutating func understand(_ entering: Entering, at now: Moment) {
    var entering = entering
    let own = ownCategories
    if case .categorize = entering.purpose {
      entering.category = Category(line: entering.field.text, own: own)
    } else {
      entering.understood = QuickAdd(entering.field.text, own: own, stores: workspace.records.longStores)
    }
    entering.hint = entering.hint(own: own)
    entering.suggestions = suggestions(for: entering, at: now)
    entering.chosen = 0
    entering.outcome = nil
    if entering.isAdding, let list = shopping.list, let thing = entering.item {
      entering.outcome = Additions(to: list, at: now).outcome(of: thing, in: &workspace)
    }
    shopping.mode = .entering(entering)
  }

  private func suggestions(for entering: Entering, at now: Moment) -> [String] {
    guard let part = entering.completed else { return [] }
    switch part.kind {
    case .category:
      var own: [Category] = []
      for category in ownCategories where own.last != category { own.append(category) }
      let typed = Folding.fold(part.text)
      // By its short word, or else as the screen heads it.
      return (Category.builtIn + own).compactMap { category in
        [category.isBuiltIn ? category.key : category.title, category.title].first {
          Folding.fold($0).hasPrefix(typed) && Folding.fold($0) != typed
        }
      }
    case .name:
      return workspace.records.history.suggestions(for: part.text, limit: 5, at: now.milliseconds).map(\.name)
    default: return []
    }
  }
}

extension Entering {
  /// The part of the line that Tab completes: the name or the category that ends at the caret.
  var completed: (kind: QuickAdd.Kind, text: String, range: Range<Int>)? {
    let caret = field.caret
    if let word = field.before.split(separator: " ", omittingEmptySubsequences: false).last, word.first == "#"
    {
      return (.category, String(word.dropFirst()), caret - word.utf8.count + 1..<caret)
    }
    guard let span = understood?.spans.last(where: { $0.kind == .name && $0.range.upperBound == caret })
    else {
      return nil
    }
    let bytes = Array(field.text.utf8)[span.range]
    return (.name, String(decoding: bytes, as: UTF8.self), span.range)
  }

  /// The field with the chosen suggestion in the place of what it completes.
  var completing: TextCursor? {
    guard suggestions.indices.contains(chosen), let part = completed else { return nil }
    let bytes = Array(field.text.utf8)
    let head = String(decoding: bytes[..<part.range.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[part.range.upperBound...], as: UTF8.self)
    let text = head + suggestions[chosen] + (tail.isEmpty ? " " : "")
    return TextCursor(text + tail, caret: text.utf8.count)
  }
}

extension Entering {
  /// What a newcomer would trip over: a category that is new, and several words where only the first is read.
  fileprivate func hint(own: [Category]) -> String? {
    if case .categorize = purpose {
      return category.flatMap { $0.isNew(beside: own) ? "\($0.title) is a new category" : nil }
    }
    guard let understood, understood.isNamed else { return nil }
    if let words = splitWords { return "all of it? in quotes: \(words)" }
    guard let category = understood.item.category, category.isNew(beside: own) else { return nil }
    return "\(category.title) is a new category; several words in quotes: #\"My stuff\""
  }

  /// A category or store in the middle of the name, with all that may have been meant by it: `@"Whole Foods"`.
  private var splitWords: String? {
    let spans = understood?.spans ?? []
    let bytes = Array(field.text.utf8)
    func text(_ span: QuickAdd.Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
    for index in spans.indices.dropFirst().dropLast() {
      let span = spans[index]
      guard span.kind == .category || span.kind == .store, spans[index + 1].kind == .name,
        spans[..<index].contains(where: { $0.kind == .name }), let mark = text(span).first
      else { continue }
      let words = text(span).dropFirst()
      // What is known, or stands in quotes, is all of it.
      if words.hasPrefix("\"") || words.contains(" ") { continue }
      if span.kind == .category, understood?.item.category?.isBuiltIn == true { continue }
      return "\(mark)\"\(words) \(text(spans[index + 1]))\""
    }
    return nil
  }
}

extension Category {
  /// A category from a line that says nothing else: with or without its sign and quotes.
  init?(line: String, own: [Category]) {
    let words = line.filter { $0 != "#" && $0 != "\"" }
    let known = (Category.longTitles + own.map(\.title)).filter {
      Folding.fold($0).hasPrefix(Folding.fold(words)) && words.contains(" ")
    }
    self.init(short: known.count == 1 ? known[0] : words, own: own)
  }

  fileprivate func isNew(beside own: [Category]) -> Bool { !isBuiltIn && !own.contains(self) }
}
