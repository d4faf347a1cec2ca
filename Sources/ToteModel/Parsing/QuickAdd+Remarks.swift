/// What a line says besides: in brackets (`butter (4 sticks)`), behind a comma (`oil, for frying`), how large it is
/// (`2 large onions`). It becomes the note, unless one was typed, and keeps no two items apart (`Remark`).

extension QuickAddTokens {
  mutating func readRemarks(_ details: inout ItemDetails) {
    guard count > 1 else { return }
    let isMeasured = details.amount != nil
    if isMeasured, let size { take(size, into: &details) }
    for range in brackets { take(range, into: &details) }
    if isMeasured, let tail = tailWithoutComma(of: details.amount?.unit) {
      take(tail, into: &details)
    } else if let tail = tail(isMeasured: isMeasured) {
      take(tail, into: &details)
      if tail.lowerBound > 0, isPlain(tail.lowerBound - 1) { trimPunctuation(tail.lowerBound - 1) }
    } else if let purpose {
      take(purpose, into: &details)
    }
  }

  private mutating func take(_ range: Range<Int>, into details: inout ItemDetails) {
    var text = text(range)
    if text.hasPrefix("("), text.hasSuffix(")") || text.hasSuffix("),") {
      text = String(text.dropFirst().prefix { $0 != ")" || text.filter { $0 == ")" }.count > 1 })
    }
    while let last = text.last, ",;: ".contains(last) { text.removeLast() }
    details.note = details.note.map { "\($0), \(text)" } ?? text
    for index in range { self[index].role = .mark(.note) }
  }

  private var free: [Int] { (0..<count).filter { self[$0].role == nil } }

  /// Words in brackets beside a name; not years, as in `Alien (1979)`.
  private var brackets: [Range<Int>] {
    var found: [Range<Int>] = []
    var open: Int?
    var hasName = false
    for index in 0..<count where self[index].role == nil {
      guard isPlain(index) else {
        (open, hasName) = (nil, true)
        continue
      }
      let text = self[index].text
      if open == nil, text.hasPrefix("(") { open = index }
      guard let start = open else {
        hasName = true
        continue
      }
      let isClosed = text.hasSuffix(")") || text.hasSuffix("),") || text.hasSuffix(").")
      guard isClosed else { continue }
      open = nil
      let inner = self.text(start..<index + 1).filter { $0.isLetter || $0.isNumber }
      let isYear = inner.count == 4 && inner.allSatisfy(\.isNumber)
      if isYear || inner.isEmpty || !(start...index).allSatisfy(isPlain) {
        hasName = true
      } else {
        found.append(start..<index + 1)
      }
    }
    return hasName ? found : []
  }

  /// Without a comma: `4 carrots cut into sticks`, `1 onion or 3 spring onions`. A known name must be left.
  private func tailWithoutComma(of unit: Unit?) -> Range<Int>? {
    let free = free
    guard free.count > 2, let last = free.last, free.allSatisfy(isPlain), last - free[0] == free.count - 1
    else { return nil }
    for (place, index) in free.enumerated().dropFirst().prefix(8) {
      if isBehindComma(index) { return nil }
      guard let key = key(index) else { continue }
      var start = index
      if PartOfLine.isChoice([key]) {
        // `red or green peppers` leave the choice, `or 2 tbsp dried` is another amount.
        var rest = self
        guard index < last, AmountText(in: &rest, at: index + 1, isFirst: true) != nil else { continue }
      } else {
        guard unit?.isOfShelves != true, Preparation.isVerb(key) else { continue }
        while start > free[0] + 1, self.key(start - 1).map(Preparation.isAdverb) == true { start -= 1 }
        // `ground beef`, `sliced bread` are things, wherever they are said.
        guard endsPreparation(index + 1, last) else { continue }
      }
      guard start > free[0], place > 0, Catalogue.category(of: text(free[0]..<start)) != nil else {
        return nil
      }
      return start..<last + 1
    }
    return nil
  }

  /// Whether what follows a verb says more about it and is no thing: `into sticks`, `and diced`, `lengthwise`.
  private func endsPreparation(_ next: Int, _ last: Int) -> Bool {
    guard next <= last else { return true }
    guard let key = key(next) else { return false }
    if PartOfLine.beginsTail(key) || Preparation.isConnector(key) { return true }
    return next == last && Catalogue.category(of: key) == nil
  }

