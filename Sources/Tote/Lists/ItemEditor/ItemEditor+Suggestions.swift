import Parts
import Screen
import ToteModel

/// Completions, and hints about common slips.
extension ItemEditor {
  static let suggestionCount = 5

  mutating func suggestions(own: [Category], at now: Moment) -> [String] {
    if offersDue { return dueNames(at: now) }
    guard let part = completedPart else { return [] }
    let typed = Folding.fold(part.text)
    func fits(_ name: String) -> Bool { Folding.fold(name).hasPrefix(typed) && Folding.fold(name) != typed }
    switch part.kind {
    case .mark(let mark) where mark.source == .categories:
      var known: [Category] = []
      for category in own where known.last != category { known.append(category) }
      // Spelled as the heading has it, whatever word was begun.
      return usedNames().sorted(Category.builtIn + known).filter { category in
        [category.word(in: .current), words.name(category)].contains(where: fits)
          && Folding.fold(words.name(category)) != typed
      }.map { words.name($0) }
    case .mark(let mark) where mark.source == .stores: return usedNames().stores.filter(fits)
    case .mark(let mark) where mark.source == .persons: return usedNames().persons.filter(fits)
    case .name:
      return workspace.records.history.suggestions(
        for: part.text, limit: Self.suggestionCount, at: now.milliseconds
      )
      .map(\.name)
    case .amount, .price, .replaced, .mark: return []
    }
  }

  private mutating func usedNames() -> UsedNames {
    let names = used ?? UsedNames(workspace.records)
    used = names
    return names
  }

  /// The name, category, store or person that ends at the caret.
  var completedPart: (kind: QuickAdd.Kind, text: String, range: Range<Int>)? {
    if offersDue { return (.name, "", 0..<0) }
    let caret = field.caret
    if let word = field.before.split(separator: " ", omittingEmptySubsequences: false).last,
      let mark = DetailMark.allCases.first(where: { $0.source != nil && word.first == Character($0.sign) })
    {
      return (.mark(mark), String(word.dropFirst()), caret - word.utf8.count + 1..<caret)
    }
    guard let span = understood?.spans.last(where: { $0.kind == .name && $0.range.upperBound == caret })
    else {
      return nil
    }
    let bytes = Array(field.text.utf8)[span.range]
    return (.name, String(decoding: bytes, as: UTF8.self), span.range)
  }

  var nextCompletion: Completion? {
    if var turned = completion {
      turned.suggestions.turn(by: 1)
      return turned
    }
    guard !suggestions.isEmpty, let part = completedPart else { return nil }
    return Completion(field: field, part: part.range, kind: part.kind, suggestions: suggestions)
  }

  func field(_ completion: Completion) -> TextCursor {
    let bytes = Array(completion.field.text.utf8)
    let head = String(decoding: bytes[..<completion.part.lowerBound], as: UTF8.self)
    let tail = String(decoding: bytes[completion.part.upperBound...], as: UTF8.self)
    let taken = completion.suggestions.chosen.map { written($0, completion.kind) } ?? ""
    let text = head + taken + (tail.isEmpty ? " " : "")
    return TextCursor(text + tail, caret: text.utf8.count)
  }

  /// A suggestion as it is typed: a person of several words needs quotes, and a store unless a list names it.
  private func written(_ suggestion: String, _ kind: QuickAdd.Kind) -> String {
    guard case .mark(let mark) = kind, mark == .store || mark == .person, suggestion.contains(" ") else {
      return suggestion
    }
    let known = mark == .store ? workspace.records.longStores : []
    return known.contains { Folding.fold($0) == Folding.fold(suggestion) } ? suggestion : "\"\(suggestion)\""
  }

  /// Tells of a new category, or that only the first of several words is read.
  func hint(own: [Category]) -> String? {
    if case .categorize = purpose {
      return category.flatMap { $0.isNew(beside: own) ? words.newCategory($0) : nil }
    }
    guard let understood, understood.isNamed else { return nil }
    if let text = splitWords { return words.allInQuotes(text) }
    if let category = understood.item.category, category.isNew(beside: own) {
      return words.newCategoryInLine(category)
    }
    return isFilledIn ? words.asLastTime : nil
  }

  /// Words after a sign within the name, as they may have been meant: `@"Whole Foods"`.
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
      // A known or quoted name is complete.
      if words.hasPrefix("\"") || words.contains(" ") { continue }
      if mark == .category, understood?.item.category?.isBuiltIn == true { continue }
      return "\(sign)\"\(words) \(text(spans[index + 1]))\""
    }
    return nil
  }
}

extension Category {
  /// A category from a line with nothing else, with or without its sign and quotes.
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
  /// The user's own categories, in a stable order.
  func ownCategories(of list: ShoppingList.ID) -> [Category] {
    let own = (records.categories(of: list) + records.corrections.values).filter { !$0.isBuiltIn }
    return own.sorted { ($0.key, $0.rawValue) < ($1.key, $1.rawValue) }
  }
}
