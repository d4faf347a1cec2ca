/// A range of old lines and the new ones that replace them. Either may be empty.
package struct LineHunk: Hashable, Sendable {
  package var old: Range<Int>
  package var new: Range<Int>
}

/// Lines without their ends, compared by bytes, as Swift equates different spellings of a letter.
package struct ByteLines: Sendable {
  package let lines: [ArraySlice<UInt8>]

  package init(_ text: String) { self.init(Array(text.utf8)[...]) }

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  init(_ bytes: ArraySlice<UInt8>) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

  package static func text(of lines: some Sequence<ArraySlice<UInt8>>) -> String {
    String(decoding: lines.joined(separator: CollectionOfOne(0x0A)).map { $0 }, as: UTF8.self)
  }

  package func hunks(to new: ByteLines) -> [LineHunk] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    var search = HunkSearch(old: lines.map(number), new: new.lines.map(number))
    search.compare(0..<lines.count, 0..<new.lines.count)
    return search.hunks
  }
}

/// Aligns by lines that are unique in both texts, and compares only the short rest exactly: linear time.
private struct HunkSearch {
  let old: [Int]
  let new: [Int]
  var hunks: [LineHunk] = []

  /// Exact comparison is quadratic.
  private static let exactLimit = 250_000

  mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    var (from, to) = (oldLines, newLines)
    while let one = from.first, let other = to.first, old[one] == new[other] {
      from.removeFirst()
      to.removeFirst()
    }
    while let one = from.last, let other = to.last, old[one] == new[other] {
      from.removeLast()
      to.removeLast()
    }
    if from.isEmpty, to.isEmpty { return }
    if from.isEmpty || to.isEmpty { return add(from, to) }
    let anchors = anchors(from, to)
    if !anchors.isEmpty {
      for (one, other) in anchors {
        compare(from.lowerBound..<one, to.lowerBound..<other)
        (from, to) = (one + 1..<from.upperBound, other + 1..<to.upperBound)
      }
      compare(from, to)
    } else if from.count * to.count <= Self.exactLimit {
      compareExactly(from, to)
    } else {
      add(from, to)
    }
  }

  /// The longest common sequence of lines that are unique in both texts.
  private func anchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (old: Int?, new: Int?)] = [:]
    for place in oldLines {
      places.updateValue((places[old[place]] == nil ? place : nil, nil), forKey: old[place])
    }
    var seen: Set<Int> = []
    for place in newLines {
      guard let known = places[new[place]]?.old else { continue }
      places[new[place]] = seen.insert(new[place]).inserted ? (known, place) : (nil, nil)
    }
    let pairs = places.values.compactMap { pair -> (old: Int, new: Int)? in
      guard let old = pair.old, let new = pair.new else { return nil }
      return (old, new)
    }.sorted { $0.old < $1.old }
    // Patience sorting.
    var tops: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let pile = tops.partitioningIndex { pairs[$0].new > pair.new }
      previous[index] = pile > 0 ? tops[pile - 1] : nil
      if pile == tops.count { tops.append(index) } else { tops[pile] = index }
    }
    var anchors: [(Int, Int)] = []
    var next = tops.last
    while let index = next {
      anchors.append((pairs[index].old, pairs[index].new))
      next = previous[index]
    }
    return anchors.reversed()
  }

  private mutating func compareExactly(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    let difference = new[newLines].difference(from: old[oldLines])
    var (one, other) = (oldLines.lowerBound, newLines.lowerBound)
    let removed = Set(
      difference.removals.map { change -> Int in
        if case .remove(let offset, _, _) = change { oldLines.lowerBound + offset } else { -1 }
      })
    let inserted = Set(
      difference.insertions.map { change -> Int in
        if case .insert(let offset, _, _) = change { newLines.lowerBound + offset } else { -1 }
      })
    while one < oldLines.upperBound || other < newLines.upperBound {
      let (oldStart, newStart) = (one, other)
      while removed.contains(one) { one += 1 }
      while inserted.contains(other) { other += 1 }
      if one > oldStart || other > newStart { add(oldStart..<one, newStart..<other) }
      if one < oldLines.upperBound { one += 1 }
      if other < newLines.upperBound { other += 1 }
    }
  }

  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    if let last = hunks.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
      hunks[hunks.count - 1] = LineHunk(
        old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      hunks.append(LineHunk(old: old, new: new))
    }
  }
}
