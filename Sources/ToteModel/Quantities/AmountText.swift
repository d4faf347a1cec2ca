/// Amounts among the words of a line: `2 kg`, `2kg`, `x2`, `1 1/2 cups`, `6x330ml`, and a bare number at the
/// very front. It says which words are the amount and leaves the choice between several to `QuickAdd`.

/// An amount and the words it was read from.
struct AmountText {
  var amount: Amount
  var words: Range<Int>

  /// Looks for an amount that begins at a word. `isFirst` allows a number without a unit, which elsewhere
  /// belongs to the name (`coke 4`, `size 42`).
  init?(in words: inout QuickAddTokens, at start: Int, isFirst: Bool) {
    guard words.isPlain(start) else { return nil }
    let text = words[start].text
    if let times = text.unicodeScalars.first, Self.isTimes(times) {
      self.init(times: words, at: start)
      return
    }
    guard let number = Number(text) else { return nil }
    var thousandths = number.thousandths
    var rest = number.rest
    var end = start + 1
    if number.isWhole, rest.isEmpty, words.isPlain(end), let more = Number(words[end].text), more.isFraction {
      thousandths += more.thousandths
      rest = more.rest
      end += 1
    }
    if rest.isEmpty, let unit = Self.unit(in: words, at: end) {
      self.init(thousandths, unit.unit, start..<(end + unit.count))
    } else if rest.isEmpty {
      guard isFirst, !Self.belongsToName(words, at: end) else { return nil }
      self.init(thousandths, .piece, start..<end)
    } else if let unit = Self.unit(rest) {
      self.init(thousandths, unit, start..<end)
    } else if end == start + 1, let times = rest.unicodeScalars.first, Self.isTimes(times),
      let size = Number(Substring(rest.unicodeScalars.dropFirst())), Self.unit(size.rest) != nil,
      words.split(start, after: text.unicodeScalars.count - rest.unicodeScalars.count + 1)
    {
      self.init(thousandths, .piece, start..<end)
    } else {
      return nil
    }
  }

  /// `x2`, or `x 2` unless a unit follows: `x 2 kg` is two kilos.
  private init?(times words: QuickAddTokens, at start: Int) {
    let rest = Substring(words[start].text.unicodeScalars.dropFirst())
    if !rest.isEmpty {
      guard let number = Number(rest), number.rest.isEmpty else { return nil }
      self.init(number.thousandths, .piece, start..<(start + 1))
    } else {
      guard words.isPlain(start + 1), let number = Number(words[start + 1].text), number.rest.isEmpty,
        Self.unit(in: words, at: start + 2) == nil
      else { return nil }
      self.init(number.thousandths, .piece, start..<(start + 2))
    }
  }

  private init?(_ thousandths: Int64, _ unit: Unit, _ words: Range<Int>) {
    guard let amount = Amount(thousandths: thousandths, unit: unit) else { return nil }
    self.amount = amount
    self.words = words
  }

  /// `2 cups of rice`, `1 kg de tomates`, `500 g d'olives`: the link is no part of the name.
  mutating func takeLink(in words: inout QuickAddTokens) {
    let next = self.words.upperBound
    guard amount.unit != .piece, words.isPlain(next), !words[next - 1].text.hasSuffix(",") else { return }
    let key = Folding.fold(String(words[next].text.prefix(12)))
    if key == "of" || key == "de" {
      guard words.isPlain(next + 1) else { return }
    } else if !key.hasPrefix("d'") || !words.split(next, after: 2) {
      return
    }
    self.words = self.words.lowerBound..<(next + 1)
  }

  private static func isTimes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "x" || scalar == "X" || scalar == "×" || scalar == "✕"
  }

  /// A unit that stands apart from its number, and how many words it takes.
  private static func unit(in words: QuickAddTokens, at start: Int) -> (unit: Unit, count: Int)? {
    guard words.isPlain(start) else { return nil }
    return unit(words[start].text).map { ($0, 1) }
      ?? Unit.phrase { words.isPlain(start + $0) ? words[start + $0].text : nil }
  }

  private static func unit(_ text: some StringProtocol) -> Unit? {
    Unit(spelling: text.hasSuffix(",") ? String(text.dropLast()) : String(text))
  }

  /// Names that begin with a number of their own: `3 in 1 shampoo`, `2 ply tissues`, `7 up`.
  private static func belongsToName(_ words: QuickAddTokens, at next: Int) -> Bool {
    guard words.isPlain(next), words[next].text.utf8.count <= 12 else { return false }
    return measures.contains(Folding.fold(words[next].text))
  }

  private static let measures: Set<String> = [
    "%", "percent", "in", "inch", "inches", "cm", "mm", "m", "ply", "up", "watt", "w", "volt", "v", "minute",
    "hour", "day", "star", "en", "por", "pour", "pulgadas",
  ]
}
