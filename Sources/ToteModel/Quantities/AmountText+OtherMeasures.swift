/// The same amount in other measures, of which the first counts: `300ml/11fl oz`, `1kg/2lb 4oz`, `¾ cup / 177 ml`.

extension AmountText {
  /// The end of the measures behind a slash; `nil` if something else follows it.
  static func endOfOtherMeasures(_ text: Substring, _ words: QuickAddTokens, next: Int) -> Int? {
    var (text, next) = (text, next)
    if text.isEmpty {
      guard words.isPlain(next) else { return nil }
      (text, next) = (Substring(words[next].text), next + 1)
    }
    // `25ml/fl oz`
    guard let number = Number(text) else { return endOfUnit(text, words, next) }
    var rest = number.rest
    // `7-9fl oz`
    if let dash = rest.first, "-–".contains(dash), let upper = Number(rest.dropFirst()) { rest = upper.rest }
    if rest.isEmpty {
      guard words.isPlain(next) else { return nil }
      (rest, next) = (Substring(words[next].text), next + 1)
      // `4 1/2 oz`
      if let part = Number(rest), part.isFraction {
        rest = part.rest
        if rest.isEmpty {
          guard words.isPlain(next) else { return nil }
          (rest, next) = (Substring(words[next].text), next + 1)
        }
      }
    }
    guard let end = endOfUnit(rest, words, next) else { return nil }
    // `2lb 4oz`
    guard words.isPlain(end), let more = Number(words[end].text) else { return end }
    if let unit = unit(more.rest), unit.dimension == .mass || unit.dimension == .volume { return end + 1 }
    if !more.rest.isEmpty {
      // `2lb 4oz–2lb 14oz`
      if let dash = more.rest.firstIndex(where: { "-–".contains($0) }), unit(more.rest[..<dash]) != nil {
        return endOfOtherMeasures(more.rest[dash...].dropFirst(), words, next: end + 1) ?? end
      }
      return endOfUnit(more.rest, words, end + 1) ?? end
    }
    guard words.isPlain(end + 1), unit(words[end + 1].text)?.dimension == .mass else { return end }
    return end + 2
  }

  /// The end of a unit, of a further measure behind it (`fl oz/3½tbsp`), or of one behind a slash of its own.
  private static func endOfUnit(_ text: Substring, _ words: QuickAddTokens, _ next: Int) -> Int? {
    if let slash = text.firstIndex(of: "/"), unit(text[..<slash]) != nil {
      return endOfOtherMeasures(text[text.index(after: slash)...], words, next: next)
    }
    if text == "fl" || text == "fl.", words.isPlain(next) {
      return endOfUnit("fl" + words[next].text[...].drop { $0 == " " }, words, next + 1)
    }
    guard unit(text) != nil else { return nil }
    return endBehindSlash(words, next) ?? next
  }

  /// `¾ cup / 177 ml`
  static func endBehindSlash(_ words: QuickAddTokens, _ next: Int) -> Int? {
    guard words.isPlain(next), words[next].text == "/" else { return nil }
    return endOfOtherMeasures("", words, next: next + 1)
  }
}
