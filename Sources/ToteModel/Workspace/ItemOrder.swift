/// A list's display order, as four-byte slots in chunks: no key press takes time proportional to the list.

package struct ItemOrder: Sendable {
  typealias Slots = ContiguousArray<Item?>

  private(set) var chunks: [[Int32]] = []
  private(set) var count = 0
  var arrangement: Arrangement
  static let most = 512

  init(_ arrangement: Arrangement = .plain) { self.arrangement = arrangement }

  /// By rank, ticked items last.
  init(_ slots: some Collection<Int32>, in items: Slots) {
    self.init(.plain, Self.ranked(slots, items))
  }

  /// Takes items in their own order.
  init(_ order: ItemOrder, by arrangement: Arrangement, in items: Slots) {
    // Within a category items keep their own order, so nothing is compared.
    let piles = Self.piles(of: order, arrangement, items)
    self.init(
      arrangement,
      arrangement.sort == .own
        ? piles.flatMap { $0 } : piles.flatMap { Self.sorted($0, arrangement, items) })
  }

  private init(_ arrangement: Arrangement, _ sorted: [Int32]) {
    self.arrangement = arrangement
    count = sorted.count
    chunks = stride(from: 0, to: sorted.count, by: Self.most / 2).map {
      Array(sorted[$0..<min($0 + Self.most / 2, sorted.count)])
    }
  }

  /// What decides an item's place in its own order; comparing whole items would copy them.
  private struct Standing {
    let isTicked: Bool
    let rank: Rank
    let id: Item.ID
    let slot: Int32

    static func isBefore(_ one: Standing, _ other: Standing) -> Bool {
      if one.isTicked != other.isTicked { return other.isTicked }
      return one.rank != other.rank ? one.rank < other.rank : one.id < other.id
    }
  }

  private static func ranked(_ slots: some Collection<Int32>, _ items: Slots) -> [Int32] {
    var standings: [Standing] = []
    standings.reserveCapacity(slots.count)
    for slot in slots {
      guard let isTicked = items[Int(slot)]?.isTicked, let rank = items[Int(slot)]?.rank,
        let id = items[Int(slot)]?.id
      else { continue }
      standings.append(Standing(isTicked: isTicked, rank: rank, id: id, slot: slot))
    }
    standings.sort(by: Standing.isBefore)
    return standings.map(\.slot)
  }

  private static func sorted(_ slots: [Int32], _ arrangement: Arrangement, _ items: Slots) -> [Int32] {
    slots.sorted { isBefore($0, $1, arrangement, in: items) }
  }

  /// By heading: comparing headings for each pair of items would dominate the time.
  private static func piles(of order: ItemOrder, _ arrangement: Arrangement, _ items: Slots) -> [[Int32]] {
    let slots = order.chunks.joined()
    guard arrangement.headings != .none else { return [Array(slots)] }
    var numbers: [ListHeading?: Int] = [:]
    var piles: [(heading: ListHeading?, slots: [Int32])] = []
    var ticked: [Int32] = []
    // Neighbours mostly share a heading, so look it up only when it changes.
    var current: (number: Int, category: Category, store: String?, isElsewhere: Bool)?
    let hasElsewhere = arrangement.walk?.elsewhere.isEmpty == false
    for slot in slots {
      guard let isTicked = items[Int(slot)]?.isTicked else { continue }
      if let walk = arrangement.walk, let id = items[Int(slot)]?.id,
        !walk.shows(id, isTicked: isTicked, store: items[Int(slot)]?.details.store)
      {
        continue
      }
      if isTicked {
        ticked.append(slot)
        continue
      }
      let category = items[Int(slot)]?.details.category ?? .other
      let store = arrangement.headings == .store ? items[Int(slot)]?.details.store : nil
      let isElsewhere = hasElsewhere && items[Int(slot)].map(arrangement.isElsewhere) == true
      if let known = current, known.category == category, known.store == store,
        known.isElsewhere == isElsewhere
      {
        piles[known.number].slots.append(slot)
        continue
      }
      let heading = arrangement.heading(category: category, store: store, isElsewhere: isElsewhere)
      let number = numbers[heading] ?? piles.count
      if number == piles.count {
        numbers[heading] = number
        piles.append((heading, []))
      }
      current = (number, category, store, isElsewhere)
      piles[number].slots.append(slot)
    }
    // On a walk the basket is in the order of ticking.
    if arrangement.walk?.basket != nil { ticked = sorted(ticked, arrangement, items) }
    return piles.sorted { arrangement.isBefore($0.heading, $1.heading) }.map(\.slots) + [ticked]
  }

  private static func isBefore(
    _ one: Int32, _ other: Int32, _ arrangement: Arrangement, in items: Slots
  ) -> Bool {
    guard let one = items[Int(one)], let other = items[Int(other)] else { return false }
    return arrangement.isBefore(one, other)
  }

  mutating func insert(_ slot: Int32, in items: Slots) {
    if let walk = arrangement.walk, let item = items[Int(slot)], !walk.shows(item) { return }
    count += 1
    guard !chunks.isEmpty else {
      chunks = [[slot]]
      return
    }
    var (chunk, offset) = place(of: slot, in: items)
    if chunk == chunks.count { (chunk, offset) = (chunk - 1, chunks[chunk - 1].count) }
    chunks[chunk].insert(slot, at: offset)
    guard chunks[chunk].count > Self.most else { return }
    let upper = Array(chunks[chunk][(Self.most / 2)...])
    chunks[chunk].removeSubrange((Self.most / 2)...)
    chunks.insert(upper, at: chunk + 1)
  }

  /// The item must still be stored as it was when it was added.
  mutating func remove(_ slot: Int32, in items: Slots) {
    let (chunk, offset) = place(of: slot, in: items)
    guard chunk < chunks.count, chunks[chunk][offset] == slot else { return }
    count -= 1
    chunks[chunk].remove(at: offset)
    // Join small chunks, or there could be as many as items.
    let next = chunk + 1
    if chunks[chunk].isEmpty {
      chunks.remove(at: chunk)
    } else if next < chunks.count, chunks[chunk].count + chunks[next].count < Self.most / 2 {
      chunks[chunk] += chunks.remove(at: next)
    }
  }

  func index(of slot: Int32, in items: Slots) -> Int? {
    let (chunk, offset) = place(of: slot, in: items)
    guard chunk < chunks.count, chunks[chunk][offset] == slot else { return nil }
    return chunks[..<chunk].reduce(offset) { $0 + $1.count }
  }

  subscript(index: Int) -> Int32 {
    var rest = index
    for chunk in chunks {
      if rest < chunk.count { return chunk[rest] }
      rest -= chunk.count
    }
    preconditionFailure("item \(index) of \(count)")
  }

  /// The first place whose item isn't before this one.
  private func place(of slot: Int32, in items: Slots) -> (chunk: Int, offset: Int) {
    let chunk = Self.firstIndex(below: chunks.count) {
      !Self.isBefore(chunks[$0][chunks[$0].count - 1], slot, arrangement, in: items)
    }
    guard chunk < chunks.count else { return (chunk, 0) }
    let offset = Self.firstIndex(below: chunks[chunk].count) {
      !Self.isBefore(chunks[chunk][$0], slot, arrangement, in: items)
    }
    return (chunk, offset)
  }

  private static func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
