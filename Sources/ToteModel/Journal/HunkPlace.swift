struct HunkPlace {
  var range: Range<Int>
  /// Line ends needed around a hunk that is inserted between lines.
  var lead: [UInt8] = []
  var end: [UInt8] = []
}

extension TextPatch.Hunk {
  func place(in bytes: [UInt8], from start: Int, near: Int) -> HunkPlace {
    if let range = exactRange(in: bytes, from: start, near: near) { return HunkPlace(range: range) }
    return lines(in: bytes, from: start, near: near)
  }

  /// The nearest unchanged occurrence.
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

  /// The lines that still share something with the hunk, or the line to insert it before.
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
    // Nothing is left of it, so it goes before the line at its old place, or to the very end.
    let wanted = min(max(near, first), bytes.count)
    let line = lines.lines.first { $0.startIndex >= wanted }
    if let line, line.startIndex < bytes.count {
      return HunkPlace(range: line.startIndex..<line.startIndex, end: [0x0A])
    }
    return HunkPlace(
      range: bytes.count..<bytes.count, lead: bytes.isEmpty || bytes.last == 0x0A ? [] : [0x0A])
  }
}
