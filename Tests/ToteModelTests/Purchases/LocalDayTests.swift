import Testing

@testable import ToteModel

/// A purchase counts for the day that the clock on the wall showed, wherever that is.
@Suite struct LocalDayTests {
  /// As in New York and in Berlin, with summer time from April to October.
  private static let newYork = Zone { $0.isInSummer ? -240 : -300 }
  private static let berlin = Zone { $0.isInSummer ? 120 : 60 }

  private static func moment(_ text: String) -> Moment { Moment(timestamp: text)! }

  private static func bought(_ text: String, _ price: String, _ number: UInt64) -> PurchasedItem {
    PurchasedItem(
      id: PurchasedItem.ID(high: 0, low: number), item: .zero, name: "milk", price: Price(price)!,
      moment: moment(text), list: ShoppingList.ID(high: 1, low: 1))
  }

  /// In New York on 30 November at 20:00, and in Berlin on 1 December at 00:10.
  private static let evening = bought("2026-12-01T01:00:00.000Z", "2€", 1)
  private static let midnight = bought("2026-11-30T23:10:00.000Z", "3€", 2)

  private func months(_ purchases: [PurchasedItem], in zone: Zone) -> [String] {
    Zone.$current.withValue(zone) {
      Spending(purchases, by: .month).rows.map { row in
        guard case .month(let start) = row.group else { return "?" }
        return "\(start.day) \(row.sum)"
      }
    }
  }

  @Test func `months begin when they do here`() {
    let both = [Self.evening, Self.midnight]
    #expect(months(both, in: Self.newYork) == ["2026-11-01 5.00€"])
    #expect(months(both, in: Self.berlin) == ["2026-12-01 5.00€"])
    #expect(months(both, in: .utc) == ["2026-12-01 2.00€", "2026-11-01 3.00€"])
  }

  @Test func `a month's budget, its sum of days and the overview agree`() {
    var list = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 1), name: "L", rank: .first, created: .zero)
    list.budget = Price("100€")
    list.budgetPeriod = .month
    let purchases = [Self.evening, Self.midnight]
    for (zone, now, spent) in [
      (Self.newYork, "2026-12-01T02:00:00.000Z", "5.00€"),
      (Self.newYork, "2026-12-01T06:00:00.000Z", "0.00€"),
      (Self.berlin, "2026-11-30T23:30:00.000Z", "3.00€"), (Self.berlin, "2026-12-01T06:00:00.000Z", "5.00€"),
      (Self.berlin, "2026-11-30T22:30:00.000Z", "0.00€"),
    ] {
      Zone.$current.withValue(zone) {
        let now = Self.moment(now)
        let known = purchases.filter { $0.moment <= now }
        let start = list.budgetPeriod.start(at: now)
        let days = DailySpending(known).sum(of: list.id, from: start, through: now)
        #expect(days.coins(of: .euro) == Price(spent)!.minorUnits)
        let overview = SpendingOverview(known, lists: [list], since: nil, at: now)
        #expect(overview.budgets[0].use.spent.description == spent)
        #expect(overview.months[0].sum.coins(of: .euro) == Price(spent)!.minorUnits)
        let listed = SpendingOverview.purchases(of: overview.months[0].part, among: known, since: nil)
        #expect(listed.reduce(0) { $0 + $1.price!.minorUnits } == Price(spent)!.minorUnits)
        #expect(overview.year.last?.part == .group(.month(now.local.startOfMonth)))
      }
    }
  }

  @Test(arguments: ["2026-11-30T23:10:00.000Z", "2026-03-29T01:30:00.000Z", "1969-12-31T23:59:00.000Z"])
  func `an instant is where its local time comes from`(text: String) {
    for zone in [Self.newYork, Self.berlin, .utc] {
      Zone.$current.withValue(zone) { #expect(Self.moment(text).local.instant == Self.moment(text)) }
    }
  }

  @Test func `a staple is due when the day begins here`() {
    Zone.$current.withValue(Self.newYork) {
      let due = Repeat.weeks(1).due(after: Self.evening.moment)
      #expect(due?.day == "2026-12-07")
    }
  }

  @Test func `written times say the day here and how far its clock is ahead`() {
    #expect(Self.evening.moment.localTimestamp == "2026-12-01T01:00:00.000Z")
    for (zone, text) in [
      (Self.newYork, "2026-11-30T20:00:00.000-05:00"), (Self.berlin, "2026-12-01T02:00:00.000+01:00"),
      (Zone { _ in 345 }, "2026-12-01T06:45:00.000+05:45"),
    ] {
      Zone.$current.withValue(zone) { #expect(Self.evening.moment.localTimestamp == text) }
    }
  }
}

extension Moment {
  fileprivate var isInSummer: Bool { (4...10).contains(civil.month) }
}
