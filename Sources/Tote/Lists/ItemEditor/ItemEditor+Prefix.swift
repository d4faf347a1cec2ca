import Screen
import ToteModel

/// A store, a category and a person that stay for all lines of the add field: `@Lidl`, then Enter. A line that says
/// another one has that instead.
extension ItemEditor {
  enum PrefixChange: Equatable {
    case kept(ItemDetails)
    /// The sign alone drops its part.
    case dropped(DetailMark)
  }

  var hasPrefix: Bool { prefix != ItemDetails() }

  /// What Enter does to the prefix; `nil` if the line is an item.
  var prefixChange: PrefixChange? {
    guard isAdding, let understood else { return nil }
    if let marks = understood.onlyMarks { return .kept(marks) }
    let line = Folding.clean(field.text)
    return DetailMark.allCases.first { line == String($0.sign) && prefix[$0] != nil }.map { .dropped($0) }
  }

  mutating func change(_ change: PrefixChange) {
    switch change {
    case .kept(let marks): prefix.update(with: marks)
    case .dropped(let mark): prefix[mark] = nil
    }
    field = TextCursor()
  }

  func prefixed(_ line: ParsedItem) -> ParsedItem { hasPrefix ? line.filledIn(with: prefix) ?? line : line }

  /// The line with its prefix, as it would be typed without one.
  var wholeLine: String {
    hasPrefix ? newItems.map { $0.text(in: .current) }.joined(separator: ", ") : field.text
  }
}

extension ItemDetails {
  /// `@Lidl #Dairy +Jonas`.
  var chip: String {
    [DetailMark.store, .category, .person].map(chip).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func chip(of mark: DetailMark) -> String {
    let name = mark == .category ? category.map { words.name($0) } : self[mark]
    return name.map { "\(mark.sign)\($0)" } ?? ""
  }
}
