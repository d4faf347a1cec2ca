// Rows that two programs put in the same place are separated alike in the file and in memory.

import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct SharedRankTests {
  @Test func `programs that add at the same time give each item a place, and all see the same order`() throws
  {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 1)
    let list = random.list()
    try storage.apply([random.entry(Change(adding: list))])
    // Eight programs unaware of each other choose the same ranks.
    var writers = (1...8).map { number in
      Workspace(
        DatabaseSnapshot(lists: [list], sequence: 1),
        writer: Entry.Writer.ID(high: 1, low: UInt64(number)))
    }
    for _ in 0..<40 {
      for index in writers.indices {
        let item = random.item(
          on: list.id, "w\(index)",
          rank: writers[index].records.gap(
            on: list.id, above: false, at: nil
          ).low.map { Rank.between($0, nil) } ?? .first)
        writers[index].perform(random.entry(Change(adding: item)).edit)
        try storage.apply(writers[index].unsaved)
      }
    }
    let contents = try storage.load()
    #expect(contents.items.count == 320)
    #expect(Set(contents.items.map(\.rank)).count == 320)
    #expect(try storage.read { (session) throws in try session.check(.ranks) } == [])
    // After taking in the news, each has what the file has.
    for index in writers.indices {
      writers[index].take(try storage.changes(after: 1))
      #expect(writers[index].records == Records(contents), "\(index)")
    }
  }

  @Test func `memory and file tell random rows apart alike`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 2)
    let lists = (0..<3).map { ShoppingList(id: random.id(), name: "\($0)", created: RandomEdits.now) }
    var memory = Records()
    for step in 0..<400 {
      let ranks = Rank.between(nil, nil, count: 5)
      let changes: [Change] = (0...random.below(3)).map { _ in
        let items = memory.lists.flatMap { Array(memory.items(of: $0.id)) }
        if step > 20, let item = items.randomElement(using: &random.generator), random.below(3) > 0 {
          return Change(item) {
            $0.rank = ranks[random.below(5)]
            $0.list = lists[random.below(3)].id
            $0.isTicked = random.below(2) == 0
          }
        }
        return random.below(6) == 0
          ? Change(adding: lists[random.below(3)])
          : Change(adding: random.item(on: lists[random.below(3)].id, rank: ranks[random.below(5)]))
      }
      let entry = random.entry(changes)
      memory.apply(entry.changes)
      try storage.apply([entry])
      guard step % 20 == 0 else { continue }
      let contents = try storage.load()
      #expect(Records(contents) == memory, "\(step)")
      #expect(try storage.read { (session) throws in try session.check(.ranks) } == [])
    }
  }
}
