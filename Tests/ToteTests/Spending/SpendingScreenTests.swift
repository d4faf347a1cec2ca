import ComposableTesting
import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

/// The tab that adds up what was spent.
@Suite struct SpendingScreenTests {
  static let day: Int64 = 86_400_000
  /// As the preview has it: 21 September 2026.
  static let now = Moment(milliseconds: 1_790_000_000_000)

  static func bought(_ line: String, daysAgo days: Int64, _ number: UInt64) -> PurchasedItem {
    let item = Item(ParsedItem(line)!, id: .zero, list: .zero, rank: .first, created: .zero)
    return PurchasedItem(
      item, id: PurchasedItem.ID(high: 0, low: number), in: nil,
      at: Moment(milliseconds: now.milliseconds - days * day))
  }

  static let purchases = [
    bought("2 l milk €2.20 @Lidl #dairy", daysAgo: 1, 1),
    bought("bread €3.20 @Bakery #bakery", daysAgo: 8, 2),
    bought("1 kg coffee 13€ @Roaster #drinks", daysAgo: 40, 3), bought("soap €1.49 #care", daysAgo: 70, 4),
    bought("salt @Lidl", daysAgo: 2, 5), bought("cheese 9€ @Lidl #dairy", daysAgo: 500, 6),
  ]

  static func contents(_ purchases: [PurchasedItem] = purchases) -> DatabaseSnapshot {
    var contents = DatabaseSnapshot.week
    contents.purchasedItems = purchases
    return contents
  }

  /// The screen before anything was read; what was bought before the period waits for the clock, where there is one.
  private func store(_ period: SpendingScreen.Period = .year, _ clock: TestClock? = nil) -> TestStore<
    SpendingScreen, SpendingScreenAction, SpendingEnvironment
  > {
    var screen = SpendingScreen()
    screen.period = period
    let store = TestStore(
      initialState: screen, reducer: spendingScreenReducer,
      environment: SpendingEnvironment(
        now: { Self.now },
        purchases: { (since) throws(StorageError) in
          if since == nil { try? await clock?.sleep(for: .seconds(1)) }
          return Self.purchases.filter { bought in since.map { bought.moment >= $0 } ?? true }
        }))
    store.exhaustivity = .off
    return store
  }

  /// The first day of the year that shows: 1 October 2025.
  static let start = now.startOfMonth.adding(monthsBack: 11)

  @Test func `those of the period are read first and shown, then all others; and only once`() throws {
    let store = store()
    store.send(.opened) { $0.loading = .loading }
    let year = PurchaseLog(Self.purchases.filter { $0.moment >= Self.start })
    store.receive(.loaded(year, since: Self.start)) { $0.loading = .loaded }
    #expect(store.state.spending.total.description == "19.89€")
    #expect(store.state.workspace.records.purchaseLog.rows.count == 5)
    store.receive(.loaded(PurchaseLog(Self.purchases), since: nil))
    #expect(store.state.spending.total.description == "19.89€")
    #expect(store.state.workspace.records.purchaseLog.rows.count == 6)
    store.send(.opened)
    store.finish()
  }

  @Test func `a period of which not all is read yet shows nothing rather than too little`() throws {
    let clock = TestClock()
    let store = store(.year, clock)
    store.send(.opened)
    let year = PurchaseLog(Self.purchases.filter { $0.moment >= Self.start })
    store.receive(.loaded(year, since: Self.start))
    store.send(.periodTurned) {
      $0.period = .all
      $0.loading = .loading
    }
    clock.advance(by: .seconds(1))
    store.receive(.loaded(PurchaseLog(Self.purchases), since: nil)) { $0.loading = .loaded }
    #expect(store.state.spending.total.description == "28.89€")
    store.finish()
  }

  @Test func `where all shows, all is read at once`() throws {
    let store = store(.all)
    store.send(.opened)
    store.receive(.loaded(PurchaseLog(Self.purchases), since: nil)) { $0.loading = .loaded }
    #expect(store.state.spending.total.description == "28.89€")
    store.finish()
  }

  @Test func `what was ticked without a price is counted, in the period that shows`() throws {
    let stage = try Stage.blind(Self.contents(), "3")
    #expect(stage.state.spending.spending.unpricedCount == 1)
    try stage.play("pp")
    #expect(stage.state.spending.period == .month)
    #expect(stage.state.spending.spending.unpricedCount == 1)
  }

  @Test func `where they cannot be read it says so, and r tries again`() throws {
    let stage = Stage.blind(Self.contents()) {
      $0.purchases = { (_) throws(StorageError) in throw .failed(reason: "no luck") }
    }
    try stage.play("3")
    #expect(stage.state.spending.loading == .failed(.failed(reason: "no luck")))
    try stage.play("r")
    #expect(stage.state.spending.loading == .failed(.failed(reason: "no luck")))
  }

