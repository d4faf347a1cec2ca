// Spans, round trips and long lines: what must hold for every line, tried with random ones.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct QuickAddSpansTests {
  static func spans(_ line: String) -> [String] {
    let bytes = Array(line.utf8)
    return (QuickAdd(line)?.spans ?? []).map { span in
      let kind = if case .mark(let mark) = span.kind { mark.rawValue } else { "\(span.kind)" }
      return "\(kind):\(String(decoding: bytes[span.range], as: UTF8.self))"
    }
  }

  @Test func `each part of a line is told apart`() {
    #expect(
      Self.spans("milk 2 l #dairy @Lidl 1.09€ !the blue one") == [
        "name:milk", "amount:2 l", "category:#dairy", "store:@Lidl", "price:1.09€", "note:!the blue one",
      ])
    #expect(Self.spans("  apples,  2 kg ") == ["name:apples", "amount:2 kg"])
    #expect(Self.spans("2 cans of tomatoes 400 g") == ["amount:2 cans of", "name:tomatoes 400 g"])
    #expect(Self.spans("6x330ml cola") == ["amount:6x", "note:330ml", "name:cola"])
    #expect(Self.spans("500 g d'olives") == ["amount:500 g d'", "name:olives"])
    #expect(Self.spans("crème 2 l fraîche") == ["name:crème", "amount:2 l", "name:fraîche"])
    #expect(Self.spans("2 kg") == ["name:2 kg"])
    #expect(Self.spans("\"2 kg\" 3x") == ["name:\"2 kg\"", "amount:3x"])
    #expect(
      Self.spans("wine 19.50€ @Lidl 18€ 17.85€") == [
        "name:wine", "replaced:19.50€", "store:@Lidl", "replaced:18€", "price:17.85€",
      ])
    #expect(Self.spans(" ") == [])
  }

  static let pieces = [
    "milk", "2", "kg", "2kg", "½", "1/2", "x", "x2", "6x330ml", "of", "de", "d'", "d'or", "#", "#dairy", "#1",
    "@",
    "@Lidl", "!", "!a", "€", "1.09€", "$2", "TL", "\"", "\"a", "b\"", "\"\"", ",", "a,", ":", "🍎", "👩‍👩‍👧", "é",
    "e\u{301}", "\u{200D}", "\u{202E}", "\u{0}", "牛乳", "שלום", "\u{1F1EA}", "\u{FE0F}", "7up", "3", "in", "1",
    "-",
    "can", "١", "％", "\u{E0067}", "ı", "İ", "\r\n",
  ]

  static func line(_ random: inout some RandomNumberGenerator) -> String {
    var line = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      line += pieces.randomElement(using: &random)!
      if Int.random(in: 0..<4, using: &random) > 0 { line += " " }
    }
    return line
  }

  @Test func `whatever is typed, the spans are in order, the value is clean and its text says the same`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<4_000 {
      let line = Self.line(&random)
      guard let understood = QuickAdd(line) else {
        #expect(Folding.clean(line).isEmpty, "\(line.debugDescription)")
        continue
      }
      var end = 0
      for span in understood.spans {
        #expect(span.range.lowerBound >= end && !span.range.isEmpty, "\(line.debugDescription)")
        end = span.range.upperBound
      }
      #expect(end <= line.utf8.count)
      let item = understood.item
      #expect(Folding.clean(item.name) == item.name && !item.name.isEmpty)
      #expect(ParsedItem(item.description) == item, "\(line.debugDescription) → \(item.description)")
    }
  }

  /// Words after which a size, a range, a choice, a tail or another measure may follow, or nothing at all.
  private static let cookWords = """
    One 2 ½ 1/2 2-3 8-to 10-pound 5-pound 12- to 16-pound 150g/5½oz 1kg–1.3kg 2lb 4oz / fl oz (14 oz) ( ) , large small medium or \
    and plus into cut sliced, for with juice of zest half a dozen yirmi beş quince par pack 6-pack tin tins handful sprig heaped tbsp \
    cup about ~ ~5 x 2x × onion onions chicken eggs milk, bread; media un cuarto de d'olives à @ 2€ 1 234,50 € kr -,49 : – 6'lı ! #
    """.split { " \n".contains($0) }.map(String.init)

  @Test(arguments: Language.allCases)
  func `no mixture of words stops the reader`(language: Language) {
    var random = SplitMix(seed: 17)
    for _ in 0..<1_500 {
      let line = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Self.cookWords.randomElement(using: &random)!
      }
      .joined(separator: " ")
      let spans = QuickAdd(line, currency: .euro, in: language)?.spans ?? []
      #expect(
        zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }, "\(line)")
      #expect(!QuickAdd.parts(of: line, in: language).isEmpty)
    }
  }

  @Test(arguments: [
    ("1 kg coffee @\"Whole Foods\"", "1 kg coffee @\"Whole Foods\""),
    ("\"coffee\" @\"Lidl\" #\"dairy\"", "coffee #dairy @Lidl"),
    ("\"2 kg\"", "\"2 kg\""), ("\"milk !\" 2 l", "2 l \"milk !\""),
    ("milk !\"hi !\"", "milk !\"hi !\""), ("rusk #\"Baby food\" !ripe", "rusk #\"Baby food\" !ripe"),
  ])
  func `only what would be misunderstood stands in quotes`(line: String, said: String) {
    #expect(ParsedItem(line)?.description == said)
  }

  static func item(_ random: inout some RandomNumberGenerator) -> ParsedItem? {
    func small(_ limit: Int64) -> Int64 {
      Int64.random(in: 1...limit, using: &random) >> Int64.random(in: 0..<50, using: &random)
    }
    let amount = Amount(thousandths: small(Amount.limit), unit: Unit.allCases.randomElement(using: &random)!)
    let price = Price(
      minorUnits: small(Price.limit), currency: Currency.allCases.randomElement(using: &random)!)
    let category =
      Bool.random(using: &random)
      ? Category(line(&random)) : Category.builtIn.randomElement(using: &random)
    return ParsedItem(
      name: line(&random),
      details: ItemDetails(
        amount: Bool.random(using: &random) ? amount : nil,
        category: Bool.random(using: &random) ? category : nil,
        store: Bool.random(using: &random) ? line(&random) : nil,
        price: Bool.random(using: &random) ? price : nil,
        note: Bool.random(using: &random) ? line(&random) : nil))
  }

  @Test(arguments: Language.allCases)
  func `the text of any item is understood as that item`(language: Language) {
    var random = SplitMix(seed: 11)
    for _ in 0..<1_500 {
      guard let item = Self.item(&random) else { continue }
      let line = item.text(in: language)
      #expect(QuickAdd(line, in: language)?.item == item, "\(line)")
    }
  }

  /// Words of letters alone: the lines of such items are not tried, so none of them may be misread.
  @Test(arguments: Language.allCases)
  func `the text of an item of plain words is understood as that item`(language: Language) {
    let words = [
      "milk", "Kg", "kg", "cup", "cups", "can", "pack", "x", "X", "of", "de", "d", "EUR", "euro", "euros",
      "TL", "CHF",
      "USD", "up", "in", "ply", "g", "l", "pcs", "pair", "dozen", "fruit", "produce", "dry", "goods", "Lidl",
      "c", "cafe", "soupe", "su", "yemek", "et", "ve", "pan", "lata", "legumes",
      "kaşığı", "yemek kaşığı", "pâtes", "about", "environ", "size", "each", "the", "some", "fluid", "ounces",
      "heaped", "chopped", "finely", "or", "veya", "ila", "plus", "at", "for",
      "powder,", "butter,", "kg,", "melted", "large", "to", "taste", "taste,", "picado", "eti,",
    ]
    let numbers = ["1", "4", "42", "500", "12"]
    var random = SplitMix(seed: 13)
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in words.randomElement(using: &random)! }
        .joined(separator: " ")
    }
    var plain = 0
    for _ in 0..<1_500 {
      let amount = Amount(
        thousandths: [500, 1000, 2000, 1500].randomElement(using: &random)!,
        unit: Unit.allCases.randomElement(using: &random)!)
      let price = Price(minorUnits: 199, currency: Currency.allCases.randomElement(using: &random)!)
      let item = ParsedItem(
        name: text(1...3)
          + (Int.random(in: 0..<3, using: &random) == 0 ? " " + numbers.randomElement(using: &random)! : ""),
        details: ItemDetails(
          amount: Bool.random(using: &random) ? amount : nil,
          category: Bool.random(using: &random) ? Category.builtIn.randomElement(using: &random) : nil,
          store: Bool.random(using: &random) ? text(1...2) : nil,
          price: Bool.random(using: &random) ? price : nil,
          note: Bool.random(using: &random) ? text(1...3) : nil))!
      if item.plainQuotes?.isEmpty == true { plain += 1 }
      let line = item.text(in: language)
      #expect(QuickAdd(line, in: language)?.item == item, "\(line)")
      #expect(QuickAdd(line, currency: .euro, in: language)?.item == item, "\(line)")
    }
    #expect(plain > 350)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "a", "a ", "\"a ", "#a ", "@a ", "!a ", "! #a ", "!a #b c ", "#a !b 2 kg ", "! @a 1€ x2 ", "2 kg ",
      "1g d'x ", "1€ ", "\"\" ", "6x1g", ", ", "½", "1,",
      "\u{301}",
    ])
  func `ten thousand characters are no trouble`(piece: String) {
    let line = String(String(repeating: piece, count: 10_000).prefix(10_000))
    let time = processorTime { _ = QuickAdd(line) }
    // A debug build takes some 10 ms; a search of every word in every other takes minutes.
    #expect(time < .seconds(2))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["@a ", "#a @b ", "@a 2 kg ", "@whole foods ", "@a !\"b\" "])
  func `what is said many thousand times takes no longer for that`(piece: String) {
    func time(_ count: Int) -> Duration {
      let line = "carrots " + String(repeating: piece, count: count / piece.utf8.count)
      return processorTime { _ = QuickAdd(line, stores: ["Whole Foods"]) }
    }
    // Looking through the rest of the line for each takes sixteen times as long for four times as much.
    #expect(time(160_000) < time(40_000) * 9 + .milliseconds(50))
  }
}
