/// The add field: one line, in any sensible order, understood as an item. It stands between what is typed
/// and the `Change` that adds it; the spans let the preview colour each part while it is typed.

/// How a line was understood: `[amount][unit] name [price]`, and in between the words that begin with a sign (`DetailMark`).
///
///     QuickAdd("2½ kg flour")?.item.amount == Amount("2.5 kg")
///     QuickAdd("7up")?.item.name == "7up"
///     QuickAdd("   ") == nil
///
/// Everything that is not understood is the name, and no visible character is lost but the bullet before a line, in French the
/// article (`du pain`), a comma or a
/// dash beside an amount, the `of` behind it and the `about` before it, the article and the `of` of `the juice of`, a mark at
/// the end with nothing behind it, and an amount, a price, a store or a category that another one takes the place of
/// (`replacedAmount`, `replacedPrices`, `replacedMarks`). The rules, in their order:
///
/// 1. A sign at the start of a word marks what it says, as `#` the category; the first of each counts, but where they end the
///    line the last store and the last category. A category or a
///    store that is known may have several words: the longest counts. `!` begins the note, which runs to the end, or to
///    another sign where nothing but marks, amounts and prices follow; before a name it runs to the next sign. A price at
///    its end is the price where the line has no other, perhaps with an amount behind it: `milk !lactose free 1.09€`.
/// 2. The last number with a currency beside it is the price, and takes the place of those right before it:
///    `wine 19.50€ 17.85€`. Where there is none, or behind it, and the list has a currency, a number with two decimals is one
///    before `each`, `/kg` and the like, or at the end: `wood glue 6.49`. Behind a few whole litres or kilos, `each` is each
///    of them: `2 l milk 1.09€ each`.
/// 3. An amount is a number with a unit anywhere, `x2` or `2x` anywhere, or a bare number at the very front.
///    Of several the first count wins, else the first: `10 x 1.5 l water` is ten of 1.5 l. But one of the same kind at the
///    end takes its place, as it is typed to correct it: `2 l milk 3 l`. Numbers that are written out count before a unit
///    (`NumberWords`), of a range the larger does, of two measures the first. Where there is none, it may stand at the end in
///    brackets, or behind a colon or a dash: `tomatoes (5)`, `eggs: 12`, or before the price of all: `chocolate 3 for 2€`.
/// 4. In double quotes nothing is read: `"7 samurai"`, `#"baby food"`. A quote within them is doubled.
///    What stands right behind them belongs to the same text.
/// 5. How large one of several is, how many are in a pack (`12-pack`), what is used of a thing (`UsedPart`), how to prepare it
///    (`Preparation`), and what says how much without counting (`Vagueness`), is the note where the line has no other.
/// 6. Where no name is left, the amount becomes the name, then the price, then the whole line; `isNamed` tells.
package struct QuickAdd: Hashable, Sendable {
  /// What a part of a line was understood as.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case amount, name, price
    case mark(DetailMark)
    /// A price or an amount that does not count, for another one follows it.
    case replaced

    /// What an item can say, in the order in which a line is written.
    package static let allCases: [Kind] =
      [.amount, .name] + DetailMark.allCases.filter { $0 != .note }.map(Kind.mark) + [.price, .mark(.note)]
  }

  /// A part of the line.
  package struct Span: Hashable, Sendable {
    /// Its place in the UTF-8 of the line.
    package let range: Range<Int>
    package let kind: Kind

    /// A part of a line.
    package init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  /// What the line says.
  package let item: ParsedItem
  /// The amount that a later one has taken the place of.
  package let replacedAmount: Amount?
  /// The prices that the last one has taken the place of.
  package let replacedPrices: [Price]
  /// A store or a category, with its sign, that a later one has taken the place of.
  package struct ReplacedMark: Hashable, Sendable {
    let mark: DetailMark
    package let old, new: String
  }
  package let replacedMarks: [ReplacedMark]
  /// Which part says what: in order, not overlapping, blanks between different kinds left out.
  package let spans: [Span]
  /// Whether the line has a name, and not only what else can be said of a thing.
  package let isNamed: Bool
  /// Whether its price is written without a currency: then it is one only where the list has a currency.
  let hasBarePrice: Bool

  /// Understands a line; `nil` only if there is nothing to see in it.
  ///
  /// `own` are the user's own categories, so that `#pe` finds `Pets`, and `stores` those that are known; `currency` is that of
  /// prices that are written without one. The words for categories are those of a language beside the English ones, which
  /// are all that files have.
  package init?(
    _ line: String, own: [Category] = [], stores: [String] = [], currency: Currency? = nil,
    in language: Language = .english
  ) {
    var words = QuickAddTokens(line)
    words.dropOpenMarks()
    words.dropBullet()
    if language == .french { words.dropPartitive() }
    var replacedMarks: [ReplacedMark] = []
    var details = Self.readMarks(
      &words, KnownNames(own: own, stores: stores, language: language, currency: currency),
      replaced: &replacedMarks)
    let prices = Self.readPrices(&words, in: currency)
    details.price = prices.last?.price
    hasBarePrice = prices.last?.isBare == true
    let isPartUsed = Self.readUsedPart(&words, &details)
    let amounts = Self.readAmount(&words, &details, isCounting: isPartUsed)
    details.amount = amounts.last
    Self.readPreparation(&words, &details)
    Self.readVagueness(&words, &details)
    words.dropSeparators()
    isNamed = Self.keepName(&words, &details)
    replacedAmount = details.amount == nil ? nil : amounts.dropLast().last
    replacedPrices = details.price == nil ? [] : prices.map(\.price).filter { $0 != details.price }
    for index in [Kind.amount, .price, .replaced].flatMap(words.indices) where index > 0 {
      if words.isPlain(index - 1) { words.trimPunctuation(index - 1) }
    }
    for index in 0..<words.count where words[index].role == nil { words[index].role = .name }

    self.replacedMarks = details[.store] == nil && details[.category] == nil ? [] : replacedMarks
    guard let item = ParsedItem(name: words.text(of: .name), details: details.withPriceOfEach) else {
      return nil
    }
    self.item = item
    spans = words.spans
  }

  /// Rule 1.
  private static func readMarks(
    _ words: inout QuickAddTokens, _ known: KnownNames, replaced: inout [ReplacedMark]
  ) -> ItemDetails {
    var details = ItemDetails()
    var places: [DetailMark: Range<Int>] = [:]
    // Looked for where something is said twice, and only once: it may be a long way to the end.
    var endOfName: Int?
    var index = 0
    while index < words.count {
      var end = index + 1
      defer { index = end }
      let word = words[index]
      guard let mark = word.mark else { continue }
      let old = places[mark]
      // As with prices, the last one counts where it ends the line, and only other marks, amounts and prices stand between.
      if let old {
        let end = endOfName ?? words.endOfName(known, besideNotes: true)
        guard mark != .note, end <= words[old.upperBound].source.lowerBound else {
          words.makeLiteral(index)
          endOfName = max(end, word.source.upperBound)
          continue
        }
        endOfName = end
      }
      var text = word.text
      if mark == .note {
        if !word.isQuoted { end = words.endOfNote(from: index, known) }
        if let price = words.priceEnding(index..<end, known) { end = price }
        if end == index + 1, text.isEmpty {
          words.makeLiteral(index)
          continue
        }
        text = words.note(from: index, to: end - 1)
      } else if !word.isQuoted, let known = words.spelled(at: index, known.names(behind: mark)) {
        end = index + known.count
        text = known.text
      }
      details[mark] = text
      if mark == .category, !word.isQuoted {
        details.category = Category(short: text, own: known.own, in: known.language)
      }
      for part in index..<end { words[part].role = .mark(mark) }
      places[mark] = index..<end
      guard let old else { continue }
      for part in old { words[part].role = .replaced }
      replaced.removeAll { $0.mark == mark }
      replaced.append(ReplacedMark(mark: mark, old: words.text(old), new: words.text(index..<end)))
    }
    return details
  }

  /// Rule 2: the price, behind those that it takes the place of.
  private static func readPrices(_ words: inout QuickAddTokens, in currency: Currency?) -> [PriceText] {
    var found: [PriceText] = []
    var index = 0
    while index < words.count {
      if let price = PriceText(in: words, at: index) {
        // With a part of the name between them, the earlier one belongs to that.
        if let before = found.last, !words.areRead(before.words.upperBound..<index) { found = [] }
        found.append(price)
        index = price.words.upperBound
      } else {
        index += 1
      }
    }
    if let currency, let bare = bareNumber(behind: found.last, in: words, currency) { found.append(bare) }
    for price in found.dropLast() {
      for part in price.words { words[part].role = .replaced }
    }
    for part in found.last?.words ?? 0..<0 { words[part].role = .price }
    found.first?.takeLink(in: &words)
    return found
  }

  /// Rule 2, where no currency is written: anywhere, or right behind a price with one.
  private static func bareNumber(
    behind price: PriceText?, in words: QuickAddTokens, _ currency: Currency
  ) -> PriceText? {
    let free = (0..<words.count).filter { words[$0].role == nil }
    guard free.count > 1 else { return nil }
    let places = price.map { price in free.first { $0 >= price.words.upperBound }.map { [$0] } ?? [] } ?? free
    return places.lazy.compactMap {
      PriceText(bare: currency, in: words, at: $0, isAtEnd: $0 == free.last)
    }.first
  }

  /// Rule 6; the answer is whether there was a name.
  private static func keepName(_ words: inout QuickAddTokens, _ details: inout ItemDetails) -> Bool {
    func isNamed() -> Bool { (0..<words.count).contains { words[$0].role == nil } }
    if isNamed() { return !words.areOpenMarks }
    for index in words.indices(.amount) { words[index].role = nil }
    if words.indices(.price).isEmpty { for index in words.indices(.replaced) { words[index].role = nil } }
    details.amount = nil
    if isNamed() { return false }
    for index in words.indices(.price) + words.indices(.replaced) { words[index].role = nil }
    details.price = nil
    if isNamed() { return false }
    for index in 0..<words.count {
      words[index].role = nil
      words.makeLiteral(index)
    }
    details = ItemDetails()
    return false
  }
}

extension QuickAddTokens {
  /// Whether all of these words are understood already.
  fileprivate func areRead(_ range: Range<Int>) -> Bool { range.allSatisfy { self[$0].role != nil } }

  fileprivate func indices(_ kind: QuickAdd.Kind) -> [Int] { (0..<count).filter { self[$0].role == kind } }

  fileprivate func text(of kind: QuickAdd.Kind) -> String {
    var text = ""
    for index in 0..<count where self[index].role == kind {
      // What was cut off an amount, as in `coke 6x330ml`, is no part of the word before that.
      if !text.isEmpty, !(isGlued(index) && self[index - 1].role == kind) { text += " " }
      text += self[index].text
    }
    return text
  }

  fileprivate var spans: [QuickAdd.Span] {
    var spans: [QuickAdd.Span] = []
    var start = 0
    for index in 0..<count {
      guard let kind = self[index].role else { continue }
      if index + 1 == count || self[index + 1].role != kind {
        spans.append(QuickAdd.Span(bytes(start...index), kind))
        start = index + 1
      }
    }
    return spans
  }
}
