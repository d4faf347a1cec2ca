import Composable
import Screen

/// The field that adds and edits items, with all it shows while one types: how the line is understood, what will become
/// of it, and how it may go on.
public struct Entering: Equatable, Sendable {
  /// What the field is for.
  public enum Purpose: Equatable, Sendable {
    /// A new item, below or above this one.
    case add(above: Bool, anchor: Item.ID?)
    /// This item.
    case edit(Item.ID)
  }

  /// What the field is for.
  public var purpose: Purpose
  /// What is typed.
  public var field: TextCursor
  /// How it is understood.
  public var understood: QuickAdd?
  /// What will become of it; only for a new item.
  public var outcome: AddOutcome?
  /// How the name may go on.
  public var suggestions: [String] = []
  /// Which of them Tab takes.
  public var chosen = 0

  /// A field with this text.
  public init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    field = TextCursor(text)
  }

  var isAdding: Bool { if case .add = purpose { true } else { false } }
}

extension App {
  /// The user's own categories.
  var ownCategories: [Category] {
    guard let list = shopping.list else { return [] }
    // In an order of their own: a dictionary has none that would be the same the next time.
    let own = (ledger.shelf.categories(of: list) + ledger.shelf.lessons.values).filter { !$0.isBuiltIn }
    return own.sorted { ($0.key, $0.rawValue) < ($1.key, $1.rawValue) }
  }

  /// Reads the line anew after it has changed.
  mutating func understand(_ entering: Entering, at now: Moment) {
    var entering = entering
    entering.understood = QuickAdd(entering.field.text, own: ownCategories)
    entering.suggestions = suggestions(for: entering, at: now)
    entering.chosen = 0
    entering.outcome = nil
    if entering.isAdding, let list = shopping.list, let thing = entering.understood?.item {
      entering.outcome = Additions(to: list, at: now).outcome(of: thing, in: &ledger)
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
      return (Category.builtIn + own).map { $0.isBuiltIn ? $0.key : $0.title }.filter {
        Folding.fold($0).hasPrefix(typed) && Folding.fold($0) != typed
      }
    case .name:
      return ledger.shelf.history.suggestions(for: part.text, limit: 5, at: now.milliseconds).map(\.name)
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
