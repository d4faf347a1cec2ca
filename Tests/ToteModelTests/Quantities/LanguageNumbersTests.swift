// Amounts and prices as each language writes them, and as they are understood when they are typed again.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct LanguageNumbersTests {
  @Test(arguments: [
    ("1.5 kg", ["1.5 kg", "1,5 kg", "1,5 kg", "1,5 kg", "1,5 kg"]),
    ("2x", ["2x", "2x", "2x", "2x", "2x"]),
    ("1 can", ["1 can", "1 lata", "1 boîte", "1 kutu", "1 Dose"]),
    ("3 cans", ["3 cans", "3 latas", "3 boîtes", "3 kutu", "3 Dosen"]),
    ("0.4 bunch", ["0.4 bunch", "0,4 manojos", "0,4 botte", "0,4 demet", "0,4 Bund"]),
    ("2 cups", ["2 cups", "2 tazas", "2 tasses", "2 su bardağı", "2 Tassen"]),
    ("2 tbsp", ["2 tbsp", "2 cdas.", "2 c. à soupe", "2 yemek kaşığı", "2 EL"]),
    ("1 tsp", ["1 tsp", "1 cdta.", "1 c. à café", "1 çay kaşığı", "1 TL"]),
    ("2 bottles", ["2 bottles", "2 botellas", "2 bouteilles", "2 şişe", "2 Flaschen"]),
  ])
  func `an amount is written as the language does`(amount: String, written: [String]) throws {
    let amount = try #require(Amount(amount))
    #expect(Language.allCases.map(amount.text) == written)
    #expect(amount.description == written[0], "files are as English")
  }

  @Test(arguments: [
    ("0.5 cup", ["½ cup", "½ taza", "½ tasse", "½ su bardağı", "½ Tasse"]),
    ("1/3 cup", ["⅓ cup", "⅓ taza", "⅓ tasse", "⅓ su bardağı", "⅓ Tasse"]),
    ("1.5 tsp", ["1½ tsp", "1½ cdtas.", "1½ c. à café", "1½ çay kaşığı", "1½ TL"]),
    ("2 2/3 cups", ["2⅔ cups", "2⅔ tazas", "2⅔ tasses", "2⅔ su bardağı", "2⅔ Tassen"]),
    ("1.5 packs", ["1½ packs", "1½ paquetes", "1½ paquet", "1½ paket", "1½ Packungen"]),
    ("0.5 bunch", ["½ bunch", "½ manojo", "½ botte", "½ demet", "½ Bund"]),
    ("0.5", ["½x", "½x", "½x", "½x", "½x"]), ("1/8 lb", ["⅛ lb", "⅛ lb", "⅛ lb", "⅛ lb", "⅛ lb"]),
    ("3.25 oz", ["3¼ oz", "3¼ oz", "3¼ oz", "3¼ oz", "3¼ oz"]),
    // As scales, bottles and reels say it.
    ("0.5 l", ["0.5 l", "0,5 l", "0,5 l", "0,5 l", "0,5 l"]),
    ("1.5 kg", ["1.5 kg", "1,5 kg", "1,5 kg", "1,5 kg", "1,5 kg"]),
    ("2.5 m", ["2.5 m", "2,5 m", "2,5 m", "2,5 m", "2,5 m"]),
  ])
  func `a part is a fraction where people write one`(amount: String, written: [String]) throws {
    let amount = try #require(Amount(amount))
    #expect(Language.allCases.map(amount.text) == written)
    #expect(!amount.description.unicodeScalars.contains { $0.value > 0x7F }, "files have digits alone")
  }

  @Test func `an item that is edited has its fraction, and one in a file has not`() throws {
    let item = try #require(ParsedItem("1 1/2 cups flour 0.99€"))
    #expect(item.text(in: .english) == "1½ cups flour €0.99")
    #expect(item.text(in: .spanish) == "1½ tazas flour 0,99\u{A0}€")
    #expect(item.description == "1.5 cups flour 0.99€")
    #expect(ParsedItem(item.text(in: .english)) == item && ParsedItem(item.description) == item)
  }

  @Test(arguments: [
    ("1.50€", "1.50€", ["€1.50", "1,50\u{A0}€", "1,50\u{A0}€", "€1,50", "1,50\u{A0}€"]),
    (
      "$1234.5", "$1234.50",
      ["$1,234.50", "1234,50\u{A0}$", "1\u{202F}234,50\u{A0}$", "$1.234,50", "1.234,50\u{A0}$"]
    ),
    (
      "12345.5€", "12345.50€",
      ["€12,345.50", "12.345,50\u{A0}€", "12\u{202F}345,50\u{A0}€", "€12.345,50", "12.345,50\u{A0}€"]
    ),
    ("2 TL", "2.00₺", ["₺2.00", "2,00\u{A0}₺", "2,00\u{A0}₺", "₺2,00", "2,00\u{A0}₺"]),
    ("2,50€/kg", "2.50€/kg", ["€2.50/kg", "2,50\u{A0}€/kg", "2,50\u{A0}€/kg", "€2,50/kg", "2,50\u{A0}€/kg"]),
    ("¥15000", "¥15000", ["¥15,000", "15.000\u{A0}¥", "15\u{202F}000\u{A0}¥", "¥15.000", "15.000\u{A0}¥"]),
    (
      "3 CHF", "3.00CHF",
      ["CHF\u{A0}3.00", "3,00\u{A0}CHF", "3,00\u{A0}CHF", "CHF\u{A0}3,00", "3,00\u{A0}CHF"]
    ),
  ])
  func `a price is written as the language does, and one way in files`(
    price: String, file: String, written: [String]
  ) throws {
    let price = try #require(Price(price))
    #expect(Language.allCases.map(price.text) == written)
    #expect(price.description == file && Price(file) == price)
  }

  @Test(arguments: [
    (999, ["999", "999", "999", "999", "999"]), (1000, ["1,000", "1000", "1\u{202F}000", "1.000", "1.000"]),
    (-12_345, ["-12,345", "-12.345", "-12\u{202F}345", "-12.345", "-12.345"]),
    (1_234_567, ["1,234,567", "1.234.567", "1\u{202F}234\u{202F}567", "1.234.567", "1.234.567"]),
  ])
  func `a count has its thousands separated as the language does`(count: Int, written: [String]) {
    #expect(Language.allCases.map { $0.grouped(count) } == written)
  }

  @Test(arguments: Language.allCases)
  func `whatever is written is understood, whoever reads it`(language: Language) {
    for unit in Unit.allCases {
      for thousandths in [
        1, 125, 250, 333, 375, 500, 625, 667, 750, 875, 1000, 1333, 1500, 2000, 2250, 12_000, 999_667,
        Amount.limit,
      ] as [Int64] {
        let amount = Amount(thousandths: thousandths, unit: unit)!
        // To readers of other languages `TL` is money.
        let isMoney = language == .german && unit == .teaspoon
        #expect(isMoney || Amount(amount.text(in: language)) == amount, "\(amount.text(in: language))")
        let reader = isMoney ? language : .english
        #expect(QuickAdd("süt \(amount.text(in: language))", in: reader)?.item.amount == amount)
        #expect(Amount(amount.description) == amount)
        let item = ParsedItem(name: "süt", details: ItemDetails(amount: amount))!
        #expect(QuickAdd(item.text(in: language), in: language)?.item == item)
      }
    }
    for currency in Currency.allCases {
      // Two say enough of the many others.
      let all = [150, 1_234_567, 0, 1, 99, 100, 1000, 99_999, 123_450, Price.limit] as [Int64]
      for coins in Currency.common.contains(currency) ? all : Array(all.prefix(2)) {
        for basis in [nil, .piece, .kilogram] as [Unit?] {
          let price = Price(minorUnits: coins, currency: currency, basis: basis)!
          let text = price.text(in: language)
          #expect(Price(text) == price, "\(text)")
          #expect(Price(price.description) == price)
          #expect(QuickAdd("lait \(text) @Lidl", in: language)?.item.price == price, "\(text)")
          if basis == nil { #expect(Price(sum: text, currency: nil) == price, "\(text)") }
          let item = ParsedItem(
            name: "lait",
            details: ItemDetails(amount: Amount("500 g"), store: "Lidl", price: price, note: "bio"))!
          #expect(QuickAdd(item.text(in: language), in: language)?.item == item)
        }
      }
    }
  }

  @Test(arguments: ["1,5 kg", "1.5 kg", "1,5kg", "1½ kg"])
  func `either sign is understood before decimals`(text: String) {
    #expect(QuickAdd("\(text) riz")?.item.amount == Amount("1.5 kg"))
  }

  @Test(arguments: ["3,20€", "3.20€", "3,20 €", "3.20 €", "€3,20", "€3.20", "€ 3.20", "3,20\u{A0}€"])
  func `either sign is understood in a price, on either side`(text: String) {
    #expect(QuickAdd("riz \(text)")?.item.price == Price("3.20€"))
  }

  @Test(arguments: [
    "12,345.50€", "€12,345.50", "12.345,50 €", "€12.345,50", "12\u{202F}345,50\u{A0}€", "12345.5€",
    "12345,50 €",
  ])
  func `thousands may be separated as any language does`(text: String) {
    #expect(QuickAdd("télé \(text) @Darty")?.item.price == Price("12345.50€"))
    #expect(Price(sum: " \(text) ", currency: nil) == Price("12345.50€"))
  }

  @Test(
    arguments: [
      (Language.english, "beer 3.999€", nil), (.english, "tv 3,999€", "3999.00€"),
      (.german, "tv 1.299 €", "1299.00€"), (.german, "beer 3,999 €", nil),
      (.turkish, "tv 12.500 TL", "12500.00₺"), (.french, "bière 3,999 €", nil),
      // Neither has decimals of the usual number.
      (.english, "tea 12.500 ₫", "12500₫"), (.english, "tea 1.250 KWD", "1.250KWD"),
    ] as [(Language, String, String?)])
  func `three digits behind the sign of decimals are neither thousands nor a price`(
    language: Language, line: String, price: String?
  ) throws {
    let item = try #require(QuickAdd(line, in: language)?.item)
    #expect(item.price?.description == price)
    if price == nil { #expect(item.name == line) }
  }

  @Test(arguments: ["6\u{A0}330 ml cola", "6 330 ml cola", "a\u{202F}234 b", "1\u{202F}23 b"])
  func `other blanks still part words`(text: String) {
    #expect(QuickAdd(text)?.item == QuickAdd(text.map { $0.isWhitespace ? " " : String($0) }.joined())?.item)
  }

  @Test(arguments: [
    ("2 cuillères à soupe d'huile", "2 tbsp", "huile"), ("1 c. à c. de sel", "1 tsp", "sel"),
    ("2 c à s sucre", "2 tbsp", "sucre"), ("1 cuil. à café de sel", "1 tsp", "sel"),
    ("3 yemek kaşığı salça", "3 tbsp", "salça"),
    ("un 2 su bardağı", "2 cup", "un"), ("2 su", nil, "su"), ("2 c. fraîche", nil, "c. fraîche"),
  ])
  func `a unit may have several words`(line: String, amount: String?, name: String) {
    let item = QuickAdd(line)?.item
    #expect(item?.name == name)
    #expect(item?.amount == (amount.map { Amount($0)! } ?? Amount("2")!))
  }

  @Test func `sums of prices are written one by one`() {
    var sums = PriceSums()
    sums.add(Price("1.20€")!, times: 1)
    sums.add(Price("£4")!, times: 1)
    #expect(sums.text(in: .english) == "€1.20 + £4.00")
    #expect(sums.text(in: .french) == "1,20\u{A0}€ + 4,00\u{A0}£")
    #expect(sums.description == "1.20€ + £4.00")
  }

  @Test(arguments: Language.allCases)
  func `a price of a unit reads as it is shown`(language: Language) throws {
    for unit in Unit.allCases where unit.isCount {
      let price = try #require(Price(minorUnits: 60, currency: .euro, basis: unit))
      let text = price.text(in: language)
      #expect(QuickAdd("tea \(text)", in: language)?.item.price == price, "\(text)")
    }
  }

  @Test func `a price names its unit in the reader's language`() throws {
    let price = try #require(Price(minorUnits: 60, currency: .euro, basis: .loaf))
    #expect(price.text(in: .spanish) == "0,60\u{A0}€/barra" && price.description == "0.60€/loaf")
  }
}
