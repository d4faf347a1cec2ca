/// An amount and its words in the line: `2 kg`, `x2`, `1 1/2 cups`, `6x330ml`, `a dozen`, `1 (14 oz) can`.
struct AmountText {
  var amount: Amount
  var words: Range<Int>
  /// Those words that are the size of each: `400 g` in `2 x 400 g tins`.
  var size: Range<Int>?
  /// The note for that size, if not as typed: `12x` for `12-pack`.
  var note: String?

  init(amount: Amount, words: Range<Int>) { (self.amount, self.words) = (amount, words) }

  /// `isFirst` allows a number without a unit, otherwise a name (`size 42`); `isCounting` one in words.
  init?(in words: inout QuickAddTokens, at start: Int, isFirst: Bool, isCounting: Bool = false) {
    guard words.isPlain(start) else { return nil }
    let text = words[start].text
    if let times = text.unicodeScalars.first, Self.isTimes(times) {
      self.init(times: words, at: start)
      return
    }
    if isFirst, let written = NumberWords(in: words, at: start) {
      self.init(written, in: words, from: start, isCounting: isCounting)
      return
    }
    if let pack = Self.packBehindLink(words, at: start) {
      self = pack
      return
    }
    if isFirst, let lone = Self.loneMeasure(words, at: start) {
      self.init(1000, lone.unit, start..<lone.end)
      size = lone.fill
      return
    }
    let one = isFirst ? Self.oneUnit(words, at: start) : nil
    if let unit = one ?? Self.oneWithContents(words, at: start, isFirst: isFirst) {
      self.init(1000, unit, start..<(start + 1))
      return
    }
    guard var number = Number(text) else { return nil }
    if let contents = Self.contents(number, in: words, from: start) {
      self.init(1000, .pack, start..<contents.end)
      (size, note) = (start..<(start + 1), contents.note)
      return
    }
    if let upper = Self.measuredUpperBound(of: number) {
      number = upper
    } else if let mixed = number.mixed {
      number = mixed
    } else if let upper = Self.upperBound(number) ?? Self.wholeOfUpperBound(number, words, at: start + 1) {
      number = upper
    }
    var thousandths = number.thousandths
    var rest = number.rest
    var end = start + 1
    Self.takeFraction(&thousandths, &rest, &end, of: number, in: words)
    if rest.isEmpty, let upper = Self.upperBound(above: thousandths, in: words, at: end) {
      (number, thousandths, rest, end) = (upper, upper.thousandths, upper.rest, end + 2)
      Self.takeFraction(&thousandths, &rest, &end, of: number, in: words)
    } else if thousandths == number.thousandths, number.isWhole, rest.isEmpty,
      NumberWords.isAndHalf(words, at: end)
    {
      thousandths += 500
      end += 1
    }
    let isPart = thousandths % 1000 != 0 && number.decimals == 0
    if rest.isEmpty, let several = NumberWords.several(words, at: end) {
      self.init(several: thousandths * several, in: words, start..<(end + 1))
    } else if let next = Self.behindTimes(rest, words, at: end),
      let container = Self.container(in: words, at: next)
    {
      self.init(thousandths, container.unit, start..<container.end)
      (size, note) = (container.size, container.note)
    } else if isFirst, let container = Self.container(in: words, at: start), container.note == nil,
      container.unit.isOfShelves, words.isPlain(container.end)
    {
      // `5 lb bag of potatoes`, `8-ounce can tomato sauce`
      self.init(1000, container.unit, start..<container.end)
      size = container.size
    } else if rest.isEmpty, let size = Self.sizeOfEach(words, at: end) {
      self.init(thousandths, of: size, in: words, from: start)
    } else if let size = Self.size(behind: rest, in: &words, from: start, to: end) {
      self.init(thousandths, .piece, start..<size.upperBound)
      self.size = size
    } else if let several = Self.timesContainers(rest, words, at: end) {
      self.init(thousandths, several.unit, start..<several.end)
    } else if number.isWhole, let several = Self.timesSeveral(rest, words, at: end) {
      self.init(thousandths * several.count, .piece, start..<several.end)
    } else if rest.isEmpty, let measure = Self.measure(in: words, at: end) {
      self.init(number.grouped(thousandths, in: measure.unit), measure.unit, start..<measure.end)
      size = measure.fill
    } else if rest.isEmpty, let (unit, past) = Self.firstOfTwo(words, at: end) {
      self.init(number.grouped(thousandths, in: unit), unit, start..<past)
    } else if rest.isEmpty, isPart, let unit = Self.linkedUnit(words, at: end) {
      self.init(thousandths, unit, start..<(end + 2))
    } else if rest.isEmpty, isFirst, Self.areHalfKilos(words, at: end) {
      self.init(thousandths / 2, .kilogram, start..<(end + 1))
    } else if rest.isEmpty, isPart, isFirst, Self.isOfKilo(words, at: end) {
      self.init(thousandths, .kilogram, start..<end)
    } else if rest.isEmpty {
      guard isFirst, !Self.belongsToName(words, at: end) else { return nil }
      self.init(thousandths, .piece, start..<end)
    } else if let unit = Self.unit(rest) {
      self.init(number.grouped(thousandths, in: unit), unit, start..<end)
    } else if let (unit, past) = Self.firstOfTwo(rest, words, next: end) {
      self.init(number.grouped(thousandths, in: unit), unit, start..<past)
    } else {
      return nil
    }
  }

