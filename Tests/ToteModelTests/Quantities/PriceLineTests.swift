import Testing

@testable import ToteModel

/// Prices as shops of many countries write them.
@Suite struct PriceLineTests {
  @Test(arguments: [
    // Of each.
    ("milk 3 x 1,49 €", "3x | milk | 1.49€/x"), ("3 x 1,49 € milk", "3x | milk | 1.49€/x"),
    ("milk 3x 1,49 €", "3x | milk | 1.49€/x"), ("milk 3 @ 1.49 €", "3x | milk | 1.49€/x"),
    ("milk - $2.99x2", "2x | milk | $2.99/x"), ("milk 2,99 € x 2", "2x | milk | 2.99€/x"),
    ("mince - £1.75 (2 for £3.50 offer)", "mince | £1.75 | !2 for £3.50 offer"),
    ("soap $3.99 ea.", "soap | $3.99/x"), ("soap $426.20/EA", "soap | $426.20/x"),
    ("yogurt 2/$5", "2x | yogurt | $5.00"), ("2/$5 yogurt", "2x | yogurt | $5.00"),
    ("yogur 3x2", "yogur 3x2"),
    // Of each of several that are counted.
    ("4 tins of tuna @ £1.25", "4 cans | tuna | £1.25/x"),
    ("3 baguettes à 1,10 €", "3x | baguettes | 1.10€/x"),
    ("5 latas de atún a 0,80€", "5 cans | atún | 0.80€/x"), ("tuna @ £1.25", "tuna | £1.25"),
    ("2 latas de atún a 1 € cada una", "2 cans | atún | 1.00€/x"), ("3 pizzas for 6€", "3x | pizzas | 6.00€"),
    ("eggs @$2.49", "eggs | $2.49"), ("chicken wings @$1.89/lb", "chicken wings | $1.89/lb"),
    // Of a dozen: of that many, or of as many as are bought.
    ("eggs $3.99/dozen", "12x | eggs | $3.99"), ("eggs $3.99 a dozen", "12x | eggs | $3.99"),
    ("eggs $3.99 / doz", "12x | eggs | $3.99"), ("24 eggs £2.50 per dozen", "24x | eggs | £5.00"),
    ("6 eggs £2.50 per dozen", "6x | eggs | £1.25"), ("huevos 2,40€/docena", "12x | huevos | 2.40€"),
    ("2€ la docena de huevos", "12x | huevos | 2.00€"), ("œufs 2€ la douzaine", "12x | œufs | 2.00€"),
    ("a dozen eggs £2.50", "12x | eggs | £2.50"), ("eggs 2€ a couple", "eggs a couple | 2.00€"),
    // Of a unit.
    ("bananas £1.20 kg", "bananas | £1.20/kg"), ("ham 2,50 € / 100 g", "ham | 25.00€/kg"),
    ("ham 2,50€/100g", "ham | 25.00€/kg"), ("wine 1,50 € per 100 ml", "wine | 15.00€/l"),
    ("cereal 24/7 3€", "cereal 24/7 | 3.00€"),
    // Thousands.
    ("tv 1 234,50 €", "tv | 1234.50€"), ("tv 1\u{A0}234,50 €", "tv | 1234.50€"),
    ("tv 1 234 €", "tv | 1234.00€"),
    ("tv CHF 1'250.00", "tv | 1250.00CHF"), ("tv 1’250.00 CHF", "tv | 1250.00CHF"),
    ("tv $1 298,00", "tv | $1298.00"),
    // Either six for that, or thousands: refused.
    ("eggs 6 150 TL", "eggs 6 150 TL"), ("eggs 118, 99 TL", "eggs 118, 99 TL"),
    ("4 eggs 150 TL", "4x | eggs | 150.00₺"),
    ("wine 35€ 99", "wine 35€ 99"),
    // Cents, and none.
    ("bananas 65p", "bananas | £0.65"), ("gum 99¢", "gum | $0.99"), ("gum 99c", "gum 99c"),
    ("bread 2,- €", "bread | 2.00€"), ("gum -,49 €", "gum | 0.49€"), ("cheese CHF 2.–", "cheese | 2.00CHF"),
    // Other money.
    ("pão R$ 5,90", "pão | R$5.90"), ("brød 12,90 SEK", "brød | 12.90SEK"),
    ("brød kr 12,90 NOK", "brød | 12.90NOK"), ("tea AED 8.00", "tea | 8.00AED"),
    ("tea 12 ₪", "tea | 12.00₪"), ("tea $25.00 COP", "tea | 25.00COP"), ("tea NZD $8", "tea | 8.00NZD"),
    ("tea HK$ 12", "tea | 12.00HKD"), ("tea 1.250 KWD", "tea | 1.250KWD"), ("tea 12.500 ₫", "tea | 12500₫"),
    ("tea 1 500 CLP", "tea | 1500CLP"),
    ("chleb 12,90 zł", "chleb | 12.90zł"), ("pan $25.00 MXN", "pan | 25.00MXN"),
    ("soap A$3.50", "soap | A$3.50"),
    ("soap US $3.50", "soap | $3.50"), ("mléko 24,90 Kč", "mléko | 24.90Kč"),
    ("tej 1 290 Ft", "tej | 1290Ft"),
    ("tea $25 CHF", "tea $25 CHF"),
    // Codes that are words are money only where they are the reader's.
    ("SHOWER GEL 1.99", "SHOWER GEL 1.99"), ("1 CUP MILK", "1 cup | MILK"),
    ("tank TOP 9.99", "tank TOP 9.99"),
    // Neither end of a range, nor the end of a longer number.
    ("tea 26 to 50 €", "tea 26 to 50 €"), ("tea £6.95 - £9.95", "tea £6.95 - £9.95"),
    ("soap : 3 250 000 €", "soap : 3 250 000 €"),
    // Beside it.
    ("water 3,49 € zzgl. 0,25 € Pfand", "water | 3.49€ | !zzgl. 0,25 € Pfand"),
    ("beer 5€ + 0.25€ deposit", "beer | 5.00€ | !+ 0.25€ deposit"),
    ("eau 2 € plus 0,20 € consigne", "eau | 2.00€ | !plus 0,20 € consigne"),
  ])
  func `a price is read, or stays in the name`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test func `cents are those of the list's currency`() throws {
    #expect(RecipeLineTests.said("gum 99c", currency: .euro) == "gum | 0.99€")
    #expect(RecipeLineTests.said("gum 99c", currency: .yen) == "gum 99c")
    #expect(RecipeLineTests.said("bananas 65p", currency: .euro) == "bananas 65p")
    // The store behind it is no part of the name.
    #expect(RecipeLineTests.said("coffee 12.99 at Costco", currency: .dollar) == "coffee | $12.99")
    #expect(RecipeLineTests.said("eggs 3.99 a dozen", currency: .euro) == "12x | eggs | 3.99€")
    #expect(RecipeLineTests.said("milk 3 @ 1.49", currency: .euro) == "3x | milk | 1.49€/x")
  }

