import Testing

@testable import ToteModel

/// How often something comes, as people type it.
@Suite struct RepeatTextTests {
  @Test(
    arguments: [
      ("weekly", .weeks(1)), ("3 weeks", .weeks(3)), ("every 2 months", .months(2)), ("3w", .weeks(3)),
      ("6", .weeks(6)), ("fortnightly", .weeks(2)), ("yearly", .months(12)), ("2 years", .months(24)),
      ("cada 3 semanas", .weeks(3)), ("mensual", .months(1)), ("cada 2 años", .months(24)),
      ("toutes les 3 semaines", .weeks(3)), ("tous les mois", .months(1)),
      ("une fois par semaine", .weeks(1)),
      ("3 haftada bir", .weeks(3)), ("her ay", .months(1)), ("2 AYDA BİR", .months(2)),
      ("alle 3 Wochen", .weeks(3)), ("jeden Monat", .months(1)), ("einmal pro Woche", .weeks(1)),
      ("täglich", .days(1)),
      ("wöchentlich", .weeks(1)), ("so oft wie üblich", .usual), ("alle 10 Tage", .days(10)),
      ("usual", .usual), ("as usual", .usual), ("de costumbre", .usual), ("comme d’habitude", .usual),
      ("her zamanki gibi", .usual), ("99 weeks", .weeks(99)),
      ("100 weeks", nil), ("0 weeks", nil), ("9 years", nil), ("99999999999999999999 weeks", nil),
      ("2 3 weeks", nil), ("weeks months", nil), ("3 usual", nil), ("often", nil), ("", nil), ("every", nil),
      ("3 days", .days(3)), ("every 10 days", .days(10)), ("10d", .days(10)), ("daily", .days(1)),
      ("cada 10 días", .days(10)), ("tous les 10 jours", .days(10)), ("10 j", .days(10)),
      ("10 günde bir", .days(10)), ("100 days", nil), ("d", nil), ("-2 weeks", .weeks(2)),
    ] as [(String, Repeat?)])
  func `an interval is understood in any of the languages`(text: String, every: Repeat?) {
    #expect(RepeatText(text)?.every == every, "\(text)")
  }

  @Test(arguments: ["never", "nunca", "jamais", "asla", "nie"])
  func `never is an answer too`(text: String) throws {
    let understood = try #require(RepeatText(text))
    #expect(understood.every == nil)
  }
}