  private init?(
    _ written: NumberWords, in words: QuickAddTokens, from start: Int, isCounting: Bool
  ) {
    let end = written.end
    if written.isDozen {
      self.init(several: written.thousandths, in: words, start..<end)
    } else if let container = Self.container(in: words, at: end) {
      self.init(written.thousandths, container.unit, start..<container.end)
      (size, note) = (container.size, container.note)
    } else if let size = Self.sizeOfEach(words, at: end) {
      self.init(written.thousandths, of: size, in: words, from: start)
    } else {
      // `a can` is an amount, `a l` isn't.
      if let measure = Self.measure(in: words, at: end),
        written.thousandths != 1000 || words[end].text.utf8.count > 1
      {
        self.init(written.thousandths, measure.unit, start..<measure.end)
        size = measure.fill
      } else if written.isOfKilo, Self.isOfKilo(words, at: end) {
        self.init(written.thousandths, .kilogram, start..<end)
      } else if isCounting || written.isHalf || Self.isCounted(words, start..<end), words.isPlain(end) {
        self.init(written.thousandths, .piece, start..<end)
      } else {
        return nil
      }
    }
  }

  /// A dozen or a couple: of things, or of a unit, as in `a couple of sprigs of thyme`.
  private init?(several thousandths: Int64, in words: QuickAddTokens, _ range: Range<Int>) {
    let end = range.upperBound
    let isLinked = words.isPlain(end) && Self.links.contains(Folding.fold(String(words[end].text.prefix(4))))
    let next = isLinked ? end + 1 : end
    guard let measure = Self.measure(in: words, at: next), measure.unit.isCount, measure.unit != .piece,
      words.isPlain(measure.end)
    else {
      self.init(thousandths, .piece, range)
      return
    }
    self.init(thousandths, measure.unit, range.lowerBound..<measure.end)
    size = measure.fill
  }

  /// `six 1-inch slices`, `one 5-pound chicken`
  private init?(_ thousandths: Int64, of size: Range<Int>, in words: QuickAddTokens, from start: Int) {
    let next = size.upperBound
    if let (unit, count) = Self.unit(in: words, at: next), unit.isCount, words.isPlain(next + count) {
      self.init(thousandths, unit, start..<next + count)
    } else {
      self.init(thousandths, .piece, start..<next)
    }
    self.size = size
  }

  init?(_ thousandths: Int64, _ unit: Unit, _ words: Range<Int>) {
    guard let amount = Amount(thousandths: thousandths, unit: unit) else { return nil }
    self.amount = amount
    self.words = words
  }

