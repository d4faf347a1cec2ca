import Screen
import ToteModel

/// How a line may go on, and what a newcomer would trip over in it.
extension ItemEditor {
  func suggestions(own: [Category], at now: Moment) -> [String] {
    guard let part = completedPart else { return [] }
    switch part.kind {
    case .mark(.category):
      var known: [Category] = []
      for category in own where known.last != category { known.append(category) }
      let typed = Folding.fold(part.text)
      // By its short word, or else as the screen heads it.
      return (Category.builtIn + known).compactMap { category in
        [category.word(in: .current), words.name(category)].first {
          Folding.fold($0).hasPrefix(typed) && Folding.fold($0) != typed
        }
      }
    case .name:
      return workspace.records.history.suggestions(for: part.text, limit: 5, at: now.milliseconds)
        .map(\.name)
    case .amount, .price, .mark: return []
    }
  }

  /// The part of the line that is completed: the name or the category that ends at the caret.
  var completedPart: (kind: QuickAdd.Kind, text: String, range: Range<Int>)? {
    let caret = field.caret
    if let word = field.before.split(separator: " ", omittingEmptySubsequences: false).last,
      word.first == Character(DetailMark.category.sign)
    {
      return (.mark(.category), String(word.dropFirst()), caret - word.utf8.count + 1..<caret)
    }
    guard let span = understood?.spans.last(where: { $0.kind == .name && $0.range.upperBound == caret })
    else {
      return nil
    }
    let bytes = Array(field.text.utf8)[span.range]
    return (.name, String(decoding: bytes, as: UTF8.self), span.range)
  }

  /// The field with the chosen suggestion in the place of what it completes.
  var completedField: TextCursor? {
    guard suggestions.indices.contains(chosen), let part = completedPart else { return nil }
    let bytes = Array(field.text.utf8)
    let head = String(decoding: bytes[..<part.range.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[part.range.upperBound...], as: UTF8.self)
    let text = head + suggestions[chosen] + (tail.isEmpty ? " " : "")
    return TextCursor(text + tail, caret: text.utf8.count)
  }

  /// A category that is new, and several words of which only the first is read.
  func hint(own: [Category]) -> String? {
    if case .categorize = purpose {
      return category.flatMap { $0.isNew(beside: own) ? words.newCategory($0) : nil }
    }
    guard let understood, understood.isNamed else { return nil }
    if let text = splitWords { return words.allInQuotes(text) }
    if let category = understood.item.category, category.isNew(beside: own) {
      return words.newCategoryInLine(category)
    }
    return remembered == ItemDetails() ? nil : words.asLastTime
  }

  /// A word with a sign in the middle of the name, with all that may have been meant by it: `@"Whole Foods"`.
  private var splitWords: String? {
    let spans = understood?.spans ?? []
    let bytes = Array(field.text.utf8)
    func text(_ span: QuickAdd.Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
    for index in spans.indices.dropFirst().dropLast() {
      let span = spans[index]
      guard case .mark(let mark) = span.kind, mark != .note, spans[index + 1].kind == .name,
        spans[..<index].contains(where: { $0.kind == .name }), let sign = text(span).first
      else { continue }
      let words = text(span).dropFirst()
      // What is known, or stands in quotes, is all of it.
      if words.hasPrefix("\"") || words.contains(" ") { continue }
      if mark == .category, understood?.item.category?.isBuiltIn == true { continue }
      return "\(sign)\"\(words) \(text(spans[index + 1]))\""
    }
    return nil
  }
}

extension Category {
  /// A category from a line that says nothing else: with or without its sign and quotes.
  init?(line: String, own: [Category]) {
    let words = line.filter { $0 != Character(DetailMark.category.sign) && $0 != "\"" }
    let known = (Category.longTitles(in: .current) + own.map(\.title)).filter {
      Folding.fold($0).hasPrefix(Folding.fold(words)) && words.contains(" ")
    }
    self.init(short: known.count == 1 ? known[0] : words, own: own, in: .current)
  }

  fileprivate func isNew(beside own: [Category]) -> Bool { !isBuiltIn && !own.contains(self) }
}

extension Workspace {
  /// The user's own categories: on a list, or learned. In an order of their own, for a dictionary has none that would be
  /// the same the next time.
  func ownCategories(of list: ShoppingList.ID) -> [Category] {
    let own = (records.categories(of: list) + records.corrections.values).filter { !$0.isBuiltIn }
    return own.sorted { ($0.key, $0.rawValue) < ($1.key, $1.rawValue) }
  }
}
