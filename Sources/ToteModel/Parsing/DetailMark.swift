package enum DetailMark: String, CaseIterable, Sendable {
  case category, store, person
  /// The last, as a note runs to the end of the line.
  case note

  /// `#1` and `@` alone are names.
  private enum Needs { case letter, letterOrDigit, nothing }

  /// Where names of several words without quotes, and suggestions, come from.
  package enum Source: Sendable { case categories, stores, persons }

  private var traits: (sign: Unicode.Scalar, needs: Needs, source: Source?) {
    switch self {
    case .category: ("#", .letter, .categories)
    case .store: ("@", .letterOrDigit, .stores)
    case .person: ("+", .letter, .persons)
    case .note: ("!", .nothing, nil)
    }
  }

  package var sign: Unicode.Scalar { traits.sign }
  package var source: Source? { traits.source }

  func accepts(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in byte >= 0x80 || 0x61...0x7A ~= Folding.lower(byte) }
    return switch traits.needs {
    case .letter: text.utf8.contains(where: isLetter)
    case .letterOrDigit: text.utf8.contains { isLetter($0) || 0x30...0x39 ~= $0 }
    case .nothing: true
    }
  }

  /// The mark of a sign, perhaps full-width: `＃`.
  init?(sign: Unicode.Scalar) {
    let narrow = 0xFF01...0xFF5E ~= sign.value ? sign.value - 0xFEE0 : sign.value
    guard let mark = Self.allCases.first(where: { $0.sign.value == narrow }) else { return nil }
    self = mark
  }
}

/// A detail that an item can have only once.
package enum UniqueDetail: Sendable {
  case mark(DetailMark)
  case price
}

extension ItemDetails {
  package subscript(mark: DetailMark) -> String? {
    get {
      switch mark {
      case .category: category.map { $0.isBuiltIn ? $0.key : $0.title }
      case .store: store
      case .person: person
      case .note: note
      }
    }
    set {
      switch mark {
      case .category: category = newValue.flatMap { Category($0) }
      case .store: store = newValue
      case .person: person = newValue
      case .note: note = newValue
      }
    }
  }

  /// Behind name, amount and category, in a line's order: `@Lidl`, `€1.09`, the note without its sign.
  package func shownParts(in language: Language) -> [(kind: QuickAdd.Kind, text: String)] {
    QuickAdd.Kind.allCases.compactMap { kind in
      switch kind {
      case .amount, .name, .mark(.category), .replaced: nil
      case .price: shownPrice(in: language).map { (kind, $0) }
      case .mark(let mark): shown(mark).map { (kind, $0) }
      }
    }
  }

  /// The line's price, and the one it follows from: `€1.25 (€2.50/kg)`.
  private func shownPrice(in language: Language) -> String? {
    guard let price, price.basis != nil, let linePrice else { return price?.text(in: language) }
    // By weight or volume it is one piece. `€1.09/2 l` says so, as it might mean two of one litre.
    if price.basis == .piece, let amount, !amount.unit.isCount {
      return "\(linePrice.text(in: language))/\(amount.text(in: language))"
    }
    if linePrice.minorUnits == price.minorUnits {
      return (amount == nil ? price : linePrice).text(in: language)
    }
    return "\(linePrice.text(in: language)) (\(price.text(in: language)))"
  }

  /// The same without the price, which has a column of its own.
  package var remarks: String {
    DetailMark.allCases.compactMap { $0 == .category ? nil : shown($0) }.joined(separator: "  ")
  }

  private func shown(_ mark: DetailMark) -> String? {
    self[mark].map { mark == .note ? $0 : String(mark.sign) + $0 }
  }
}