  /// Keeps the link out of the name: `2 cups of rice`, `1 kg de tomates`, `500 g d'olives`.
  mutating func takeLink(in words: inout QuickAddTokens) {
    let last = self.words.upperBound - 1
    let several = amount.unit == .piece && last >= 0 ? NumberWords.several(words, at: last) : nil
    let isDozen = several != nil
    takePart(of: several ?? 1, in: words)
    takeMore(in: &words)
    if let end = Self.endBehindSlash(words, self.words.upperBound) {
      self.words = self.words.lowerBound..<end
    }
    takeLink(behind: self.words.upperBound, in: &words, isDozen: isDozen)
    takeContents(in: &words)
  }

  mutating func takeLink(behind next: Int, in words: inout QuickAddTokens, isDozen: Bool) {
    let isPart = amount.thousandths % 1000 != 0
    // `a piece of cake`
    let isSpelled = next > self.words.lowerBound + 1 && Unit(spelling: words[next - 1].text) == .piece
    guard amount.unit != .piece || isDozen || isPart || isSpelled || size != nil, words.isPlain(next),
      !words[next - 1].text.hasSuffix(",")
    else {
      return
    }
    let key = Folding.fold(String(words[next].text.prefix(12)))
    if Self.links.contains(key) {
      guard words.isPlain(next + 1) || amount.unit == .glass && next + 1 < words.count else { return }
    } else if !key.hasPrefix("d'") || !words.split(next, after: 2) {
      return
    }
    self.words = self.words.lowerBound..<(next + 1)
  }

  /// `a pack of 6 eggs`: the contents are its size.
  private mutating func takeContents(in words: inout QuickAddTokens) {
    guard size == nil else { return }
    let last = self.words.upperBound - 1
    let isLinked = last > self.words.lowerBound && Self.links.contains(Folding.fold(words[last].text))
    guard let contents = Self.contents(of: amount.unit, in: words, at: isLinked ? last : last + 1) else {
      takeSizeInBrackets(in: &words)
      return
    }
    size = contents.words
    note = contents.note
    self.words = self.words.lowerBound..<contents.words.upperBound
    // `de 6 bouteilles d'eau`
    if note == nil { takeLink(behind: self.words.upperBound, in: &words, isDozen: false) }
  }

  /// `1 kilo y medio de patatas`, `docena y media`.
  private mutating func takePart(of one: Int64, in words: QuickAddTokens) {
    guard amount.unit != .piece || one > 1,
      let part = NumberWords.andPart(words, at: self.words.upperBound),
      let more = Amount(thousandths: amount.thousandths + one * part.thousandths, unit: amount.unit)
    else { return }
    amount = more
    self.words = self.words.lowerBound..<(self.words.upperBound + part.count)
  }

  /// The second word of `1 1/2`, `1 and 1/2`, and the larger number of `2 1/2-3`.
  private static func takeFraction(
    _ thousandths: inout Int64, _ rest: inout Substring, _ end: inout Int, of number: Number,
    in words: QuickAddTokens
  ) {
    guard number.isWhole, rest.isEmpty else { return }
    let isLinked = words.isPlain(end) && plus.contains(Folding.fold(String(words[end].text.prefix(4))))
    let place = isLinked ? end + 1 : end
    guard words.isPlain(place), let more = Number(words[place].text), more.isFraction,
      !isLinked || more.thousandths < 1000
    else { return }
    let upper = upperBound(more, above: number.thousandths + more.thousandths)
    thousandths = upper?.thousandths ?? thousandths + more.thousandths
    rest = upper?.rest ?? more.rest
    end = place + 1
  }

  /// The larger number of `2-3`: buy enough.
  private static func upperBound(_ number: Number, above least: Int64? = nil) -> Number? {
    guard let dash = number.rest.unicodeScalars.first, dash == "-" || dash == "–",
      let upper = Number(number.rest.dropFirst()), upper.thousandths > least ?? number.thousandths
    else { return nil }
    return upper
  }

