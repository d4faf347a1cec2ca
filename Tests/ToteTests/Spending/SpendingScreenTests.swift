import ComposableTesting
import FoundationEssentials
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
    screen.workspace = .empty
    screen.period = period
    let store = TestStore(
      initialState: screen, reducer: spendingScreenReducer,
      environment: SpendingEnvironment(
        edits: EditEnvironment(uuid: { UUID() }, now: { Self.now }),
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
    #expect(store.state.overview.total.description == "19.89€")
    #expect(store.state.workspace.records.purchaseLog.rows.count == 5)
    store.receive(.loaded(PurchaseLog(Self.purchases), since: nil))
    #expect(store.state.overview.total.description == "19.89€")
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
    #expect(store.state.overview.total.description == "28.89€")
    store.finish()
  }

  @Test func `where all shows, all is read at once`() throws {
    let store = store(.all)
    store.send(.opened)
    store.receive(.loaded(PurchaseLog(Self.purchases), since: nil)) { $0.loading = .loaded }
    #expect(store.state.overview.total.description == "28.89€")
    store.finish()
  }

  @Test func `what was ticked without a price is counted, in the period that shows`() throws {
    let stage = try Stage.blind(Self.contents(), "3")
    #expect(stage.state.spending.overview.unpricedCount == 1)
    try stage.play("pp")
    #expect(stage.state.spending.period == .month)
    #expect(stage.state.spending.overview.unpricedCount == 1)
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

  /// The rows of a part: `Dairy €2.20`.
  private func rows(_ stage: Stage, _ part: KeyPath<SpendingOverview, [SpendingOverview.Row]>) -> [String] {
    stage.state.spending.overview[keyPath: part].map { "\(words.name($0.part)) \($0.sum.shown)" }
  }

  @Test func `all parts show at once, the largest sums first, and p adds up over another period`() throws {
    let stage = try Stage.blind(Self.contents(), "3")
    #expect(rows(stage, \.year).suffix(3) == ["Jul 2026 €1.49", "Aug 2026 €13.00", "Sep 2026 €5.40"])
    #expect(stage.state.spending.overview.year.count == 12)
    #expect(rows(stage, \.categories) == ["Drinks €13.00", "Bakery €3.20", "Dairy €2.20", "Care €1.49"])
    #expect(rows(stage, \.stores) == ["Roaster €13.00", "Bakery €3.20", "Lidl €2.20", "no store €1.49"])
    #expect(rows(stage, \.items) == ["coffee €13.00", "bread €3.20", "milk €2.20", "soap €1.49"])
    try stage.play("p")
    #expect(rows(stage, \.stores) == ["Roaster €13.00", "Lidl €11.20", "Bakery €3.20", "no store €1.49"])
    try stage.play("p")
    #expect(rows(stage, \.stores) == ["Bakery €3.20", "Lidl €2.20"])
    #expect(rows(stage, \.year).suffix(2) == ["Aug 2026 €13.00", "Sep 2026 €5.40"], "the chart shows a year")
  }

  /// Puts the cursor on a part.
  private func select(_ part: SpendingOverview.Part, _ stage: Stage) throws {
    try stage.play("g")
    for _ in 0..<40 where stage.state.spending.page.stops[stage.state.spending.cursor.stop].part != part {
      try stage.play("j")
    }
    #expect(stage.state.spending.page.stops[stage.state.spending.cursor.stop].part == part)
  }

  @Test func `Enter shows what a sum consists of, the latest first, and Esc goes back`() throws {
    let stage = try Stage.blind(Self.contents(), "3<Enter>")
    func names() -> [String] { stage.state.spending.detail?.purchases.map(\.name) ?? [] }
    #expect(names() == ["milk", "bread"])
    // The first days of the month before.
    try stage.play("<Esc>j<Enter>")
    #expect(names() == ["coffee"])
    try stage.play("<Esc>")
    try select(.group(.month(Self.now.startOfMonth)), stage)
    try stage.play("<left><left><left><Enter>")
    #expect(names().isEmpty && stage.message == words.nothingSpentThen)
    try stage.play("p")
    try select(.group(.store("Lidl")), stage)
    try stage.play("<Enter>")
    #expect(names() == ["milk", "cheese"])
    let stop = stage.state.spending.cursor.stop
    try stage.play("j")
    #expect(stage.state.spending.detail?.position.selected == 1 && stage.state.spending.cursor.stop == stop)
    try stage.play("h")
    #expect(stage.state.spending.detail == nil)
    // Another period begins with its sums.
    try stage.play("<Enter>p")
    #expect(stage.state.spending.detail == nil)
  }

  @Test func `the chart is one step for up and down, and left and right go through its months`() throws {
    let stage = try Stage.blind(Self.contents(), "3")
    func part() -> SpendingOverview.Part {
      stage.state.spending.page.stops[stage.state.spending.cursor.stop].part
    }
    let month = Self.now.startOfMonth
    try select(.unpriced, stage)
    try stage.play("j")
    #expect(part() == .group(.month(month)))
    try stage.play("<left><left><left>")
    #expect(part() == .group(.month(month.adding(monthsBack: 3))))
    try stage.play("l<Enter>")
    #expect(stage.state.spending.detail?.purchases.map(\.name) == ["soap"])
    try stage.play("<Esc>j")
    #expect(part() == .group(.category(.drinks)))
    try stage.play("kk")
    #expect(part() == .unpriced)
  }

  @Test func `every part that shows is within the screen, wherever the cursor goes`() throws {
    for size in [Size(40, 10), Size(80, 24), Size(120, 30), Size(180, 40)] {
      let stage = Stage.blind(Self.contents(), size: size)
      try stage.play("3")
      for key in "jjjjjjjjjjjjjjkkkkllhhlGgl".map(String.init) + ["<pgdn>", "<pgdn>", "<pgup>", "G"] {
        try stage.play(key)
        let (page, cursor) = (stage.state.spending.page, stage.state.spending.cursor)
        let lines = page.stops[cursor.stop].lines
        let shown = cursor.top..<cursor.top + stage.state.spending.pageHeight
        #expect(shown.contains(lines.upperBound - 1), "\(key) at \(size)")
      }
    }
  }

  @Test func `a press selects a part, and a second one opens it`() throws {
    let stage = Stage(Self.contents(), size: Size(120, 30))
    try stage.play("3")
    let page = stage.state.spending.page
    let drinks = try #require(page.stops.firstIndex { $0.part == .group(.category(.drinks)) })
    let row = try #require(stage.frame.place(SpendingPlace.stop(drinks))).rect
    #expect(stage.frame.lines[row.top].contains("Drinks") && row.width == page.places(of: 0).count)
    #expect(stage.frame.place(at: Point(row.left - 2, row.top)) == nil, "between the halves")
    try stage.play("<click \(row.left + 3),\(row.top)>")
    #expect(stage.state.spending.cursor.stop == drinks && stage.state.spending.detail == nil)
    try stage.play("<click \(row.left + 3),\(row.top)>")
    #expect(stage.state.spending.detail?.part == .group(.category(.drinks)))
  }

  @Test func `this month is compared with the last to the same day, and a budget with what its period took`()
  {
    let day = Self.now.startOfDay
    func bought(_ price: String, _ moment: Moment, _ number: UInt64, _ list: UInt64 = 1) -> PurchasedItem {
      PurchasedItem(
        id: PurchasedItem.ID(high: 2, low: number), item: .zero, name: "x", price: Price(price),
        moment: moment,
        list: ShoppingList.ID(high: 0, low: list))
    }
    let last = day.adding(monthsBack: 1).adding(days: 20)
    let list = ShoppingList(
      id: ShoppingList.ID(high: 0, low: 1), name: "L", created: .zero, budget: Price("10€"),
      budgetPeriod: .month)
    let purchases = [
      bought("12€", day, 1), bought("5€", day.adding(days: -2), 2), bought("1€", day, 3, 2),
      bought("20€", last, 4), bought("30€", last.adding(days: 1), 5),
    ]
    let overview = SpendingOverview(purchases, lists: [list], since: nil, at: Self.now)
    #expect(overview.months.map(\.sum.shown) == ["€18.00", "€20.00", "€50.00"])
    #expect(overview.months.map { words.name($0.part) } == ["1–21 Sep", "1–21 Aug", "Aug 2026"])
    #expect(overview.budgets.map { words.whole($0.use) } == ["€17.00 of €10.00 this month"])
    #expect(overview.budgets.map { words.name($0.part) } == ["since 1 Sep"])
    // What a part says is what it opens with.
    for row in overview.months + overview.year + overview.categories + overview.stores + overview.items {
      var sum = PriceSums()
      for bought in SpendingOverview.purchases(of: row.part, among: purchases, since: nil) {
        sum.add(bought.price, times: 1)
      }
      #expect(sum == row.sum, "\(row.part)")
    }
    let opened = SpendingOverview.purchases(of: overview.budgets[0].part, among: purchases, since: nil)
    #expect(opened.count == 2)
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
    #expect(stage.state.spending.overview.isEmpty)
    try stage.play("1afigs 4€<Enter><Esc> 3")
    #expect(stage.state.spending.overview.total.description == "4.00€")
    try stage.play("u")
    try stage.play("3")
    #expect(stage.state.spending.overview.isEmpty)
  }

  @Test func `the parts, below each other or beside`() throws {
    let sizes = [Size(40, 10), Size(80, 24), Size(120, 30), Size(180, 40)]
    assertFrames("parts", try faces(Self.contents(), "3jj", sizes: sizes))
  }

  @Test func `nothing was spent yet`() throws {
    assertFrames("empty", try faces(Self.contents([]), "3", sizes: [Size(40, 10), Size(80, 24)]))
  }

  @Test func `the last month is told once if all of it was bought by this day, and only if something was`()
    throws
  {
    func months(_ purchases: [PurchasedItem]) throws -> [String] {
      let stage = try Stage.blind(Self.contents(purchases), "3")
      return stage.state.spending.page.columns[0].compactMap {
        guard case .row(let row, _, _) = $0 else { return nil }
        return switch row.part {
        case .days, .group(.month): row.name
        case .list, .group, .unpriced: nil
        }
      }
    }
    let now = Self.bought("bread 3€", daysAgo: 1, 1)
    #expect(try months([now]) == ["1–21 Sep"])
    #expect(try months([now, Self.bought("tea 2€", daysAgo: 40, 2)]) == ["1–21 Sep", "Aug 2026"])
    #expect(
      try months([now, Self.bought("tea 2€", daysAgo: 40, 2), Self.bought("tea 2€", daysAgo: 24, 3)])
        == ["1–21 Sep", "1–21 Aug", "Aug 2026"])
  }

  @Test
  func `the wider the screen, the more columns the page has, and the chart takes what is left of its height`()
    throws
  {
    let stage = try Stage.blind(Self.contents(), "3")
    func page(_ width: Int, _ height: Int) -> SpendingPage {
      SpendingPage(stage.state.spending.overview, in: .year, size: Size(width, height))
    }
    #expect([78, 90, 150].map { page($0, 30).columns.count } == [1, 2, 3])
    #expect(page(150, 24).columns[0].count == 24 && page(150, 24).chartRows > 8)
    #expect(page(150, 24).places(of: 0).count > page(150, 24).places(of: 1).count)
    #expect(page(150, 24).places(of: 2).upperBound <= 150)
  }
}
