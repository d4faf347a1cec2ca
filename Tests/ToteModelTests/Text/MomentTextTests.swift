// Days and times as text: what is written is read back as the same moment, over all there is.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct MomentTextTests {
  static let day: Int64 = 86_400_000

  @Test(
    "days that a calendar gets wrong most easily",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("1900-02-28", -25_509),
      ("1900-03-01", -25_508), ("2026-11-21", 20_778), ("0000-01-01", -719_528), ("9999-12-31", 2_932_896),
    ])
  func days(text: String, number: Int64) {
    let start = Moment(milliseconds: number * Self.day)
    #expect(Moment(day: text) == start)
    #expect(start.writtenDay == text)
    #expect(Moment(milliseconds: start.milliseconds + Self.day - 1).writtenDay == text)
    #expect(start.timestamp == text + "T00:00:00.000Z")
  }

  @Test(
    "nothing that is done with a moment traps, however far away it is",
    arguments: [Int64.min, .min + 1, -9_200_000_000_000_000_000, 9_200_000_000_000_000_000, .max - 1, .max])
  func far(milliseconds: Int64) {
    let moment = Moment(milliseconds: milliseconds)
    #expect(Moment(timestamp: moment.timestamp) == moment)
    for other in [Moment(milliseconds: .min), .zero, Moment(milliseconds: .max), moment] {
      #expect((moment.milliseconds(since: other) > 0) == (moment > other))
      #expect((moment.milliseconds(since: other) < 0) == (moment < other))
    }
    #expect(moment.startOfDay <= moment && moment.startOfWeek <= moment && moment.startOfMonth <= moment)
    #expect(moment.adding(days: .max) >= moment && moment.adding(days: .min) <= moment)
    #expect(moment.adding(days: 1) >= moment && moment.adding(minutes: -1) <= moment)
    #expect(moment.adding(monthsBack: 2) <= moment && !moment.adding(months: 2).day.isEmpty)
    #expect(!moment.day.isEmpty && moment.timeOfDay.utf8.count == 5)
  }

  @Test(
    "no day is read that there is not",
    arguments: [
      "1900-02-29", "2026-02-30", "2026-13-01", "2026-00-10",
      "2026-06-31", "2026-1-1", "+026-01-01", "2026/01/01", "",
    ])
  func none(text: String) { #expect(Moment(day: text) == nil) }

  @Test("every moment comes back from its timestamp, also where years have more than four digits")
  func roundTrip() {
    var chance = SplitMix(seed: 17)
    for _ in 0..<2_000 {
      // From a few seconds to hundreds of millions of years, on both sides of 1970.
      let moment = Moment(milliseconds: Int64(truncatingIfNeeded: chance.next()) >> Int64(chance.next() % 50))
      #expect(Moment(timestamp: moment.timestamp) == moment, "\(moment.milliseconds)")
    }
    for moment in [Moment(milliseconds: .min), Moment(milliseconds: .max)] {
      #expect(moment.timestamp == "\(moment.milliseconds)")
      #expect(Moment(timestamp: moment.timestamp) == moment)
    }
  }

  @Test func `a time may be shorter, and have a blank before it`() {
    let whole = Moment(timestamp: "2026-11-21T15:22:00.000Z")
    #expect(whole != nil)
    for text in ["2026-11-21T15:22", "2026-11-21 15:22:00", "2026-11-21 15:22Z"] {
      #expect(Moment(timestamp: text) == whole)
    }
    for text in ["2026-11-21T15", "2026-11-21T24:00", "2026-11-21T15:60", "2026-11-21T15:22:00.1", "+5"] {
      #expect(Moment(timestamp: text) == nil)
    }
  }
}
