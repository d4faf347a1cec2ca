import Testing

@testable import ToteModel

/// Prices as shops of many countries write them.
@Suite struct PriceLineTests {
  @Test(arguments: [
    // Of each.
    ("milk 3 x 1,49 €", "3x | milk | 1.49€/x"), ("3 x 1,49 € milk", "3x | milk | 1.49€/x"),
    ("milk 3x 1,49 €", "3x | milk | 1.49€/x"), ("milk 3 @ 1.49 €", "3x | milk | 1.49€/x"),
    ("soap $3.99 ea.", "soap | $3.99/x"), ("soap $426.20/EA", "soap | $426.20/x"),
    ("yogurt 2/$5", "2x | yogurt | $5.00"), ("2/$5 yogurt", "2x | yogurt | $5.00"),
    ("yogur 3x2", "yogur 3x2"),
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
    ("pão R$ 5,90", "pão | R$5.90"), ("brød kr 12,90", "brød | 12.90kr"),
    ("brød 12,90 kr.", "brød | 12.90kr"),
    ("chleb 12,90 zł", "chleb | 12.90zł"), ("pan $25.00 MXN", "pan | 25.00MXN"),
    ("soap A$3.50", "soap | A$3.50"),
    ("soap US $3.50", "soap | $3.50"), ("mléko 24,90 Kč", "mléko | 24.90Kč"),
    ("tej 1 290 Ft", "tej | 1290Ft"),
    ("tea AED 8.00", "tea AED 8.00"), ("tea 12 ₪", "tea 12 ₪"), ("tea $25.00 COP", "tea $25.00 COP"),
    ("tea NZD $8", "tea NZD $8"),
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
    #expect(RecipeLineTests.said("milk 3 @ 1.49", currency: .euro) == "3x | milk | 1.49€/x")
  }

  @Test(arguments: [("tea AED 8.00", "AED"), ("tea 12 ₪", "₪"), ("tea ₪12", "₪"), ("tea 8.00 NZD", "NZD")])
  func `money that isn't understood is named, and never taken for another`(line: String, sign: String) {
    #expect(QuickAdd(line, currency: .euro)?.item.price == nil)
    #expect(QuickAdd(line, currency: .euro)?.unknownCurrency == sign)
    #expect(QuickAdd("tea 8.00 €")?.unknownCurrency == nil)
  }
}
