import Testing
@testable import Tote

@testable import ToteModel

/// A budget as people type it, with or without how long it lasts.
@Suite struct BudgetTextTests {
  private static let euro = Currency(code: "EUR")

  @Test(
    arguments: [
      ("250", nil), ("€250", nil), ("250 a month", .month), ("€250/month", .month), ("250€ monthly", .month),
      ("80 a week", .week), ("weekly 80", .week), ("80/week", .week), ("60 per trip", .trip),
      ("60 a day", .trip),
      ("250 € al mes", .month), ("80 por compra", .trip), ("60 € a la semana", .week),
      ("250 € par mois", .month),
      ("80 € par sortie", .trip), ("ayda 250", .month), ("her alışverişte 80", .trip), ("haftalık 60", .week),
      ("250 € im Monat", .month), ("60 pro Woche", .week), ("80 € pro Einkauf", .trip),
    ] as [(String, BudgetPeriod?)])
  func `it is read with its period`(text: String, period: BudgetPeriod?) throws {
    let budget = try #require(BudgetText(text, currency: Self.euro), "\(text)")
    #expect(budget.period == period && [6000, 8000, 25000].contains(budget.sum.minorUnits), "\(text)")
    #expect(budget.sum.currency == Self.euro)
  }

  @Test(arguments: [
    "", "a month", "month", "250 bananas", "250 a year", "250 every 3 weeks", "2 weeks 250 a month", "-5",
  ])
  func `what isn't a budget is refused`(text: String) {
    #expect(BudgetText(text, currency: Self.euro) == nil)
  }

  @Test(arguments: Language.allCases, BudgetPeriod.allCases)
  func `what the field shows can be typed`(language: Language, period: BudgetPeriod) throws {
    try Language.$current.withValue(language) {
      let shown = words.budget(Price("€1250.50")!, every: period)
      let read = try #require(BudgetText(shown, currency: nil), "\(shown)")
      #expect(read.sum == Price("€1250.50") && read.period == period, "\(shown)")
    }
  }
}
