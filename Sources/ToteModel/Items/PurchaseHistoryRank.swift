extension PurchaseHistory.Entry {
  /// Whole numbers give the same order on every machine: `count × 1,000,000 × month ÷ (month + age)`.
  package func score(at now: Int64) -> Int64 {
    let (age, overflow) = now.subtractingReportingOverflow(last)
    let minutes = overflow ? (now > last ? Int64.max / 60_000 : 0) : max(0, age) / 60_000
    let month: Int64 = 43_200
    return Int64(min(count, 1_000_000)) * 1_000_000 * month / (month + minutes)
  }
}

extension PurchaseHistory {
  /// Names that begin with the typed letters come first, as the top one completes the field.
  package func suggestions(for typed: String, limit: Int = 8, at now: Int64) -> [Entry] {
    let whole = ItemName.key(of: typed)
    var best = Best(limit: limit)
    forEachMatch(typed) { entry, isStart in
      if entry.nameKey != whole { best.offer(entry, isStart: isStart, score: entry.score(at: now)) }
    }
    return best.ranked.map(\.entry)
  }

  /// Keeps the best sorted, rather than sorting thousands.
  private struct Best {
    let limit: Int
    private(set) var ranked: [Ranked] = []

    init(limit: Int) { self.limit = limit }

    mutating func offer(_ entry: Entry, isStart: Bool, score: Int64) {
      if let index = ranked.firstIndex(where: { $0.entry.nameKey == entry.nameKey }) {
        if ranked[index].comes(before: entry, isStart: isStart, score: score) { return }
        ranked.remove(at: index)
      }
      if ranked.count >= limit {
        guard let last = ranked.last, !last.comes(before: entry, isStart: isStart, score: score) else {
          return
        }
        ranked.removeLast()
      }
      let place = ranked.partitioningIndex { !$0.comes(before: entry, isStart: isStart, score: score) }
      ranked.insert(Ranked(entry: entry, isStart: isStart, score: score), at: place)
    }
  }

  private struct Ranked {
    let entry: Entry
    let isStart: Bool
    let score: Int64

    func comes(before other: Entry, isStart: Bool, score: Int64) -> Bool {
      if self.isStart != isStart { return self.isStart }
      if self.score != score { return self.score > score }
      if entry.last != other.last { return entry.last > other.last }
      return entry.key < other.key
    }
  }
}
