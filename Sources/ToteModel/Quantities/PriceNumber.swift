/// The number of a price as shops write it: `1 234,50`, `1'250.00`, `2,-`, `-,49`, `2.–`.
struct PriceNumber {
  let number: Number
  /// Without the signs that group, and without what follows.
  let text: String
  let rest: Substring
  /// Of the words it takes.
  let end: Int

  /// - Parameter text: The word, or what is left of it behind a sign.
  init?(_ text: Substring, in words: QuickAddTokens, next: Int, behindSign: Bool) {
    var (text, end) = (String(text), next)
    if let cents = Self.centsOnly(text) { text = cents }
    text = text.filter { !"'’".contains($0) || !text.hasDigits(around: $0) }
    // `$119. 95`
    if behindSign, let sign = text.last, ".,".contains(sign), words.isPlain(end), words[end].text.isCents {
      (text, end) = (text + words[end].text, end + 1)
    }
    // `1 234,50 €`
    if text.utf8.count <= 3, text.isDigits, text.first != "0" {
      var all = text
      var index = end
      while all.isDigits, words.isPlain(index), Self.isGroup(words[index].text) {
        all += words[index].text
        index += 1
      }
      if index > end, Self.mayGroup(all, in: words, from: next, to: index, behindSign: behindSign) {
        (text, end) = (all, index)
      }
    }
    guard let number = Number(text) else { return nil }
    var rest = number.rest
    // `2,-`, `2.–`
    for sign in [",-", ".-", ",–", ".–", ",—", ".—", "-", "–", "—"] where rest.hasPrefix(sign) {
      let behind = rest.dropFirst(sign.count)
      guard behind.first?.isNumber != true, sign.count > 1 || number.isWhole && !behind.isEmpty || behindSign
      else { break }
      rest = behind.drop { $0 == "-" || $0 == "–" }
      break
    }
    if behindSign, rest == "." { rest = "" }
    (self.number, self.rest, self.end) = (number, rest, end)
    self.text = String(text.dropLast(number.rest.count))
  }

  /// `-,49`
  private static func centsOnly(_ text: String) -> String? {
    guard let first = text.first, "-–—".contains(first) else { return nil }
    let rest = text.dropFirst()
    return rest.first == "," || rest.first == "." ? "0" + rest : nil
  }

  /// Three digits, perhaps with decimals and a currency behind them.
  private static func isGroup(_ text: String) -> Bool {
    let digits = text.prefix { "0"..."9" ~= $0 }
    return digits.count == 3 && text[digits.endIndex...].first.map { ",.€$£₺".contains($0) } != false
  }

  /// With decimals, or where the first number can't be how many: `eggs 6 150 TL`.
  private static func mayGroup(
    _ text: String, in words: QuickAddTokens, from next: Int, to end: Int, behindSign: Bool
  ) -> Bool {
    if behindSign { return true }
    guard let number = Number(text) else { return false }
    let isBesideCurrency =
      Currency(spelling: number.rest) != nil
      || words.isPlain(end) && Currency(spelling: words[end].text) != nil
    guard isBesideCurrency else { return false }
    if number.decimals == 2 { return true }
    return next < 2 || !AmountText.counts(words[next - 1].text, behind: words.text(0..<next - 1))
  }
}

extension PriceNumber {
  /// Whether a number may be the end of another, so that neither is a price: `eggs 6 150 TL`, `118, 99 TL`.
  func isDoubtful(_ words: QuickAddTokens, at start: Int) -> Bool {
    // `35€ 99`
    if number.isWhole, rest == "€", words.isPlain(end), words[end].text.isCents, !words.isPlain(end + 1) {
      return true
    }
    guard start > 0, words.isPlain(start - 1) else { return false }
    let before = words[start - 1].text
    let digits = text.prefix { "0"..."9" ~= $0 }
    if before.last.map({ ".,".contains($0) }) == true {
      return text.isCents && before.dropLast().last?.isNumber == true
    }
    // `26 to 50 €`
    if start > 1, words.isPlain(start - 2), AmountText.ranges.contains(Folding.fold(before)),
      let least = Number(words[start - 2].text), least.rest.isEmpty, least.thousandths < number.thousandths
    {
      return true
    }
    let isGroup = digits.count == 3 && digits.count == text.count || end > start + 1
    return isGroup && 1...3 ~= before.count && before.isDigits
  }
}

extension String {
  fileprivate var isCents: Bool { utf8.count == 2 && isDigits }

  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 } }

  /// Whether a sign stands between a digit and three more.
  fileprivate func hasDigits(around sign: Character) -> Bool {
    let parts = split(separator: sign, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
      && parts[0].last?.isNumber == true
  }
}