  /// Behind the first comma that ends a name. `skinless, boneless chicken` has none, and `milk, bread` may be two things.
  private func tail(isMeasured: Bool) -> Range<Int>? {
    let free = free
    guard free.count > 1, let last = free.last, free.allSatisfy(isPlain) else { return nil }
    // A name has few words; a limit keeps lines without end fast.
    for (place, index) in free.dropLast().prefix(16).enumerated() {
      guard let sign = self[index].text.last,
        sign == "," || sign == ";" && !self[index].text.endsReference || endsBracket(index + 1)
      else {
        continue
      }
      let name = free[...place].map { Folding.fold(String(self[$0].text.filter { $0 != "," })) }
      if name.allSatisfy({ PartOfLine.describes($0) || Preparation.prepares($0) || Self.sizes.contains($0) })
      {
        continue
      }
      let rest = free[(place + 1)...].prefix(16).map { self[$0].text }
      let first = rest.firstIndex { $0.hasSuffix(",") }.map { Array(rest[...$0]) } ?? Array(rest)
      let words = first.map { Folding.fold(String($0.filter { $0 != "," })) }
      let isTail = PartOfLine.isTail(words) || isMeasured && !PartOfLine.mayBeThing(words)
      guard isTail,
        (free[place + 1]...last).allSatisfy({ self[$0].role == nil || self[$0].role == .mark(.note) })
      else { return nil }
      return free[place + 1]..<last + 1
    }
    return nil
  }

  /// `ball mozzarella (not buffalo), halved`
  private func endsBracket(_ index: Int) -> Bool {
    guard let end = (index..<count).first(where: { self[$0].role == nil }), end > index else { return false }
    return self[end - 1].role == .mark(.note) && self[end - 1].text.hasSuffix("),")
  }

  /// `oil for frying`, `bread for the table`: at the end, and short.
  private var purpose: Range<Int>? {
    let free = free
    guard free.count > 2, let last = free.last, free.allSatisfy(isPlain), last - free[0] == free.count - 1
    else { return nil }
    guard let link = free.dropFirst().last(where: { key($0).map(Self.purposes.contains) == true }),
      last - link < 5, link < last,
      let word = key(link + 1)
    else { return nil }
    let isDoing = word.hasSuffix("ing") && word.count > 5 || Self.servings.contains(word)
    return isDoing ? link..<last + 1 : nil
  }

  private static let purposes = Language.words { $0.purposes }
  private static let servings = Set(Language.phrases { $0.serving }.compactMap(\.last))

  /// In front of a known name: `grand marnier` isn't large.
  private var size: Range<Int>? {
    let free = free
    guard free.count > 1, isPlain(free[0]), let key = key(free[0]), Self.sizes.contains(key) else {
      return nil
    }
    // Up to what is said behind it: `1 large carrot, cut into matchsticks`.
    let rest = free.dropFirst().prefix {
      !PartOfLine.isChoice([self[$0].text]) && !self[$0].text.hasPrefix("(")
    }
    let end = rest.first { self[$0].text.hasSuffix(",") } ?? rest.last ?? free[0]
    // `petits pois` and `petits suisses` are named so, however small they are.
    guard end > free[0], Catalogue.category(of: text(free[1]..<end + 1)) != nil,
      !Catalogue.knows(text(free[0]..<end + 1))
    else { return nil }
    return free[0]..<free[0] + 1
  }

  static let sizes = Language.words { $0.sizes }

  /// `3 garlic cloves` are three cloves of garlic, but `8 rolls`, `4 bay leaves` and `2 cepillos de dientes` are things.
  mutating func readUnitBehindName(_ details: inout ItemDetails) {
    let free = free
    guard let amount = details.amount, amount.unit == .piece, free.count > 1, free.allSatisfy(isPlain),
      let last = free.last,
      let key = key(last), let unit = Unit(spelling: key),
      !PartOfLine.isChoice(free.map { self[$0].text }), last - free[0] == free.count - 1,
      Catalogue.category(of: text(free[0]..<last)).map(unit.mayFollowName(of:)) == true,
      !PartOfLine.isPhraseLink(self[last - 1].text),
      let counted = Amount(thousandths: amount.thousandths, unit: unit)
    else { return }
    details.amount = counted
    self[last].role = .amount
  }

  /// `8 rolls` are eight of a thing, though rolls may be a unit.
  mutating func nameCounted(_ details: inout ItemDetails) -> Bool {
    guard let amount = details.amount, amount.unit.isCount, amount.unit != .piece,
      let last = (0..<count).last(where: { self[$0].role == .amount }), last > 0, !self[last].isQuoted,
      Unit(spelling: self[last].text) == amount.unit, Catalogue.knows(self[last].text),
      let pieces = Amount(thousandths: amount.thousandths, unit: .piece)
    else { return false }
    details.amount = pieces
    self[last].role = nil
    return true
  }

  /// Whether a name's first or last word would be read as more than the name.
  static func hasRemark(_ name: String, isMeasured: Bool) -> Bool {
    var words = QuickAddTokens(name)
    var details = ItemDetails(amount: isMeasured ? Amount(thousandths: 1000, unit: .piece) : nil)
    words.readRemarks(&details)
    words.readUnitBehindName(&details)
    return details.note != nil || words.free.count < words.count
  }
}

extension Unit {
  /// Where the thing is said first: `garlic clove`, `ciabatta loaf`. The ribs of pork are the thing.
  fileprivate func mayFollowName(of category: Category) -> Bool {
    switch self {
    case .clove, .bulb, .stalk, .sprig, .head, .bunch, .ear, .wedge, .knob, .stick: category != .meat
    case .loaf, .sheet: true
    default: false
    }
  }
}
