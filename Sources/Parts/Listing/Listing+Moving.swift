import Screen

/// Where the cursor is and what is in view. Headings and rows of several lines count as lines, so what scrolls, what the scroll bar shows and
/// what a page is are the same.
extension Listing {
  /// The line of a place, below its heading.
  func line(of place: Int) -> Int { place * rowHeight + index.headings(upTo: place) }

  /// All lines, with the headings.
  var lines: Int { count * rowHeight + index.headings.count }

  /// The first place of which something is in a line or below it, or its heading is.
  func place(at line: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.line(of: middle) + rowHeight > line { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first line that shows in a window of this height: the cursor is in view, below its heading.
  func top(in height: Int) -> Int {
    guard count > 0, height > 0 else { return 0 }
    let line = line(of: min(cursor, count - 1))
    let room = index.headings.isEmpty || height <= rowHeight ? 0 : 1
    let top = min(max(self.top, line + rowHeight - height), line - room)
    return max(0, min(top, lines - height))
  }

  mutating func go(to place: Int) {
    cursor = max(0, min(place, count - 1))
    top = top(in: window.height)
  }

  mutating func page(by halves: Int) {
    go(to: cursor + ListPosition.rows(inHalfPages: halves, height: max(1, window.height / rowHeight)))
  }

  /// Scrolls; the cursor stays in view.
  mutating func scroll(to line: Int) {
    let height = window.height
    top = max(0, min(line, lines - height))
    let covered = index.headings.isEmpty || height <= rowHeight ? 0 : 1
    // The first and the last that are in view as a whole.
    let first = place(at: top + covered + rowHeight - 1)
    let last = max(first, place(at: top + height) - 1)
    go(to: min(max(cursor, first), last))
  }

  mutating func drag(to line: Int) {
    if let top = ScrollBar.top(at: line, count: lines, height: window.height) { scroll(to: top) }
  }

  mutating func resize(to size: Size) {
    window = size
    go(to: cursor)
  }

  // MARK: Rows that change

  /// The row under the cursor and its line in the window.
  var held: (id: ID, line: Int)? { current.map { ($0.id, line(of: cursor) - top) } }

  /// The cursor goes back to its row, and that to its line.
  mutating func hold(_ held: (id: ID, line: Int)?) {
    guard let held, let place = index.rowsByID[held.id].flatMap({ index.place(of: $0) }) else { return }
    top = line(of: place) - held.line
    go(to: place)
  }

  // MARK: Selection

  mutating func toggle(_ id: ID) {
    guard marks != .none else { return }
    if selected.remove(id) == nil { selected.insert(id) }
  }

  /// Selects all rows that show; if all are, none of them.
  mutating func toggleAll() {
    guard marks != .none else { return }
    let all = (0..<count).map { shown($0).id }
    if all.allSatisfy(selected.contains) { selected.subtract(all) } else { selected.formUnion(all) }
  }
}
