extension Comparison {
  /// Compares two strings line by line, at least one of which has several lines.
  mutating func blocks(_ old: String, _ new: String, at spot: Spot) -> [Line]? {
    let (oldLines, newLines) = (blockLines(of: old), blockLines(of: new))
    let common = min(oldLines.count, newLines.count)
    let front = zip(oldLines, newLines).prefix { $0 == $1 }.count
    let back = zip(oldLines.reversed(), newLines.reversed()).prefix(common - front).prefix { $0 == $1 }.count
    let oldRange = front..<oldLines.count - back
    let newRange = front..<newLines.count - back
    if oldRange.isEmpty, newRange.isEmpty { return nil }
    changes.append(.init(path: spot.path, old: text(old, at: spot), new: text(new, at: spot)))

    let matches =
      shortestWay(oldRange.count, newRange.count) { oldLines[front + $0] == newLines[front + $1] } ?? []
    var result = [Line(indent: spot.indent, text: spot.lead + "\"\"\"")]
    func add(_ mark: Line.Mark, _ text: String) {
      result.append(Line(mark: mark, indent: spot.indent, text: text))
    }
    func fold(_ lines: ArraySlice<String>) {
      if lines.count == 1 { add(.none, lines[lines.startIndex]) }
      if lines.count > 1 { add(.none, "… (\(lines.count) unchanged)") }
    }

    var unchanged = newLines[..<front]
    var nextOld = front
    for (oldOffset, newOffset) in matches + [(oldRange.count, newRange.count)] {
      let (oldEnd, newEnd) = (front + oldOffset, front + newOffset)
      if nextOld < oldEnd || unchanged.endIndex < newEnd {
        fold(unchanged)
        for line in oldLines[nextOld..<oldEnd] { add(.removed, line) }
        for line in newLines[unchanged.endIndex..<newEnd] { add(.added, line) }
        unchanged = newLines[newEnd..<newEnd]
      }
      if newOffset < newRange.count || oldOffset < oldRange.count {
        unchanged = newLines[unchanged.startIndex...newEnd]
        nextOld = oldEnd + 1
      }
    }
    fold(newLines[unchanged.startIndex...])
    return result + [Line(indent: spot.indent, text: "\"\"\"" + spot.trail)]
  }
}
