/// How what was bought is ranked for the suggestions while typing. It stands beside `History`, which finds the entries that
/// are ranked here.

extension History.Entry {
  /// How likely it is bought again: the count, halved for what was bought thirty days ago, a third for
  /// sixty, and so on. In whole numbers, so that every machine gives the same order:
  ///
  ///     score = count × 1,000,000 × month ÷ (month + age), with month = 43,200 minutes
  ///
  /// A count is capped at a million, a last time in the future has no age. Ten purchases a year ago weigh less
  /// than one today; three weekly ones, the last a week ago, more than two of yesterday.
  package func score(at now: Int64) -> Int64 {
    let (age, overflow) = now.subtractingReportingOverflow(last)
    let minutes = overflow ? (now > last ? Int64.max / 60_000 : 0) : max(0, age) / 60_000
    let month: Int64 = 43_200
    return Int64(min(count, 1_000_000)) * 1_000_000 * month / (month + minutes)
  }
}

extension History {
  /// What may be meant by the letters typed so far, the likeliest first. Names that begin with them come
  /// before names of which a later word does, so the first can complete the field; then the score, the
  /// later purchase, and the name decide. What is typed out in full is no suggestion.
  package func suggestions(for typed: String, limit: Int = 8, at now: Int64) -> [Entry] {
    let whole = ItemName.key(of: typed)
    var best = Best(limit: limit)
    forEachMatch(typed) { entry, isStart in
      if entry.nameKey != whole { best.offer(entry, isStart: isStart, score: entry.score(at: now)) }
    }
    return best.ranked.map(\.entry)
  }

  /// The first few in order. A short list is kept sorted while the rest goes by: eight of thousands are shown.
  private struct Best {
    let limit: Int
    private(set) var ranked: [Ranked] = []

    init(limit: Int) { self.limit = limit }

    mutating func offer(_ entry: Entry, isStart: Bool, score: Int64) {
      // A name is offered once, of whatever kinds it was bought.
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
