// The rows in memory, beside a model so plain that it must be right.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct RecordsTests {
  /// Rows in dictionaries, everything counted anew at each question.
  struct Plain {
    var lists: [ShoppingList.ID: ShoppingList] = [:]
    var items: [Item.ID: Item] = [:]

    func items(of list: ShoppingList.ID) -> [Item] {
      items.values.filter { $0.list == list }.sorted { first, second in
        if first.isTicked != second.isTicked { return second.isTicked }
        return first.rank == second.rank ? first.id < second.id : first.rank < second.rank
      }
    }

    mutating func apply(_ change: Change) {
      switch change.key {
      case .list(let id):
        if case .list(let list)? = change.applied(to: lists[id].map(Row.list)) {
          lists[id] = list
        } else if !items.values.contains(where: { $0.list == id }) {
          lists[id] = nil
        }
      case .item(let id):
        guard case .item(let item)? = change.applied(to: items[id].map(Row.item)) else {
          items[id] = nil
          return
        }
        items[id] = item
        if lists[item.list] == nil { lists[item.list] = .foundAgain(item.list) }
      default: break
      }
    }

    func totals(of list: ShoppingList.ID) -> (count: Int, remaining: Int, prices: PriceSums) {
      let all = items.values.filter { $0.list == list }
      var prices = PriceSums()
      for item in all where !item.isTicked { prices.add(item.price, times: 1) }
      return (all.count, all.count { !$0.isTicked }, prices)
    }
  }

  @Test func `twenty thousand changes by chance leave it equal to the plain model`() {
    var rows = RandomRows(seed: 20)
    var plain = Plain()
    var records = Records()
    var (known, lists): ([Item.ID], [ShoppingList.ID]) = ([], [])
    for step in 0..<20_000 {
      let dice = rows.chance.next() % 100
      // Few enough lists that each has more items than a piece holds, and grows and shrinks in turn.
      let isGrowing = (step / 5_000) % 2 == 0
      var change: Change?
      let item = known.randomElement(using: &rows.chance).flatMap { plain.items[$0] }
      let list = lists.randomElement(using: &rows.chance)
      switch dice {
      case 0 where lists.count < 3 || list == nil:
        let new = rows.list("list \(step)", rank: Rank.between(nil, .first, count: 5)[step % 5])
        lists.append(new.id)
        change = Change(adding: new)
      case 1: change = list.flatMap { plain.lists[$0] }.map { Change(removing: $0) }
      case 2: change = list.flatMap { plain.lists[$0] }.map { Change($0) { $0.isArchived.toggle() } }
      case 3: change = item.map { Change($0) { $0.list = list ?? $0.list } }
      case 4..<(isGrowing ? 60 : 10):
        let rank = item.map {
          Rank.between($0.rank, rows.chance.next() % 2 == 0 ? nil : Rank.between($0.rank, nil))
        }
        // Equal ranks come from two programs; they must keep one order too.
        let new = rows.item(on: list ?? rows.id(), rank: rank ?? .first)
        known.append(new.id)
        change = Change(adding: new)
      case 60..<(isGrowing ? 65 : 95): change = item.map { Change(removing: $0) }
      default: change = item.map { item in Change(item) { rows.edit(&$0) } }
      }
      guard let change else { continue }
      plain.apply(change)
      records.apply(change)
      if case .item(let id) = change.key {
        #expect(records[item: id] == plain.items[id])
        if let item = records[item: id] { #expect(records.items(of: item.list).contains { $0.id == id }) }
      }
      if step % 400 == 0 { compare(&records, plain, step) }
    }
    compare(&records, plain, 20_000)
    let items = plain.items.values.sorted { $0.id < $1.id }
    #expect(Records(lists: Array(plain.lists.values), items: items) == records)
  }

  func compare(_ records: inout Records, _ plain: Plain, _ step: Int) {
    #expect(records.lists == plain.lists.values.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }, "\(step)")
    #expect(records.itemCount == plain.items.count)
    for list in records.lists {
      let expected = plain.items(of: list.id)
      #expect(Array(records.items(of: list.id)) == expected, "\(step)")
      #expect(
        records.items(of: list.id).indices.map { records.items(of: list.id)[$0].id } == expected.map(\.id))
      let totals = plain.totals(of: list.id)
      #expect(records.totals(of: list.id).count == totals.count)
      #expect(records.totals(of: list.id).remaining == totals.remaining)
      #expect(records.lines(of: list.id).totals.toPay == totals.prices)
      // Looked through once; afterwards the index goes along with each change.
      if !records.hasNames(of: list.id) { records.indexNames(of: list.id) }
      let named = records.items(named: "milk", on: list.id)
      #expect(named == expected.filter { $0.key == "milk" })
    }
  }

  @Test func `what is remembered comes and goes like every row`() {
    var records = Records()
    let changes = [
      Change(adding: CategoryCorrection(key: "milk", category: .frozen)),
      Change(adding: Purchase(name: "Milk", count: 2, last: Moment(milliseconds: 7))),
      Change(adding: Setting(key: "tour", value: "seen")),
    ]
    records.apply(changes)
    #expect(records.corrections == ["milk": .frozen])
    #expect(records.history["milk"]?.count == 2)
    #expect(records.settings == ["tour": "seen"])
    for change in changes { #expect(records[change.key] == change.after) }
    records.apply(changes.reversed().map(\.inverse))
    #expect(records == Records())
  }

  @Test func `what a failing test shows are rows, not where they are kept`() {
    #expect(
      Mirror(reflecting: Records()).children.map(\.label) == [
        "lists", "items", "history", "corrections", "purchasedItems", "staples", "settings", "notes",
      ])
  }
}
