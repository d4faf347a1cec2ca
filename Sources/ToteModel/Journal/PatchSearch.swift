struct PatchSearch {
  let old: [UInt8]
  let new: [UInt8]

  private static let (longestLine, moreLines) = (240, 80)

  var hunks: [TextPatch.Hunk] {
    let changes = changes
    // The context of one hunk ends where the next begins.
    var hunks: [TextPatch.Hunk] = []
    var taken = 0
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].old.lowerBound : old.count
      let start = contextStart(before: change.old.lowerBound, from: taken)
      let end = contextEnd(behind: change.old.upperBound, to: next)
      hunks.append(
        TextPatch.Hunk(
          start: start, before: Array(old[start..<change.old.lowerBound]), old: Array(old[change.old]),
          new: Array(new[change.new]), after: Array(old[change.old.upperBound..<end]),
          beginsLine: start == 0 || old[start - 1] == 0x0A, endsLine: end == old.count || old[end] == 0x0A))
      taken = end
    }
    return hunks
  }

  private func contextStart(before place: Int, from limit: Int) -> Int {
    var start = place
    // The rest of the line, or part of a long one.
    while start > limit, old[start - 1] != 0x0A, place - start < Self.longestLine { start -= 1 }
    if start > limit, old[start - 1] != 0x0A { return old.letter(from: start) }
    while start > limit {
      let line = old[limit..<start - 1].lastIndex(of: 0x0A).map { $0 + 1 } ?? limit
      guard place - line <= Self.moreLines else { break }
      start = line
    }
    return start
  }

  private func contextEnd(behind place: Int, to limit: Int) -> Int {
    var end = place
    while end < limit, old[end] != 0x0A, end - place < Self.longestLine { end += 1 }
    if end < limit, old[end] != 0x0A { return old.letter(upTo: end) }
    while end < limit {
      let line = old[(end + 1)..<limit].firstIndex(of: 0x0A) ?? limit
      guard line - place <= Self.moreLines else { break }
      end = line
    }
    return end
  }

  private var changes: [(old: Range<Int>, new: Range<Int>)] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    var length = 0
    while length < shorter - start, old[old.count - 1 - length] == new[new.count - 1 - length] { length += 1 }
    let first = old[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = old[(old.count - length)...].firstIndex(of: 0x0A) ?? old.count
    let oldMiddle = ByteLines(old[first..<end])
    let newMiddle = ByteLines(new[first..<(end + new.count - old.count)])
    return oldMiddle.hunks(to: newMiddle).compactMap { hunk in
      let (one, other) = oldMiddle.ranges(of: hunk, and: newMiddle)
      return trimmed(one, other)
    }
  }

  private func trimmed(_ one: Range<Int>, _ other: Range<Int>) -> (old: Range<Int>, new: Range<Int>)? {
    let shorter = min(one.count, other.count)
    var start = 0
    while start < shorter, old[one.lowerBound + start] == new[other.lowerBound + start] { start += 1 }
    if start == one.count, start == other.count { return nil }
    var length = 0
    while length < shorter - start,
      old[one.upperBound - 1 - length] == new[other.upperBound - 1 - length]
    {
      length += 1
    }
    // Don't split a character.
    while start > 0, old.isInLetter(one.lowerBound + start) || new.isInLetter(other.lowerBound + start) {
      start -= 1
    }
    while length > 0, old.isInLetter(one.upperBound - length) || new.isInLetter(other.upperBound - length) {
      length -= 1
    }
    return (
      one.lowerBound + start..<one.upperBound - length, other.lowerBound + start..<other.upperBound - length
    )
  }
}

extension ByteLines {
  /// The bytes of a hunk in both texts. At the very end they include the preceding line end.
  fileprivate func ranges(of hunk: LineHunk, and new: ByteLines) -> (Range<Int>, Range<Int>) {
    let isAtEnd = hunk.old.upperBound == lines.count
    let takesEnd = isAtEnd && (hunk.old.isEmpty || hunk.new.isEmpty)
    func range(_ lines: [ArraySlice<UInt8>], _ range: Range<Int>) -> Range<Int> {
      let end = isAtEnd ? lines[lines.count - 1].endIndex : lines[range.upperBound].startIndex
      guard range.lowerBound < lines.count else { return end..<end }
      let start = lines[range.lowerBound].startIndex
      return (takesEnd ? start - 1 : start)..<end
    }
    return (range(lines, hunk.old), range(new.lines, hunk.new))
  }
}

extension [UInt8] {
  fileprivate func isInLetter(_ place: Int) -> Bool { place < count && self[place] & 0xC0 == 0x80 }

  fileprivate func letter(from place: Int) -> Int {
    var place = place
    while isInLetter(place) { place += 1 }
    return place
  }

  fileprivate func letter(upTo place: Int) -> Int {
    var place = place
    while place > 0, isInLetter(place) { place -= 1 }
    return place
  }
}
