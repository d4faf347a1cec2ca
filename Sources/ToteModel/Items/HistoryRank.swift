/// How what was bought is ranked: one formula for the suggestions while typing and for "buy again". It stands
/// beside `History`, which finds the entries that are ranked here.

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
    let ranked = matches(typed).filter { $0.entry.key != whole }.map { match in
      Ranked(entry: match.entry, isStart: match.isStart, score: match.entry.score(at: now))
    }
    return Self.best(limit, of: ranked)
  }

  /// Everything by how often and how lately it was bought, but what is `excluded` (by key), such as what
  /// stands on the list already.
  package func buyAgain(limit: Int = .max, excluding excluded: Set<String> = [], at now: Int64) -> [Entry] {
    Self.best(
      limit,
      of: entries.values.filter { excluded.isEmpty || !excluded.contains($0.key) }.map {
        Ranked(entry: $0, isStart: true, score: $0.score(at: now))
      })
  }

  private struct Ranked {
    var entry: Entry
    var isStart: Bool
    var score: Int64

    static func < (one: Ranked, other: Ranked) -> Bool {
      if one.isStart != other.isStart { return one.isStart }
      if one.score != other.score { return one.score > other.score }
      if one.entry.last != other.entry.last { return one.entry.last > other.entry.last }
      return one.entry.key < other.entry.key
    }
  }

  /// The first few in order. A short list is kept sorted while the rest goes by: a prefix of one letter
  /// matches thousands, and eight are shown.
  private static func best(_ limit: Int, of ranked: [Ranked]) -> [Entry] {
    guard limit > 0 else { return [] }
    guard limit < 64, limit < ranked.count else { return ranked.sorted(by: <).prefix(limit).map(\.entry) }
    var best: [Ranked] = []
    for one in ranked {
      if best.count == limit {
        guard let last = best.last, one < last else { continue }
        best.removeLast()
      }
      best.insert(one, at: best.firstIndex { one < $0 } ?? best.count)
    }
    return best.map(\.entry)
  }
}
