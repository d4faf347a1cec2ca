/// The signs of the add line: reading a line, writing it again and colouring it in the field all go by them, so that a new
/// sign is a case here, and the compiler asks for the rest.

/// What a word says of an item by the sign it begins with: `#dairy`, `@Lidl`, `!ripe ones`.
package enum DetailMark: String, CaseIterable, Sendable {
  case category, store
  /// The last, for a note runs to the end of the line; of the others each takes a word.
  case note

  package var sign: Unicode.Scalar {
    switch self {
    case .category: "#"
    case .store: "@"
    case .note: "!"
    }
  }

  /// Whether a text that follows its sign makes sense there: `#1` is a name, and `@` alone too.
  func accepts(_ text: String) -> Bool {
    var hasLetter: Bool { text.utf8.contains { $0 >= 0x80 || 0x61...0x7A ~= Folding.lower($0) } }
    var hasDigit: Bool { text.utf8.contains { 0x30...0x39 ~= $0 } }
    return switch self {
    case .category: hasLetter
    case .store: hasLetter || hasDigit
    case .note: true
    }
  }

  /// The mark of a sign, which may be as wide as East Asian keyboards have it: `＃`.
  init?(sign: Unicode.Scalar) {
    let narrow = 0xFF01...0xFF5E ~= sign.value ? sign.value - 0xFEE0 : sign.value
    guard let mark = Self.allCases.first(where: { $0.sign.value == narrow }) else { return nil }
    self = mark
  }
}

extension ItemDetails {
  /// What a line says behind a sign.
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

  /// What is shown of an item behind its name, amount and category, in the order of a line: `@Lidl`, `1.09€`, and the note
  /// without its sign.
  package func shownParts(in language: Language) -> [(kind: QuickAdd.Kind, text: String)] {
    QuickAdd.Kind.allCases.compactMap { kind in
      switch kind {
      case .amount, .name, .mark(.category), .replaced: nil
      case .price: shownPrice(in: language).map { (kind, $0) }
      case .mark(let mark): shown(mark).map { (kind, $0) }
      }
    }
  }

  /// What the line costs, and what that follows from: `1.25€ (2.50€/kg)`.
  private func shownPrice(in language: Language) -> String? {
    guard let price, price.basis != nil, let linePrice else { return price?.text(in: language) }
    // What is weighed or poured is one piece. That is said, `1.09€/2 l`: it may have been meant as two of one.
    if price.basis == .piece, let amount, !amount.unit.isCount {
      return "\(linePrice.text(in: language))/\(amount.text(in: language))"
    }
    // One of it costs what one costs.
    if linePrice.minorUnits == price.minorUnits {
      return (amount == nil ? price : linePrice).text(in: language)
    }
    return "\(linePrice.text(in: language)) (\(price.text(in: language)))"
  }

  /// The same without the price, which has a column of its own in a row: `@Lidl  the red ones`.
  package var remarks: String {
    DetailMark.allCases.compactMap { $0 == .category ? nil : shown($0) }.joined(separator: "  ")
  }

  private func shown(_ mark: DetailMark) -> String? {
    self[mark].map { mark == .note ? $0 : String(mark.sign) + $0 }
  }
}
