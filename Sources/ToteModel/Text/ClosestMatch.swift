extension String {
  /// The word that differs least, if by at most one slip in three letters, or as a beginning.
  package func closestMatch(in known: [String]) -> String? {
    guard utf8.count <= 64 else { return nil }
    let letters = Array(lowercased())
    let ranked = known.map { (word: $0, slips: Self.slips(letters, Array($0.lowercased()))) }
    if let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= max(1, letters.count / 3),
      best.slips < best.word.count
    {
      return best.word
    }
    let longer = letters.count >= 2 ? known.filter { $0.lowercased().hasPrefix(lowercased()) } : []
    return longer.count == 1 ? longer[0] : nil
  }

  /// The edit distance; swapping two letters counts as one.
  private static func slips(_ one: [Character], _ other: [Character]) -> Int {
    var (before, last) = ([Int](), Array(0...other.count))
    for row in 0..<one.count {
      var line = [row + 1]
      for column in 0..<other.count {
        let isSame = one[row] == other[column]
        var best = Swift.min(last[column + 1] + 1, line[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = Swift.min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      (before, last) = (last, line)
    }
    return last[other.count]
  }
}
