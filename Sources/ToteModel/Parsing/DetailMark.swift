/// A detail of an item that begins with a sign: `#dairy`, `@Lidl`, `!ripe ones`. Reading, writing and colouring a line go by these
/// cases.
package enum DetailMark: String, CaseIterable, Sendable {
  case category, store
  /// The last, as a note runs to the end of the line.
  case note

  package var sign: Unicode.Scalar {
    switch self {
    case .category: "#"
    case .store: "@"
    case .note: "!"
    }
  }

  /// Whether a text makes sense behind the sign: `#1` and `@` alone are names.
  func accepts(_ text: String) -> Bool {
    var hasLetter: Bool { text.utf8.contains { $0 >= 0x80 || 0x61...0x7A ~= Folding.lower($0) } }
    var hasDigit: Bool { text.utf8.contains { 0x30...0x39 ~= $0 } }
    return switch self {
    case .category: hasLetter
    case .store: hasLetter || hasDigit
    case .note: true
    }
  }

  /// The mark of a sign, perhaps full-width: `＃`.
  init?(sign: Unicode.Scalar) {
    let narrow = 0xFF01...0xFF5E ~= sign.value ? sign.value - 0xFEE0 : sign.value
    guard let mark = Self.allCases.first(where: { $0.sign.value == narrow }) else { return nil }
    self = mark
  }
}

extension ItemDetails {
  package subscript(mark: DetailMark) -> String? {
    get {
      switch mark {
      case .category: category.map { $0.isBuiltIn ? $0.key : $0.title }
      case .store: store
      case .note: note
      }
    }
    set {
      switch mark {
      case .category: category = newValue.flatMap { Category($0) }
      case .store: store = newValue
      case .note: note = newValue
      }
    }
  }

  /// The details that are shown behind name, amount and category, in the order of a line: `@Lidl`, `1.09€`, and the note without
  /// its sign.
  package func shownParts(in language: Language) -> [(kind: QuickAdd.Kind, text: String)] {
    QuickAdd.Kind.allCases.compactMap { kind in
      switch kind {
      case .amount, .name, .mark(.category), .replaced: nil
      case .price: shownPrice(in: language).map { (kind, $0) }
      case .mark(let mark): shown(mark).map { (kind, $0) }
      }
    }
  }

  /// The price of the line, and what it follows from: `1.25€ (2.50€/kg)`.
  private func shownPrice(in language: Language) -> String? {
    guard let price, price.basis != nil, let linePrice else { return price?.text(in: language) }
    // What is weighed or poured is one piece. `1.09€/2 l` says so, as it may have been meant as two of one litre.
    if price.basis == .piece, let amount, !amount.unit.isCount {
      return "\(linePrice.text(in: language))/\(amount.text(in: language))"
    }
    if linePrice.minorUnits == price.minorUnits {
      return (amount == nil ? price : linePrice).text(in: language)
    }
    return "\(linePrice.text(in: language)) (\(price.text(in: language)))"
  }

  /// The same without the price, which has its own column: `@Lidl  the red ones`.
  package var remarks: String {
    DetailMark.allCases.compactMap { $0 == .category ? nil : shown($0) }.joined(separator: "  ")
  }

  private func shown(_ mark: DetailMark) -> String? {
    self[mark].map { mark == .note ? $0 : String(mark.sign) + $0 }
  }
}