  @Test(arguments: [
    ("tea kr 12,90", "kr"), ("tea 12,90 kr.", "kr"), ("tea 12 ₿", "₿"), ("tea ₿12", "₿"),
    ("tea 100 DEM", "DEM"),
    ("milk 5 XYZ", "XYZ"), ("milk 5.00 XYZ", "XYZ"),
    ("tea 8.00 €", nil), ("tea 12 SEK", nil), ("eggs 12 XXL", nil), ("EGGS 12 LED", nil),
    ("size 42 ABC x", nil),
  ])
  func `money that isn't understood is named, and never taken for another`(line: String, sign: String?) {
    #expect(QuickAdd(line, currency: .euro)?.unknownCurrency == sign)
    if sign != nil { #expect(QuickAdd(line, currency: .euro)?.item.price == nil) }
  }

  @Test(arguments: [
    ("NO", "brød kr 12,90", "brød | 12.90NOK"), ("DK", "brød 12,90 kr.", "brød | 12.90DKK"),
    ("SE", "bröd 12 kr", "bröd | 12.00SEK"), ("IS", "brauð 350 kr", "brauð | 350ISK"),
    ("FR", "pain kr 12,90", "pain kr 12,90"), ("PK", "tea Rs 120", "tea | 120.00PKR"),
    ("IN", "tea Rs 120", "tea | ₹120.00"), ("DE", "tea Rs 120", "tea | ₹120.00"),
    ("CN", "tea ¥12", "tea | 12.00CNY"), ("JP", "tea ¥120", "tea | ¥120"),
  ])
  func `a sign that several countries have means the reader's money`(
    country: String, line: String, said: String
  ) {
    Currency.$ofCountry.withValue(Currency(country: country)) {
      #expect(RecipeLineTests.said(line) == said)
      guard let item = QuickAdd(line)?.item else { return }
      for language in Language.allCases {
        #expect(QuickAdd(item.text(in: language), in: language)?.item == item, "\(item.text(in: language))")
      }
    }
  }

  @Test func `the list's currency tells which crowns are meant`() throws {
    let krone = try #require(Currency(code: "NOK"))
    #expect(QuickAdd("brød kr 12,90", currency: krone)?.item.price?.currency == krone)
    #expect(Price("12,90 kr") == nil)
  }

  @Test func `every currency has its own code, text and countries`() {
    #expect(Currency.allCases.count > 150)
    #expect(Set(Currency.allCases.map(\.code)).count == Currency.allCases.count)
    for currency in Currency.allCases {
      #expect(Currency(rawValue: currency.rawValue) == currency)
      #expect(Currency(code: currency.code) == currency)
      #expect([0, 2, 3].contains(currency.decimals) && currency.code.utf8.count == 3)
    }
    #expect(Currency(country: "SE")?.code == "SEK" && Currency(country: "XY") == nil)
  }
}
