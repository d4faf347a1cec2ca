import ToteModel

/// The lines of a list and its height: what a cursor moves in.
struct ListPage {
  let lines: ListLines
  let height: Int
}

extension ListLines {
  /// The heading in a line, unless it is the basket's.
  func selectableHeading(at line: Int) -> ListHeading? {
    let heading = heading(at: line)
    return heading == .basket ? nil : heading
  }

  /// The places of the items under a heading; `nil` if it doesn't show.
  func indices(under heading: ListHeading) -> Range<Int>? {
    guard let group = groups.firstIndex(where: { $0.heading == heading }) else { return nil }
    let start = groups[..<group].reduce(0) { $0 + $1.count }
    return start..<start + groups[group].count
  }
}
