/// Where the lines of a `TextDocument` are wrapped, found as far as somebody asked and remembered: the part between
/// its text and what `TextArea` draws. A key in a line of one megabyte must not wrap it again; and since a row
/// depends on nothing before it (`firstBreak`), what was found before an edit stays.

/// One row of the screen: a part of one line.
struct Row: Hashable, Comparable, Sendable {
  var line: Int
  /// Which of the line's rows it is.
  var index: Int
  /// Its bytes in the line. The blanks at the end belong to it.
  var start: Int
  var end: Int
  /// Whether the line goes on in the next row.
  var isContinued: Bool

  static func < (left: Row, right: Row) -> Bool { (left.line, left.index) < (right.line, right.index) }
}

/// The rows of those lines that were looked at.
struct RowTables: Sendable {
  private struct Table {
    /// Where the rows begin that are known.
    var starts = [0]
    /// Whether that is all of them.
    var isComplete = false

    func row(_ index: Int, of line: Int, length: Int) -> Row? {
      if index + 1 < starts.count {
        return Row(line: line, index: index, start: starts[index], end: starts[index + 1], isContinued: true)
      }
      guard isComplete, index < starts.count else { return nil }
      return Row(line: line, index: index, start: starts[index], end: length, isContinued: false)
    }

    /// The row that a byte is in, if that is known: the last one that does not begin after it.
    func index(of offset: Int) -> Int? {
      guard isComplete || starts[starts.count - 1] > offset else { return nil }
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }

    /// A row is decided by what follows it, up to the first cluster that has no room: three rows on at the most.
    mutating func forget(from offset: Int) {
      let index = index(of: offset) ?? starts.count - 1
      starts.removeLast(starts.count - max(1, index - 2))
      isComplete = false
    }
  }

  /// The columns that lines are wrapped to.
  var width: Int {
    didSet { if width != oldValue { tables = [:] } }
  }
  private var tables: [Int: Table] = [:]
  /// How many rows were found by reading text: what a test counts where others would look at a clock.
  private(set) var found = 0

  init(width: Int) { self.width = width }

  /// A row of a line by its number; nil where the line has no such row.
  mutating func row(_ index: Int, of line: Int, in lines: TextLines) -> Row? {
    let length = lines[line].utf8.count
    if let row = tables[line]?.row(index, of: line, length: length) { return row }
    return complete(line, in: lines) { $0.starts.count > index + 1 }.row(index, of: line, length: length)
  }

  /// The row that a place is in. Where one ends the next begins, so the end of a row that goes on is not in it.
  mutating func row(at position: TextPosition, in lines: TextLines) -> Row {
    let line = position.line
    var index = tables[line]?.index(of: position.offset)
    if index == nil {
      index = complete(line, in: lines) { $0.starts[$0.starts.count - 1] > position.offset }
        .index(of: position.offset)
    }
    return row(index ?? 0, of: line, in: lines)!
  }

  /// The row below; nil at the end of the text.
  mutating func row(after row: Row, in lines: TextLines) -> Row? {
    if row.isContinued { return self.row(row.index + 1, of: row.line, in: lines) }
    return row.line + 1 < lines.count ? self.row(0, of: row.line + 1, in: lines) : nil
  }

  /// The row above; nil at the start of the text.
  mutating func row(before row: Row, in lines: TextLines) -> Row? {
    if row.index > 0 { return self.row(row.index - 1, of: row.line, in: lines) }
    if row.line == 0 { return nil }
    return self.row(at: TextPosition(row.line - 1, lines[row.line - 1].utf8.count), in: lines)
  }

  /// The row so many further down, or up, and how far that was: less at the ends of the text.
  mutating func walk(from row: Row, by count: Int, in lines: TextLines) -> (row: Row, steps: Int) {
    var (row, steps) = (row, 0)
    while steps < abs(count) {
      guard let next = count > 0 ? self.row(after: row, in: lines) : self.row(before: row, in: lines) else {
        break
      }
      row = next
      steps += 1
    }
    return (row, steps)
  }

  /// Forgets what an edit may have changed: it began at a place, took so many line breaks, and put in others.
  mutating func forget(from position: TextPosition, breaksOut: Int, breaksIn: Int) {
    let line = position.line
    // Taken out, so that it is changed in place.
    if var table = tables.removeValue(forKey: line) {
      table.forget(from: position.offset)
      tables[line] = table
    }
    if breaksOut == 0, breaksIn == 0 { return }
    var moved: [Int: Table] = [:]
    moved.reserveCapacity(tables.count)
    for (number, table) in tables where number <= line || number > line + breaksOut {
      moved[number <= line ? number : number + breaksIn - breaksOut] = table
    }
    tables = moved
  }

  /// Finds rows of a line until there are enough.
  private mutating func complete(_ line: Int, in lines: TextLines, until isEnough: (Table) -> Bool) -> Table {
    var table = tables.removeValue(forKey: line) ?? Table()
    let text = lines[line]
    while !table.isComplete, !isEnough(table) {
      let start = table.starts[table.starts.count - 1]
      if let taken = firstBreak(in: text[text.at(start)...], width: width) {
        table.starts.append(start + taken)
      } else {
        table.isComplete = true
      }
      found += 1
    }
    if tables.count >= RowTables.limit { makeRoom() }
    tables[line] = table
    return table
  }

  private static let limit = 256

  /// Short lines are wrapped again before anybody notices; the long ones are worth keeping.
  private mutating func makeRoom() {
    tables = tables.filter { $0.value.starts.count >= 64 }
    if tables.count >= RowTables.limit / 2 { tables = [:] }
  }
}

/// What is remembered is no part of the value: two documents that differ in nothing else are equal.
extension RowTables: Hashable {
  static func == (left: RowTables, right: RowTables) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
