/// Items that need no quotes, told without trying: most lists are written whole in one go, and understanding each line
/// again to be sure would take longer than all the rest.

extension ParsedItem {
  /// Whether each text says only itself where it stands in the line: letters, with nothing in them that could be read
  /// as an amount, a price or a mark. What is not plain may still need no quotes.
  var isPlain: Bool {
    guard name.isLetters, !name.utf8.elementsEqual("x".utf8) else { return false }
    let (first, last) = (name.split(separator: " ").first ?? "", name.split(separator: " ").last ?? "")
    if NumberWords.begin(String(first)) || Vagueness.begin(String(first)) || Preparation.end(String(last)) {
      return false
    }
    if QuickAddTokens.isPartitive(String(first)) { return false }
    if AmountText.oneUnit(String(first)) != nil { return false }
    if UsedPart.mayBe(in: name) { return false }
    if let unit = details.amount?.unit {
      if unit.isOfKitchens, first.endIndex < last.startIndex,
        [first, last].contains(where: { Preparation.mayPrepare(String($0)) })
      {
        return false
      }
      if unit == .glass || unit.isOfKitchens && AmountText.fills(String(first)) { return false }
      // A unit, or the `of` of `2 cups of rice`, would belong to the amount.
      if first.utf8.count < 3 || Unit(spelling: first) != nil { return false }
    }
    if details.price != nil {
      // A currency before the price, and an `x` before its number, would belong to it.
      if last.utf8.count < 2 || Currency(spelling: last) != nil || PriceText.isLink(String(last)) {
        return false
      }
    }
    if let category = details.category, !category.isBuiltIn || category.rawValue != category.key {
      return false
    }
    return DetailMark.allCases.allSatisfy { mark in
      guard mark != .category, let text = details[mark] else { return true }
      return text.isLetters && (mark == .note || !text.utf8.contains(0x20))
    }
  }
}

extension String {
  /// Whether it is words of Latin letters with single blanks between.
  fileprivate var isLetters: Bool {
    var wasLetter = false
    for byte in utf8 {
      let isLetter = 0x61...0x7A ~= Folding.lower(byte)
      guard isLetter || byte == 0x20 && wasLetter else { return false }
      wasLetter = isLetter
    }
    return wasLetter
  }
}
