import Tote

import ToteTesting
@testable import ToteStorage
@testable import ToteModel

/// Random edits, reproducible by seed.
struct RandomEdits {
  var generator: SeededGenerator
  static let now = Moment(milliseconds: 1_800_000_000_000)
  static let me = Entry.Writer.ID(high: 1, low: 1)

  struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD ^ (state >> 29)
    }
  }

  /// Counts rows so that no two share a place, even with different seeds.
  private var count: UInt64

  init(seed: UInt64) {
    generator = SeededGenerator(state: seed)
    count = seed << 16
  }

  private mutating func rank() -> Rank {
    count += 1
    return Rank("h" + String(1 << 32 + count, radix: 16).dropFirst())!
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func id<Named>(_ type: Named.Type = Named.self) -> RowID<Named> {
    RowID(high: generator.next(), low: generator.next())
  }

  mutating func list(_ name: String = "Groceries") -> ShoppingList {
    ShoppingList(id: id(), name: name, rank: rank(), created: Self.now)
  }

  mutating func item(on list: ShoppingList.ID, _ name: String = "milk", rank: Rank? = nil) -> Item {
    Item(id: id(), list: list, name: name, rank: rank ?? self.rank(), created: Self.now)
  }

  mutating func entry(_ changes: Change..., title: EditTitle = "edit") -> Entry {
    entry(changes, title: title)
  }

  mutating func entry(_ changes: [Change], title: EditTitle = "edit") -> Entry {
    Entry(Edit(id: id(), title: title, moment: Self.now, changes: changes), writer: Self.me)
  }

  mutating func changes(to memory: RowDictionary) -> [Change] {
    guard let list = memory.lists.randomElement(using: &generator), below(20) > 0 else {
      return [Change(adding: self.list("list \(below(100))"))]
    }
    guard let item = memory.items.randomElement(using: &generator), below(3) > 0 else {
      return (0...below(3)).map { _ in Change(adding: self.item(on: list.id, "thing \(below(50))")) }
    }
    switch below(8) {
    case 0: return [Change(removing: item)]
    case 1: return [Change(item) { $0.list = list.id }]
    case 2: return [Change(item) { $0.amount = Amount("2.5 kg") }, Change(list) { $0.isArchived.toggle() }]
    case 3: return [Change(item) { $0.note = $0.note == nil ? "note\u{0}\n" : nil }]
    case 4:
      return [
        Change(
          adding: CategoryCorrection(key: item.key, category: below(2) == 0 ? .dairy : Category("Pets")!))
      ]
    case 5: return [Change(adding: Purchase(name: item.name, count: below(9) + 1, last: Self.now))]
    case 6 where below(3) == 0:
      return [Change(adding: Staple(name: item.name, list: list.id, every: .weeks(1), since: Self.now))]
    case 6 where below(10) == 0:
      return memory.items.filter { $0.list == list.id }.map { Change(removing: $0) } + [
        Change(removing: list)
      ]
    default: return [Change(item) { $0.isTicked.toggle() }]
    }
  }
}
