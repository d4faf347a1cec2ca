import Composable

/// Which rows of a tail fit its filter. They are looked for from the end back, and those that arrive meanwhile come behind them: so the
/// places of the older ones count down from -1, those of the newer ones up from 0, and each stays with its row.
struct TailMatches: Equatable, Sendable {
  /// The numbers of the older rows, the newest of them first; only `olderCount` of them are still there.
  private var older: [Int] = []
  private var olderCount = 0
  private var newer: Ring<Int>
  /// The number of the oldest row that was looked at.
  private(set) var searched: Int

  /// What one step looks at: a few milliseconds.
  static var slice: Int { 10_000 }

  init(before end: Int, capacity: Int) { (newer, searched) = (Ring(keeping: capacity), end) }

  var places: Range<Int> {
    olderCount > 0 ? -olderCount..<newer.endIndex : newer.indices
  }

  func row(at place: Int) -> Int { place < 0 ? older[-place - 1] : newer[place] }

  /// The first place of a row that has this number or a later one.
  func place(ofRow number: Int) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if row(at: middle) >= number { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func append(_ number: Int) { newer.append(number) }

  /// Forgets rows that are no longer kept. What was found is not moved for it, since a history may share it.
  mutating func drop(before start: Int) {
    while olderCount > 0, older[olderCount - 1] < start { olderCount -= 1 }
    while olderCount == 0, let first = newer.first, first < start { newer.removeFirst() }
  }

  mutating func look<Row>(at rows: Ring<Row>, fits: (Row) -> Bool) {
    let start = max(rows.startIndex, searched - Self.slice)
    guard start < searched else { return }
    for number in (start..<searched).reversed() where fits(rows[number]) { older.append(number) }
    olderCount = older.count
    searched = start
  }
}
