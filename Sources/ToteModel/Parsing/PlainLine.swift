/// Items that certainly need no quotes, so that most lines are written without being parsed again.

extension ParsedItem {
  /// The texts of several words, which need quotes; `nil` if the line isn't plain. A plain line has only
  /// letters, and perhaps a number behind them, that can't be read as an amount, a price or a mark.
  var plainQuotes: Set<QuickAdd.Kind>? {
    guard isNamePlain else { return nil }
    var quoted: Set<QuickAdd.Kind> = []
    for mark in DetailMark.allCases {
      guard let text = details[mark], !(mark == .category && details.category?.isBuiltIn == true) else {
        continue
      }
      guard text[...].isLetters else { return nil }
      let hasBlank = text.utf8.contains(0x20)
      if mark == .category {
        // A single word may be short for another category.
        guard hasBlank, details.category?.rawValue == text else { return nil }
      }
      if hasBlank, mark != .note { quoted.insert(.mark(mark)) }
    }
    return quoted
  }

  private var isNamePlain: Bool {
    guard name[...].isWords && !name.utf8.elementsEqual("x".utf8) || isNumbered else { return false }
    let (first, last) = (String(name[...].firstWord), String(name[...].lastWord))
    if NumberWords.begin(first) || Vagueness.begin(first) || Preparation.end(last)
      || [first, last].contains(where: Preparation.mayPrepareAlways)
    {
      return false
    }
    if QuickAddTokens.isPartitive(first) { return false }
    if details.amount == nil, first.utf8.count < name.utf8.count, AmountText.mayMeasure(first) {
      return false
    }
    if AmountText.oneUnit(first) != nil || Vagueness.isAbout(first) { return false }
    if UsedPart.mayBe(in: name) { return false }
    if name.utf8.contains(0x20), QuickAddTokens.hasRemark(name, isMeasured: details.amount != nil) {
      return false
    }
    if name.utf8.contains(0x20),
      QuickAddTokens.beginsOrEndsWithChatter(name) || QuickAddTokens.endsWithStore(name)
    {
      return false
    }
    if let unit = details.amount?.unit {
      if unit.isOfKitchens, first.utf8.count < name.utf8.count,
        [first, last].contains(where: Preparation.mayPrepare)
      {
        return false
      }
      if unit == .glass || unit.isOfKitchens && AmountText.fills(first) { return false }
      // A unit, or the `of` of `2 cups of rice`, would belong to the amount.
      if first.utf8.count < 3 || Unit(spelling: first) != nil || Unit.beginsPhrase(first) { return false }
    }
    if details.price != nil {
      // A currency or a unit before the price, and an `x` before its number, would belong to it.
      if last.utf8.count < 2 || Currency(spelling: last) != nil || PriceText.isLink(last)
        || PriceText.isBasis(atEndOf: name) || Vagueness.isAbout(last)
      {
        return false
      }
    }
    if let category = details.category, category.isBuiltIn, category.rawValue != category.key { return false }
    return true
  }
}

extension ParsedItem {
  /// Words and a number, as in `size 42`, if the last word isn't a unit, a currency or the like.
  private var isNumbered: Bool {
    // A sign of letters, as `CHF` or `kr`, may be written right behind the number.
    guard let blank = name.utf8.lastIndex(of: 0x20),
      details.price?.currency.sign.first?.isLetter != true
    else { return false }
    let number = name.utf8[blank...].dropFirst()
    guard number.count <= 6, number.first != 0x30, number.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return false
    }
    let words = name[..<blank]
    guard words.isWords else { return false }
    let last = words.lastWord
    if AmountText.counts(String(name[blank...].dropFirst()), behind: String(words)) { return false }
    return last.utf8.count > 2 && Unit(spelling: last) == nil && Currency(spelling: last) == nil
      && !Vagueness.isAbout(String(last)) && !AmountText.isTimes(last)
  }
}

extension Substring {
  /// Words with commas: `baking powder, large`. The first has none, as it may belong to an amount, and no
  /// preparation follows a comma.
  fileprivate var isWords: Bool {
    if isLetters { return true }
    guard let comma = utf8.firstIndex(of: UInt8(ascii: ",")), utf8[..<comma].contains(0x20) else {
      return false
    }
    return isLetters(withCommas: true)
      && !self[comma...].split(separator: " ").contains { Preparation.isPreparing($0) }
  }

  fileprivate var isLetters: Bool { isLetters(withCommas: false) }

  private func isLetters(withCommas: Bool) -> Bool {
    var (wasLetter, wasComma) = (false, false)
    for scalar in unicodeScalars {
      switch scalar {
      case " ":
        guard wasLetter || wasComma else { return false }
        (wasLetter, wasComma) = (false, false)
      case "," where withCommas && wasLetter: (wasLetter, wasComma) = (false, true)
      default:
        guard !wasComma, scalar.isPlainLetter else { return false }
        wasLetter = true
      }
    }
    return wasLetter
  }

  var firstWord: Substring { self[..<(utf8.firstIndex(of: 0x20) ?? endIndex)] }

  var lastWord: Substring { utf8.lastIndex(of: 0x20).map { self[utf8.index(after: $0)...] } ?? self[...] }
}

extension Unicode.Scalar {
  /// A Latin or East Asian letter without another meaning in a line.
  fileprivate var isPlainLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x17F: self != "×" && self != "÷"
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
