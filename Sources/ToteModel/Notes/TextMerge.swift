/// Merges two edits of a text, without losing words: lines added in the same place all stay, saved ones
/// first; removing a changed line keeps it; lines changed by both appear in both versions, between marks.
package struct TextMerge: Hashable, Sendable {
  package let text: String
  package let hasConflict: Bool

  package init(base: String, first: String, later: String) {
    if Self.isSame(base, first) || Self.isSame(first, later) {
      (text, hasConflict) = (later, false)
      return
    }
    if Self.isSame(base, later) {
      (text, hasConflict) = (first, false)
      return
    }
    var lines: [ArraySlice<UInt8>] = []
    var hasConflict = false
    for piece in MergePieces(base: base, first: first, later: later).pieces {
      if let one = piece.onlyChange {
        lines += one
        continue
      }
      // What both did alike is no conflict, and stands once.
      let (before, own, after) = piece.apart
      lines += before
      if let both = own.both {
        lines += both
      } else {
        hasConflict = true
        lines += [Self.line(Self.firstMark)] + own.first + [Self.line(Self.laterMark)] + own.later
        lines += [Self.line(Self.endMark)]
      }
      lines += after
    }
    (text, self.hasConflict) = (ByteLines.text(of: lines), hasConflict)
  }

  /// Merges two texts without a base: lines that only one of them has stay.
  package init(first: String, later: String) {
    let one = ByteLines(first)
    var common: [ArraySlice<UInt8>] = []
    var place = 0
    for hunk in one.hunks(to: ByteLines(later)) {
      common += one.lines[place..<hunk.old.lowerBound]
      place = hunk.old.upperBound
    }
    common += one.lines[place...]
    self.init(base: ByteLines.text(of: common), first: first, later: later)
  }

  // The marks are ordinary lines of the note.
  package static let firstMark = "▼ Two versions of the same lines. Saved first:"
  package static let laterMark = "▼ Saved later:"
  package static let endMark = "▲ Keep what you need, and delete the lines with these marks."

  private static func line(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  static func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}

/// Merges saved changes into a text being written. Lines changed in both are merged on saving.
package struct LiveMerge: Hashable, Sendable {
  package let text: String
  package let base: String
  /// Where each line written before is now.
  private let places: [Int]

  package init(base: String, saved: String, written: String) {
    var (text, newBase): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
    var places: [Int] = []
    for piece in MergePieces(base: base, first: saved, later: written).pieces {
      let isOurs = piece.isSame(piece.base, piece.first)
      let isTheirs = piece.isSame(piece.base, piece.later)
      let start = text.count
      if isTheirs, !isOurs {
        text += piece.first
        newBase += piece.first
        // A removed line leads to the nearest one.
        places += (0..<piece.later.count).map { start + min($0, max(0, piece.first.count - 1)) }
      } else if piece.base.isEmpty, !isOurs {
        text += piece.first + piece.later
        newBase += piece.first
        places += (0..<piece.later.count).map { start + piece.first.count + $0 }
      } else {
        text += piece.later
        newBase += piece.base
        places += (0..<piece.later.count).map { start + $0 }
      }
    }
    self.text = ByteLines.text(of: text)
    self.base = ByteLines.text(of: newBase)
    self.places = places
  }

  package func place(ofLine line: Int) -> Int {
    places.indices.contains(line) ? places[line] : places.last ?? 0
  }
}

private struct MergePiece {
  var base: ArraySlice<ArraySlice<UInt8>>
  var first: ArraySlice<ArraySlice<UInt8>>
  var later: ArraySlice<ArraySlice<UInt8>>

  func isSame(_ one: ArraySlice<ArraySlice<UInt8>>, _ other: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    one.elementsEqual(other) { $0.elementsEqual($1) }
  }

  /// `nil` if both changed the lines in different ways.
  var onlyChange: ArraySlice<ArraySlice<UInt8>>? {
    if isSame(base, first) || isSame(first, later) { return later }
    return isSame(base, later) ? first : nil
  }

  /// All lines of both, those that both have once; `nil` if both changed the same lines, and neither only added or removed them.
  var both: [ArraySlice<UInt8>]? {
    guard base.isEmpty || first.isEmpty || later.isEmpty else { return nil }
    let (one, other) = (ByteLines(lines: Array(first)), ByteLines(lines: Array(later)))
    // Blank lines alone would only mix two paragraphs.
    guard !Set(one.lines).intersection(other.lines).allSatisfy(\.isEmpty) else {
      return one.lines + other.lines
    }
    var lines: [ArraySlice<UInt8>] = []
    var place = 0
    for hunk in one.hunks(to: other) {
      lines += one.lines[place..<hunk.old.upperBound] + other.lines[hunk.new]
      place = hunk.old.upperBound
    }
    return lines + one.lines[place...]
  }

  /// The lines with which both begin and end, and what only one of them has.
  var apart: (before: ArraySlice<ArraySlice<UInt8>>, own: MergePiece, after: ArraySlice<ArraySlice<UInt8>>) {
    let before = zip(first, later).prefix { $0.elementsEqual($1) }.count
    var own = self
    (own.first, own.later) = (first.dropFirst(before), later.dropFirst(before))
    let after = zip(own.first.reversed(), own.later.reversed()).prefix { $0.elementsEqual($1) }.count
    (own.first, own.later) = (own.first.dropLast(after), own.later.dropLast(after))
    return (first.prefix(before), own, first.suffix(after))
  }
}

private struct MergePieces {
  var pieces: [MergePiece] = []

  init(base: String, first: String, later: String) {
    let (base, first, later) = (ByteLines(base), ByteLines(first), ByteLines(later))
    let (one, other) = (base.hunks(to: first), base.hunks(to: later))
    var (i, j) = (0, 0)
    // How far each of the three texts has been consumed.
    var (place, firstPlace, laterPlace) = (0, 0, 0)

    func append(_ old: Range<Int>, _ firstEnd: Int, _ laterEnd: Int, to pieces: inout [MergePiece]) {
      pieces.append(
        MergePiece(
          base: base.lines[old], first: first.lines[firstPlace..<firstEnd],
          later: later.lines[laterPlace..<laterEnd]))
      (place, firstPlace, laterPlace) = (old.upperBound, firstEnd, laterEnd)
    }

    while i < one.count || j < other.count {
      let isOne = j == other.count || i < one.count && Self.isBefore(one[i].old, other[j].old)
      var range = isOne ? one[i].old : other[j].old
      let (iStart, jStart) = (i, j)
      if isOne { i += 1 } else { j += 1 }
      while true {
        if i < one.count, Self.overlap(range, one[i].old) {
          range = range.lowerBound..<max(range.upperBound, one[i].old.upperBound)
          i += 1
        } else if j < other.count, Self.overlap(range, other[j].old) {
          range = range.lowerBound..<max(range.upperBound, other[j].old.upperBound)
          j += 1
        } else {
          break
        }
      }
      let gap = range.lowerBound - place
      if gap > 0 { append(place..<range.lowerBound, firstPlace + gap, laterPlace + gap, to: &pieces) }
      let growth = { (hunks: ArraySlice<LineHunk>) in hunks.reduce(0) { $0 + $1.new.count - $1.old.count } }
      append(
        range, firstPlace + range.count + growth(one[iStart..<i]),
        laterPlace + range.count + growth(other[jStart..<j]), to: &pieces)
    }
    let rest = base.lines.count - place
    if rest > 0 { append(place..<base.lines.count, firstPlace + rest, laterPlace + rest, to: &pieces) }
  }

  /// Insertions come before changes at the same place.
  private static func isBefore(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound)
  }

  /// Whether two hunks change the same lines or insert at the same place, but not at an edge.
  private static func overlap(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    if one.isEmpty, other.isEmpty { return one.lowerBound == other.lowerBound }
    if one.isEmpty { return other.lowerBound < one.lowerBound && one.lowerBound < other.upperBound }
    if other.isEmpty { return one.lowerBound < other.lowerBound && other.lowerBound < one.upperBound }
    return max(one.lowerBound, other.lowerBound) < min(one.upperBound, other.upperBound)
  }
}
