// Dates and prices as the reader's country writes them, where the language alone doesn't say.

import Testing

@testable import ToteModel

@Suite struct RegionTests {
  @Test(
    arguments: [
      (.english, nil, "2026-12-08", "2026-12-08"), (.english, "GB", "8 Dec 2026", "8 Dec 2026"),
      (.english, "AU", "8 Dec 2026", "8 Dec 2026"), (.english, "US", "Dec 8, 2026", "Dec 8, 2026"),
      (.english, "CA", "Dec 8, 2026", "Dec 8, 2026"),
      // Locales that are chosen for their dates.
      (.english, "DK", "2026-12-08", "2026-12-08"),
      (.french, "CH", "08.12.2026", "8 décembre 2026"), (.french, "CA", "2026-12-08", "8 décembre 2026"),
      (.french, "BE", "08/12/2026", "8 décembre 2026"),
      (.spanish, "MX", "08/12/2026", "8 de diciembre de 2026"),
      (.turkish, "US", "08.12.2026", "8 Aralık 2026"),
    ] as [(Language, String?, String, String)])
  func `a date is written as in the country`(
    language: Language, country: String?, short: String, long: String
  )
    throws
  {
    let day = try #require(Moment(day: "2026-12-08"))
    Region.$current.withValue(Region(dates: country)) {
      #expect(language.commonWords.day(day) == short)
      #expect(language.commonWords.longDay(day) == long)
    }
    var iso = Conventions()
    iso.dates = .iso
    Conventions.$current.withValue(iso) { #expect(language.commonWords.day(day) == "2026-12-08") }
  }

  @Test(
    arguments: [
      (.spanish, nil, "25$", "25,00\u{A0}$"), (.spanish, "ES", "1234.5€", "1234,50\u{A0}€"),
      (.spanish, "MX", "25$", "$25.00"), (.spanish, "MX", "1234.5$", "$1,234.50"),
      (.spanish, "US", "3.5 CHF", "CHF\u{A0}3.50"), (.spanish, "AR", "1234.5$", "$1.234,50"),
      (.french, "FR", "25 CHF", "25,00\u{A0}CHF"), (.french, "CH", "25 CHF", "CHF\u{A0}25.00"),
      (.french, "CH", "12345.5 CHF", "CHF\u{A0}12’345.50"), (.french, "CA", "25$", "25,00\u{A0}$"),
      (.english, "GB", "25€", "€25.00"), (.english, "CH", "25 CHF", "CHF\u{A0}25.00"),
      (.turkish, "MX", "25₺", "₺25,00"),
    ] as [(Language, String?, String, String)])
  func `a price is written as in the country`(
    language: Language, country: String?, price: String, shown: String
  ) throws {
    let price = try #require(Price(price))
    Region.$current.withValue(Region(figures: country)) { #expect(price.text(in: language) == shown) }
  }

  @Test func `pesos are what the sign says where prices have the sign of dollars`() {
    func price(in country: String) -> Price? {
      Region.$current.withValue(Region(figures: country)) {
        QuickAdd("20 pesos de tortillas", in: .spanish)?.item.details.price
      }
    }
    #expect(price(in: "MX") == Price(minorUnits: 2000, currency: .dollar))
    #expect(price(in: "US") == Price(minorUnits: 2000, currency: Currency(code: "MXN")!))
  }

  @Test func `amounts follow prices`() throws {
    let amount = try #require(Amount("2.5 kg"))
    Region.$current.withValue(Region(figures: "MX")) {
      #expect(amount.text(in: .spanish) == "2.5 kg" && Language.spanish.grouped(1234) == "1,234")
      #expect(amount.text(in: .french) == "2,5 kg", "French isn't written in Mexico")
    }
    #expect(amount.text(in: .spanish) == "2,5 kg" && Language.spanish.grouped(1234) == "1234")
  }
}