  @Test func `c adds up by another group, p over another period`() throws {
    let stage = try Stage.blind(Self.contents(), "3")
    func rows() -> [String] {
      stage.state.spending.spending.rows.map { "\(words.name($0.group)) \($0.sum.shown)" }
    }
    #expect(rows() == ["Sep 2026 €5.40", "Aug 2026 €13.00", "Jul 2026 €1.49"])
    try stage.play("c")
    #expect(rows() == ["Bakery €3.20", "Dairy €2.20", "Drinks €13.00", "Care €1.49"])
    try stage.play("c")
    #expect(rows() == ["Roaster €13.00", "Bakery €3.20", "Lidl €2.20", "no store €1.49"])
    try stage.play("p")
    #expect(rows() == ["Roaster €13.00", "Lidl €11.20", "Bakery €3.20", "no store €1.49"])
    try stage.play("p")
    #expect(rows() == ["Bakery €3.20", "Lidl €2.20"])
  }

  @Test func `Enter shows what a sum consists of, the latest first, and Esc goes back`() throws {
    let stage = try Stage.blind(Self.contents(), "3<Enter>")
    func rows() -> [String] { stage.state.spending.detail?.purchases.map(\.name) ?? [] }
    #expect(rows() == ["milk", "bread"])
    try stage.play("<Esc>jj<Enter>")
    #expect(rows() == ["soap"])
    // By store, over all time; what had no price is in no sum.
    try stage.play("<Esc>ccpj")
    #expect(stage.state.spending.detail == nil)
    try stage.play("<Enter>")
    #expect(rows() == ["milk", "cheese"])
    try stage.play("j")
    #expect(
      stage.state.spending.detail?.position.selected == 1 && stage.state.spending.position.selected == 1)
    // Another period begins with its sums.
    try stage.play("p")
    #expect(stage.state.spending.detail == nil)
  }

  @Test(arguments: Spending.Grouping.allCases)
  func `every sum consists of purchases that make it up`(grouping: Spending.Grouping) {
    let spending = Spending(Self.purchases, by: grouping)
    var count = 0
    for row in spending.rows {
      var sum = PriceSums()
      let found = Spending.purchases(of: row.group, among: Self.purchases)
      for bought in found { sum.add(bought.price, times: 1) }
      #expect(sum == row.sum && found.count == row.count, "\(row.group)")
      count += found.count
    }
    #expect(count == 5)
  }

  @Test func `what was ticked in one stroke stands by name`() {
    let moment = Moment(milliseconds: 1_790_000_000_000)
    let bought = ["pears", "Figs", "apples"].enumerated().map { number, name in
      PurchasedItem(
        id: PurchasedItem.ID(high: 1, low: UInt64(number)), item: .zero, name: name, price: Price("1€"),
        moment: moment)
    }
    let found = Spending.purchases(of: .store(nil), among: bought)
    #expect(found.map(\.name) == ["apples", "Figs", "pears"])
  }

  @Test func `what is taken back meanwhile is no longer in it, and an empty sum closes`() throws {
    let stage = try Stage.blind(Self.contents([]), "afigs 4€<Enter><Esc> 3<Enter>")
    #expect(stage.state.spending.detail?.purchases.map(\.name) == ["figs"])
    try stage.play("u3")
    #expect(stage.state.spending.detail == nil)
  }

  @Test func `the header says the period and the total`() throws {
    let stage = Stage(Self.contents(), size: Size(80, 24))
    try stage.play("3")
    #expect(stage.frame.lines[0].contains("the last 12 months · €19.89"))
    try stage.play("pp")
    #expect(stage.frame.lines[0].contains("this month · €5.40"))
  }

  @Test func `the purchases of a sum`() throws {
    assertFrames(
      "purchases", try faces(Self.contents(), "3<Enter>j", sizes: [Size(80, 24), Size(40, 10)]))
  }

  @Test func `what is ticked meanwhile is added`() throws {
    let stage = try Stage.blind(Self.contents([]), "3")
    #expect(stage.state.spending.spending.rows.isEmpty)
    try stage.play("1afigs 4€<Enter><Esc> 3")
    #expect(stage.state.spending.spending.total.description == "4.00€")
    try stage.play("u")
    try stage.play("3")
    #expect(stage.state.spending.spending.rows.isEmpty)
  }

  @Test func `bars, with their sums beside them`() throws {
    assertFrames("months", try faces(Self.contents(), "3"))
    assertFrames(
      "groups", try faces(Self.contents(), after: ["3c", "3cc", "3ccc", "3j"], size: Size(60, 12)))
  }

  @Test func `nothing was spent yet`() throws {
    assertFrames("empty", try faces(Self.contents([]), "3", sizes: [Size(40, 10)]))
  }
}
