/// How many there are, behind the name as other programs and chats have it: `tomatoes (5)`, `milk (2 l)`, `eggs: 12`, `eggs = 10`,
/// `tomatoes - 5`. Only at the end of a line, and no year: `Alien (1979)`.

extension AmountText {
  /// The amount at the end of a line that says none otherwise.
  static func atEnd(of words: inout QuickAddTokens) -> AmountText? {
    guard let last = (0..<words.count).last(where: { words[$0].role == nil }), last > 0, words.isPlain(last),
      words[last - 1].role == nil
    else { return nil }
    return inBrackets(words, last) ?? behindSign(words, last)
  }

  private static func inBrackets(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    guard words[last].text.utf8.last == UInt8(ascii: ")"),
      let first = (max(1, last - 3)...last).last(where: { words[$0].text.hasPrefix("(") }),
      (first...last).allSatisfy(words.isPlain), (0..<first).contains(where: { words[$0].role == nil })
    else { return nil }
    let inner = (first...last).map { words[$0].text }.joined(separator: " ").dropFirst().dropLast()
    var said = QuickAddTokens(String(inner))
    guard said.count > 0, var found = AmountText(in: &said, at: 0, isFirst: true) else { return nil }
    found.takeLink(in: &said)
    guard found.words.upperBound == said.count, isFew(found.amount) else { return nil }
    found.note = found.note ?? found.size.map(said.text)
    if found.size != nil { found.size = first..<last + 1 }
    found.words = first..<last + 1
    return found
  }

  private static func behindSign(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    let sign = words[last - 1]
    guard !sign.isQuoted, let number = Number(words[last].text), number.rest.isEmpty, number.decimals == 0,
      let amount = Amount(thousandths: number.thousandths, unit: .piece), isFew(amount)
    else { return nil }
    if sign.isSeparator { return last > 1 ? AmountText(amount: amount, words: last - 1..<last + 1) : nil }
    return sign.text.utf8.last == UInt8(ascii: ":") ? AmountText(amount: amount, words: last..<last + 1) : nil
  }

  private static func isFew(_ amount: Amount) -> Bool {
    amount.unit != .piece || amount.thousandths < 1_000_000
  }
}

extension QuickAddToken {
  /// Whether it only stands between a name and what is said of it: `milk - 2 l`.
  var isSeparator: Bool {
    text.utf8.count <= 3 && !isQuoted && mark == nil && ["-", "–", "—", "=", ":"].contains(text)
  }
}
