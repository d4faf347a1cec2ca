import Testing
import ToteModel

@testable import ToteStorage

/// The first page equals the beginning of what shows once everything is read.
@Suite struct FirstPageTests {
  private static let moment = Moment(milliseconds: 0)
  private let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: moment)

  /// Items in several categories, one of them user-made in two spellings; every fifth is ticked.
  private func storage(_ count: Int, settings: [Setting] = []) throws -> Storage {
    let storage = try Storage.inMemory()
    let categories: [ToteModel.Category?] = [
      .dairy, nil, .produce, Category("Pets"), Category("pets"), .bakery, .other,
    ]
    let ranks = Rank.between(nil, nil, count: count)
    let items = (0..<count).map { number in
      var item = Item(
        id: Item.ID(high: 2, low: UInt64(number)), list: list.id, name: "thing \(number)",
        details: ItemDetails(category: categories[number % categories.count]),
        rank: ranks[(number * 7) % count],
        created: Self.moment)
      item.isTicked = number % 5 == 0
      return item
    }
    let all =
      [Change(adding: list), Change(adding: Setting(key: "tour", value: "seen"))]
      + settings.map { Change(adding: $0) } + items.map { Change(adding: $0) }
    let edit = Edit(id: Edit.ID(high: 3, low: 1), title: "import", moment: Self.moment, changes: all)
    try storage.apply([Entry(edit, writer: Entry.Writer.ID(high: 4, low: 1))])
    return storage
  }

  @Test("its lines are the first lines of the whole list", arguments: [1, 10, 97, 200], [true, false])
  func lines(count: Int, isGrouped: Bool) throws {
    let arrangement = Setting(
      key: Arrangement.key(of: list.id), value: Arrangement(grouping: isGrouped ? .category : .none).stored)
    let storage = try storage(count, settings: [arrangement])
    let whole = Records(try storage.load()).lines(of: list.id)
    let page = try #require(try storage.firstPage(rows: 50))
    let shown = Workspace(page).records.lines(of: list.id)
    #expect(shown.count == whole.count)
    #expect(shown.groups == whole.groups)
    for line in 0..<min(50, whole.count) { #expect(shown[line] == whole[line], "line \(line)") }
  }

  @Test func `it counts what is left of the whole list`() throws {
    let storage = try storage(200)
    let whole = Records(try storage.load()).totals(of: list.id)
    let page = try #require(try storage.firstPage(rows: 10))
    let totals = Workspace(page).records.totals(of: list.id)
    #expect(totals.remaining == whole.remaining)
    #expect(totals.count == whole.count)
    #expect(page.items.count == 10)
  }

  @Test func `what it counts is right after whatever was done, and no item is read for it`() throws {
    let storage = try storage(60)
    var random = RandomEdits(seed: 5)
    let other = random.list()
    try storage.apply([random.entry(Change(adding: other))])
    for _ in 0..<300 {
      let item = try #require(try storage.load().items.randomElement(using: &random.generator))
      let change =
        switch random.below(6) {
        case 0: Change(removing: item)
        case 1: Change(adding: random.item(on: other.id, rank: .first))
        case 2: Change(item) { $0.list = item.list == other.id ? list.id : other.id }
        case 3: Change(item) { $0.details.category = item.category == nil ? .dairy : nil }
        case 4: Change(item) { $0.name += "!" }
        default: Change(item) { $0.isTicked.toggle() }
        }
      try storage.apply([random.entry(change)])
    }
    #expect(try storage.read { (session) throws in try session.check(.counts) } == [])
    // Wrong counts show that they come from the table.
    try storage.with { database throws(StorageError) in
      try database.script("UPDATE item_count SET count = 1000")
    }
    let page = try #require(try storage.firstPage(rows: 10))
    #expect(page.counts[list.id]?.remaining ?? 0 >= 1000)
  }

  @Test func `there is none on the first run, without a list, or for a list that is sorted otherwise`() throws
  {
    #expect(try Storage.inMemory().firstPage(rows: 10) == nil)
    let sorted = Setting(key: Arrangement.key(of: list.id), value: Arrangement(sort: .name).stored)
    #expect(try storage(10, settings: [sorted]).firstPage(rows: 10) == nil)
  }

  @Test("every question is answered by the index", arguments: ["category = ?", "category IS NULL"])
  func index(condition: String) throws {
    let storage = try storage(10)
    let plan = try storage.with { database throws(StorageError) in
      let statement = try database.statement(
        "EXPLAIN QUERY PLAN SELECT * FROM item WHERE list = x'00' AND ticked = 0 AND \(condition) ORDER BY rank, id LIMIT 9"
      )
      defer { statement.reset() }
      var plan: [String] = []
      while try statement.step() { plan.append(statement.text(3)) }
      return plan
    }
    #expect(plan.contains { $0.contains("item_page") }, "\(plan)")
  }
}
