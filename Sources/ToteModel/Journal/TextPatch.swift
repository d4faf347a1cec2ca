/// What an edit did to a text, as the journal keeps it: the bytes that were replaced, with a little of what stands round
/// them. So a line that is added to a long note is a short line of the journal, and yet it can be undone and redone.

/// The difference between two texts. It leads both ways, and knows by length and hash which text it fits.
///
///     let patch = TextPatch(from: "one\ntwo", to: "one\ntwo\nthree")
///     patch.applied(to: "one\ntwo")               // "one\ntwo\nthree"
///     patch.inverse.applied(to: "one\ntwo\nthree") // "one\ntwo"
///     patch.merged(into: "zero\none\ntwo")        // "zero\none\ntwo\nthree"
package struct TextPatch: Hashable, Sendable {
  /// One place where the texts differ.
  struct Hunk: Hashable, Sendable {
    /// Where `before` begins in the old text.
    var start: Int
    /// What stands in both texts before the difference.
    var before: [UInt8]
    var old: [UInt8]
    var new: [UInt8]
    /// What stands in both texts behind it.
    var after: [UInt8]
    /// Whether `before` begins where a line does.
    var beginsLine: Bool
    /// Whether `after` ends where a line does.
    var endsLine: Bool

    /// All of it as it is in the old text.
    var block: [UInt8] { before + old + after }
  }

  /// What a text is known by.
  struct Mark: Hashable, Sendable {
    var length: Int
    /// FNV-1a: two texts of one length that somebody has written are not taken for each other.
    var hash: UInt64

    init(length: Int, hash: UInt64) {
      self.length = length
      self.hash = hash
    }

    init(_ bytes: [UInt8]) {
      length = bytes.count
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      self.hash = hash
    }
  }

  let old: Mark
  let new: Mark
  /// In the order of the text; none touches another.
  let hunks: [Hunk]

  init(old: Mark, new: Mark, hunks: [Hunk]) {
    self.old = old
    self.new = new
    self.hunks = hunks
  }

  package init(from old: String, to new: String) {
    let (oldBytes, newBytes) = (Array(old.utf8), Array(new.utf8))
    self.old = Mark(oldBytes)
    self.new = Mark(newBytes)
    hunks = PatchSearch(old: oldBytes, new: newBytes).hunks
  }

  /// The patch that leads back.
  package var inverse: TextPatch {
    var growth = 0
    let hunks = hunks.map { hunk in
      var inverse = hunk
      inverse.start += growth
      (inverse.old, inverse.new) = (hunk.new, hunk.old)
      growth += hunk.new.count - hunk.old.count
      return inverse
    }
    return TextPatch(old: new, new: old, hunks: hunks)
  }

  /// The new text, where this is exactly the old one; else `nil`.
  package func applied(to text: String) -> String? {
    guard text.utf8.count == old.length else { return nil }
    let bytes = Array(text.utf8)
    guard Mark(bytes) == old else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(new.length)
    var place = 0
    for hunk in hunks {
      let change = hunk.start + hunk.before.count
      guard place <= change, change + hunk.old.count <= bytes.count else { return nil }
      result += bytes[place..<change]
      result += hunk.new
      place = change + hunk.old.count
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  /// What becomes of a text that is another than the old one: as if both had been written from the same text (`TextMerge`).
  /// That is made of this one, with what stood at the places of the hunks put back there.
  package func merged(into text: String) -> String {
    let bytes = Array(text.utf8)
    var (base, later): ([UInt8], [UInt8]) = ([], [])
    // Up to where everything is taken, and how much further behind things stand here than in the old text.
    var (place, drift) = (0, 0)
    for hunk in hunks {
      let found = hunk.place(in: bytes, from: place, near: hunk.start + drift)
      base += bytes[place..<found.range.lowerBound] + found.lead + hunk.block + found.end
      later += bytes[place..<found.range.lowerBound] + found.lead
      later += hunk.before + hunk.new + hunk.after + found.end
      place = found.range.upperBound
      drift = place - (hunk.start + hunk.block.count)
    }
    base += bytes[place...]
    later += bytes[place...]
    return TextMerge(
      base: String(decoding: base, as: UTF8.self), first: text, later: String(decoding: later, as: UTF8.self)
    ).text
  }
}

/// Where a hunk belongs in a text that has changed.
private struct HunkPlace {
  var range: Range<Int>
  /// The ends of lines that part the hunk from what is there, where it is put between lines.
  var lead: [UInt8] = []
  var end: [UInt8] = []
}

extension TextPatch.Hunk {
  fileprivate func place(in bytes: [UInt8], from start: Int, near: Int) -> HunkPlace {
    if let range = exactRange(in: bytes, from: start, near: near) { return HunkPlace(range: range) }
    return lines(in: bytes, from: start, near: near)
  }

  /// The nearest place where it stands as it was.
  private func exactRange(in bytes: [UInt8], from start: Int, near: Int) -> Range<Int>? {
    let block = block
    guard start + block.count <= bytes.count else { return nil }
    let last = bytes.count - block.count
    func isHere(_ place: Int) -> Bool {
      let end = place + block.count
      if beginsLine, place > 0, bytes[place - 1] != 0x0A { return false }
      if endsLine, end < bytes.count, bytes[end] != 0x0A { return false }
      if let first = block.first, bytes[place] != first { return false }
      return bytes[place..<end].elementsEqual(block)
    }
    let middle = min(max(near, start), last)
    for distance in 0...max(middle - start, last - middle) {
      for place in [middle - distance, middle + distance] where place >= start && place <= last {
        if isHere(place) { return place..<place + block.count }
      }
    }
    return nil
  }

  /// The lines that still have something of it, or else the line that it would be before.
  private func lines(in bytes: [UInt8], from start: Int, near: Int) -> HunkPlace {
    let first =
      start == 0 || bytes[start - 1] == 0x0A
      ? start : bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    let lines = ByteLines(bytes[first...])
    let own = ByteLines(block[...])
    var matched: Range<Int>?
    var place = (own: 0, other: 0)
    for hunk in own.hunks(to: lines) + [LineHunk(old: own.lines.count..<own.lines.count, new: 0..<0)] {
      let count = hunk.old.lowerBound - place.own
      if count > 0 {
        matched = (matched?.lowerBound ?? place.other)..<(place.other + count)
      }
      if hunk.old.lowerBound == own.lines.count { break }
      place = (hunk.old.upperBound, place.other + count + hunk.new.count)
    }
    if let matched, first <= bytes.count {
      return HunkPlace(
        range: lines.lines[matched.lowerBound].startIndex..<lines.lines[matched.upperBound - 1].endIndex)
    }
    // Nothing is left of it: before the line that stands where it was, or at the very end.
    let wanted = min(max(near, first), bytes.count)
    let line = lines.lines.first { $0.startIndex >= wanted }
    if let line, line.startIndex < bytes.count {
      return HunkPlace(range: line.startIndex..<line.startIndex, end: [0x0A])
    }
    return HunkPlace(
      range: bytes.count..<bytes.count, lead: bytes.isEmpty || bytes.last == 0x0A ? [] : [0x0A])
  }
}

/// Finds the hunks between two texts: what is the same at both ends is left out, the rest compared by lines, and what differs
/// cut to the letter.
private struct PatchSearch {
  let old: [UInt8]
  let new: [UInt8]

  /// How much of a line is kept beside a difference, and how many bytes of further lines.
  private static let (longestLine, moreLines) = (240, 80)

  var hunks: [TextPatch.Hunk] {
    var changes = changes
    // Each keeps no more than stands between it and the next.
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
    changes = []
    return hunks
  }

  private func contextStart(before place: Int, from limit: Int) -> Int {
    var start = place
    // The rest of its own line, or the end of it.
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

  /// What differs, in both texts.
  private var changes: [(old: Range<Int>, new: Range<Int>)] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    var length = 0
    while length < shorter - start, old[old.count - 1 - length] == new[new.count - 1 - length] { length += 1 }
    // Whole lines.
    let first = old[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = old[(old.count - length)...].firstIndex(of: 0x0A) ?? old.count
    let oldMiddle = ByteLines(old[first..<end])
    let newMiddle = ByteLines(new[first..<(end + new.count - old.count)])
    return oldMiddle.hunks(to: newMiddle).compactMap { hunk in
      let (one, other) = oldMiddle.ranges(of: hunk, and: newMiddle)
      return trimmed(one, other)
    }
  }

  /// Without the letters that both have at their ends.
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
    // Not within a letter of either.
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
  /// The bytes of a hunk in both texts. Where lines come or go at the very end, the end of the line before goes with them.
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
  /// Whether a letter begins before a place and ends behind it.
  fileprivate func isInLetter(_ place: Int) -> Bool { place < count && self[place] & 0xC0 == 0x80 }

  /// The first place from here on where a letter begins.
  fileprivate func letter(from place: Int) -> Int {
    var place = place
    while isInLetter(place) { place += 1 }
    return place
  }

  /// The last place up to here where a letter begins.
  fileprivate func letter(upTo place: Int) -> Int {
    var place = place
    while place > 0, isInLetter(place) { place -= 1 }
    return place
  }
}