  /// The second 2 of `2-2 1/2`.
  private static func wholeOfUpperBound(_ number: Number, _ words: QuickAddTokens, at next: Int) -> Number? {
    guard let dash = number.rest.first, "-–".contains(dash), let upper = Number(number.rest.dropFirst()),
      upper.isWhole, upper.rest.isEmpty, upper.thousandths == number.thousandths, words.isPlain(next),
      Number(words[next].text)?.isFraction == true
    else { return nil }
    return upper
  }

  /// The 1.3 of `1kg–1.3kg`.
  private static func measuredUpperBound(of number: Number) -> Number? {
    guard let dash = number.rest.firstIndex(where: { "-–".contains($0) }), dash > number.rest.startIndex,
      let unit = unit(number.rest[..<dash]), let upper = Number(number.rest[dash...].dropFirst()),
      upper.thousandths > number.thousandths,
      Self.unit(upper.rest.prefix { $0 != "/" }) == unit
    else { return nil }
    return upper
  }

  /// The unit of the first of two equivalent measures: `g/3½ oz`.
  private static func firstOfTwo(_ words: QuickAddTokens, at index: Int) -> (unit: Unit, end: Int)? {
    guard words.isPlain(index) else { return nil }
    return firstOfTwo(Substring(words[index].text), words, next: index + 1)
  }

  private static func firstOfTwo(
    _ text: Substring, _ words: QuickAddTokens, next: Int
  ) -> (unit: Unit, end: Int)? {
    guard let slash = text.firstIndex(of: "/"), let first = unit(text[..<slash]),
      let end = endOfOtherMeasures(text[text.index(after: slash)...], words, next: next)
    else { return nil }
    return (first, end)
  }

  static func isTimes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "x" || scalar == "X" || scalar == "×" || scalar == "✕"
  }

  static func isTimes(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.count == 1 && text.unicodeScalars.first.map(isTimes) == true
  }

  static func unit(_ text: some StringProtocol) -> Unit? {
    let word = text.hasSuffix(",") ? String(text.dropLast()) : String(text)
    guard let unit = Unit(spelling: word), unit != .glass else { return nil }
    // German spoons are money in Turkey and an article in Spain: `150 TL`, `2 el lunes`.
    let isSpoon = word.utf8.count == 2 && (unit == .teaspoon || unit == .tablespoon)
    return isSpoon && (word == "el" || Currency(spelling: word) != nil) ? nil : unit
  }

  /// Whether the number is part of the name: `3 in 1 shampoo`, `2 ply tissues`, `7 up`.
  static func belongsToName(_ words: QuickAddTokens, at next: Int) -> Bool {
    guard words.isPlain(next), words[next].text.utf8.count <= 12 else { return false }
    return measuresInNames.contains(Folding.fold(words[next].text))
  }

  private static let measuresInNames = Language.words { "% mm cm m w v \($0.measuresInNames)" }
}

extension Number {
  /// `1-1/2` as one and a half.
  fileprivate var mixed: Number? {
    guard isWhole, let dash = rest.unicodeScalars.first, dash == "-" || dash == "–",
      let part = Number(rest.dropFirst()),
      part.isFraction, part.thousandths < 1000
    else { return nil }
    var mixed = part
    mixed.thousandths += thousandths
    mixed.isFraction = false
    return mixed
  }

  /// Signs before three digits group thousands of small units: `1.000 g` is a kilo, `1.500 kg` is 1.5 kg.
  func grouped(_ thousandths: Int64, in unit: Unit) -> Int64 {
    decimals == 3 && unit.groupsThousands(thousandths) ? thousandths * 1000 : thousandths
  }
}

extension Unit {
  func groupsThousands(_ thousandths: Int64) -> Bool {
    [.gram, .milligram, .millilitre].contains(self) && 1000..<1_000_000 ~= thousandths
  }
}
