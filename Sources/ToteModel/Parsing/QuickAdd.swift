/// A line of the add field: `[amount][unit] name [price]` in any sensible order, with marks in between
/// (`DetailMark`). The spans let the preview colour each part.
///
///     QuickAdd("2½ kg flour")?.item.amount == Amount("2.5 kg")
///     QuickAdd("7up")?.item.name == "7up"
///
/// Everything else is the name. No visible character is lost, except bullets, leading articles (`du`), commas
/// and dashes beside an amount, its `of` and `about`, the article and `of` of `the juice of`, an empty sign
/// at the end, and what a later amount, price, store or category replaces (`replaced…`). The rules, in order:
///
/// 1. A sign at the start of a word marks a detail. The first counts, but at the end of the line the last
///    store and category. Known ones may have several words: the longest counts. `!` begins the note, up to
///    the end of the line, whatever it says: `wine !max 5€`. Without a name before it, up to the next sign.
/// 2. The last number with a currency is the price, and replaces those before it with at most marks and an
///    amount in between: `wine 19.50€ 17.85€`, `rice 4€ 2 kg 5€`.
///    Behind it, or without one, two decimals in the list's currency are a price before `each`, `/kg` and the
///    like, or at the end: `wood glue 6.49`. With a few whole litres or kilos, `each` is per litre or kilo.
/// 3. An amount is a number with a unit, `x2` or `2x` anywhere, or a bare number at the front. The first
///    count wins, or else the first amount: `10 x 1.5 l water` is ten of 1.5 l. Another of the same kind at
///    the end corrects it: `2 l milk 3 l`. Numbers in words count before a unit (`NumberWords`), the larger
///    of a range, and the first of two measures. Otherwise it may be at the end in brackets, behind a colon
///    or a dash (`tomatoes (5)`, `eggs: 12`), or before the price of all (`chocolate 3 for 2€`).
/// 4. Double quotes are literal: `"7 samurai"`, `#"baby food"`. A quote inside is doubled. Text that follows
///    without a blank belongs to them.
/// 5. The size of each, a pack's contents (`12-pack`), the part used (`UsedPart`), how to prepare it
///    (`Preparation`), or a vague amount (`Vagueness`) is the note if there is no other.
/// 6. If no name is left, the amount becomes the name, then the price, then the whole line; `isNamed` is
///    false.
package struct QuickAdd: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case amount, name, price
    case mark(DetailMark)
    /// A price or an amount that a later one replaces.
    case replaced

    /// In a line's order.
    package static let allCases: [Kind] =
      [.amount, .name] + DetailMark.allCases.filter { $0 != .note }.map(Kind.mark) + [.price, .mark(.note)]
  }

  package struct Span: Hashable, Sendable {
    /// In the UTF-8 of the line.
    package let range: Range<Int>
    package let kind: Kind

    package init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }

  package let item: ParsedItem
  package let replacedAmount: Amount?
  package let replacedPrices: [Price]
  package struct ReplacedMark: Hashable, Sendable {
    let mark: DetailMark
    package let old, new: String
  }
  package let replacedMarks: [ReplacedMark]
  /// In order, not overlapping, without the blanks between different kinds.
  package let spans: [Span]
  package let isNamed: Bool
  /// The store and the category of a line that says nothing else.
  package let onlyMarks: ItemDetails?
  /// Whether its price has no currency, and so depends on the list's.
  let hasBarePrice: Bool
  /// A currency beside a number that isn't understood, which a message should say: the price stays in the name.
  package let unknownCurrency: String?

  /// `nil` only if nothing in the line is visible. `own` are the user's categories, so `#pe` finds `Pets`,
  /// `stores` the known stores, and `currency` is for bare prices. Every language's words are understood, but what they
  /// mean in this one counts first: `2 bağ` are bunches in Turkish and no bags.
  package init?(
    _ line: String, own: [Category] = [], stores: [String] = [], currency: Currency? = nil,
    in language: Language = .current
  ) {
    let read = language.reading {
      Currency.reading(for: currency) {
        QuickAdd(reading: line, own: own, stores: stores, currency: currency, in: language)
      }
    }
    guard let read else { return nil }
    self = read
  }

  private init?(
    reading line: String, own: [Category], stores: [String], currency: Currency?, in language: Language
  ) {
    var words = QuickAddTokens(line)
    words.dropOpenMarks()
    words.dropBullet()
    words.dropChatter()
    if words.count > 0, words.isPlain(words.count - 1) { words.trimEnd(words.count - 1, of: ",") }
    words.partPricesBehindAt(currency)
    language.vocabulary.readOwn(&words)
    var replacedMarks: [ReplacedMark] = []
    var details = Self.readMarks(
      &words, KnownNames(own: own, stores: stores, language: language, currency: currency),
      replaced: &replacedMarks)
    let isOnlyMarks = details.note == nil && (0..<words.count).allSatisfy { words[$0].role != nil }
    onlyMarks = isOnlyMarks ? details : nil
    // `coffee 12.99 at Costco`: the price ends the rest.
    if details.store == nil { details.store = words.readStoreInWords(stores) }
    let prices = Self.readPrices(&words, &details, in: currency)
    details.price = prices.last?.price
    hasBarePrice = prices.last?.isBare == true
    unknownCurrency = PriceText.unknownCurrency(in: words)
    if details.store == nil { details.store = words.readStoreInWords(stores) }
    let isPartUsed = Self.readUsedPart(&words, &details)
    Self.readSizedPiece(&words, &details)
    let amounts = Self.readAmount(&words, &details, isCounting: isPartUsed)
    details.amount = amounts.last
    let isTyped = (0..<words.count).contains { words[$0].mark == .note }
    if !isTyped { words.readRemarks(&details) }
    Self.readPreparation(&words, &details)
    if !isTyped { words.readUnitBehindName(&details) }
    Self.readVagueness(&words, &details)
    if let pieces = prices.last?.pieces { details.take(priceFor: pieces) }
    if prices.last?.isOfEach == true { details.takePriceOfEach() }
    words.dropSeparators()
    isNamed = Self.keepName(&words, &details)
    replacedAmount = details.amount == nil ? nil : amounts.dropLast().last
    replacedPrices =
      details.price == nil ? [] : prices.dropLast().map(\.price).filter { $0 != prices.last?.price }
    for index in [Kind.amount, .price, .replaced].flatMap(words.indices) where index > 0 {
      if words.isPlain(index - 1) { words.trimPunctuation(index - 1) }
    }
    for index in 0..<words.count where words[index].role == nil { words[index].role = .name }

    self.replacedMarks =
      DetailMark.allCases.allSatisfy { $0 == .note || details[$0] == nil } ? [] : replacedMarks
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
    // Computed once and only for duplicates, as the end may be far away.
    var endOfName: Int?
    var index = 0
    while index < words.count {
      var end = index + 1
      defer { index = end }
      guard let mark = words[index].mark else { continue }
      // `milk @Lidl,`
      if mark != .note, !words[index].isQuoted { words.trimPunctuation(index) }
      let word = words[index]
      let old = places[mark]
      // As with prices, the last one counts if only marks, amounts and prices follow the first.
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

  /// Rule 2: the price, preceded by those it replaces.
  private static func readPrices(
    _ words: inout QuickAddTokens, _ details: inout ItemDetails, in currency: Currency?
  ) -> [PriceText] {
    var found: [PriceText] = []
    var index = 0
    while index < words.count {
      words.partPriceOfSeveral(index)
      if var price = PriceText(in: words, at: index, currency: currency) {
        price.takeTimesBehind(in: &words)
        if let range = price.endOfRange(in: words, currency) {
          index = range
          continue
        }
        // `£1.75 (2 for £3.50 offer)`
        if !found.isEmpty, words.isInBrackets(index) {
          index = price.words.upperBound
          continue
        }
        if let deposit = price.deposit(in: words) {
          details.note = details.note ?? words.text(deposit)
          for part in deposit { words[part].role = .mark(.note) }
          index = deposit.upperBound
          continue
        }
        // With a part of the name in between, the earlier one belongs to the name.
        if let before = found.last, !words.areReadOrAmount(before.words.upperBound..<index) { found = [] }
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
    if !found.isEmpty { found[0].takeLink(in: &words) }
    found.last?.takeLinkBehind(in: &words)
    return found
  }

  /// Rule 2 for a price without a currency: anywhere, or right behind one with a currency.
  private static func bareNumber(
    behind price: PriceText?, in words: QuickAddTokens, _ currency: Currency
  ) -> PriceText? {
    let free = (0..<words.count).filter { words[$0].role == nil }
    guard free.count > 1, PriceText.unknownCurrency(in: words) == nil else { return nil }
    let places = price.map { price in free.first { $0 >= price.words.upperBound }.map { [$0] } ?? [] } ?? free
    return places.lazy.compactMap {
      PriceText(bare: currency, in: words, at: $0, isAtEnd: $0 == free.last)
    }.first
  }

  /// Rule 6; returns whether there was a name.
  private static func keepName(_ words: inout QuickAddTokens, _ details: inout ItemDetails) -> Bool {
    func isNamed() -> Bool { (0..<words.count).contains { words[$0].role == nil } }
    if isNamed() { return !words.areOpenMarks }
    if words.nameCounted(&details) { return true }
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

extension QuickAdd {
  /// The number of a price without a currency: the 1.49 of `carrots 1.49`.
  package func barePrice(in line: String) -> Substring? {
    guard hasBarePrice, isNamed, let span = spans.first(where: { $0.kind == .price }) else { return nil }
    let start = line.utf8.index(line.startIndex, offsetBy: span.range.lowerBound)
    let end = line.utf8.index(line.startIndex, offsetBy: span.range.upperBound)
    // The price may begin with a word: `apples at 1.49`.
    return line[start..<end].drop { !("0"..."9" ~= $0) }.prefix { "0123456789.,".contains($0) }
  }
}

extension QuickAddTokens {
  /// Whether a bracket is open there.
  fileprivate func isInBrackets(_ index: Int) -> Bool {
    let place = (max(0, index - 12)...index).last { self[$0].text.contains { "()".contains($0) } }
    guard let place, isPlain(place) else { return false }
    let text = self[place].text
    return place == index
      ? text.hasPrefix("(") || text.hasSuffix(")") : text.contains("(") && !text.contains(")")
  }

  fileprivate func indices(_ kind: QuickAdd.Kind) -> [Int] { (0..<count).filter { self[$0].role == kind } }

  fileprivate func text(of kind: QuickAdd.Kind) -> String {
    var text = ""
    for index in 0..<count where self[index].role == kind {
      // A word that was split, as in `coke 6x330ml`, stays in one piece.
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
