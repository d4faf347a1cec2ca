/// Remembers where lines wrap, so a key in a line of one megabyte doesn't wrap it all. Rows before an edit
/// stay valid, as a row depends on nothing before it (`firstBreak`), except for the mark of a list's item, below whose text the
/// further rows begin.

struct Row: Hashable, Comparable, Sendable {
  var line: Int
  var index: Int
  /// Its bytes in the line, including trailing blanks.
  var start: Int
  var end: Int
  /// Whether the line continues in the next row.
  var isContinued: Bool
  /// The blank columns before its text.
  var indent: Int

  static func < (left: Row, right: Row) -> Bool { (left.line, left.index) < (right.line, right.index) }
}

struct RowTables: Sendable {
  private struct Table {
    /// The known starts of rows.
    var starts = [0]
    /// Whether those are all.
    var isComplete = false
    /// Of the rows after the first.
    var indent: Int

    func row(_ index: Int, of line: Int, length: Int) -> Row? {
      if index + 1 < starts.count {
        return Row(
          line: line, index: index, start: starts[index], end: starts[index + 1], isContinued: true,
          indent: index == 0 ? 0 : indent)
      }
      guard isComplete, index < starts.count else { return nil }
      return Row(
        line: line, index: index, start: starts[index], end: length, isContinued: false,
        indent: index == 0 ? 0 : indent)
    }

    /// The row of a byte, if known.
    func index(of offset: Int) -> Int? {
      guard isComplete || starts[starts.count - 1] > offset else { return nil }
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }

    /// A row depends on what follows it up to the first cluster that doesn't fit: three rows at most.
    mutating func forget(from offset: Int) {
      let index = index(of: offset) ?? starts.count - 1
      starts.removeLast(starts.count - max(1, index - 2))
      isComplete = false
    }
  }

  var width: Int {
    didSet { if width != oldValue { tables = [:] } }
  }
  private var tables: [Int: Table] = [:]
  /// How many rows were found by reading text, for tests that count work instead of time.
  private(set) var found = 0

  init(width: Int) { self.width = width }

  /// A row of a line by its index; nil if there is none.
  mutating func row(_ index: Int, of line: Int, in lines: TextLines) -> Row? {
    let length = lines[line].utf8.count
    if let row = tables[line]?.row(index, of: line, length: length) { return row }
    return complete(line, in: lines) { $0.starts.count > index + 1 }.row(index, of: line, length: length)
  }

  /// The row of a position. The end of a row that continues belongs to the next one.
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

  /// The row this many rows away, and the distance, which is shorter at the ends of the text.
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

  /// Forgets what an edit may have changed.
  mutating func forget(from position: TextPosition, breaksOut: Int, breaksIn: Int) {
    let line = position.line
    // Removed first, so that it is changed in place.
    if var table = tables.removeValue(forKey: line), position.offset > ItemMark.longest {
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

  private mutating func complete(_ line: Int, in lines: TextLines, until isEnough: (Table) -> Bool) -> Table {
    let text = lines[line]
    var table =
      tables.removeValue(forKey: line) ?? Table(indent: ItemMark.columns(in: text, within: width))
    while !table.isComplete, !isEnough(table) {
      let start = table.starts[table.starts.count - 1]
      let room = width - (start == 0 ? 0 : table.indent)
      if let taken = firstBreak(in: text[text.at(start)...], width: room) {
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

  /// Short lines are wrapped again in no time; only long ones are kept.
  private mutating func makeRoom() {
    tables = tables.filter { $0.value.starts.count >= 64 }
    if tables.count >= RowTables.limit / 2 { tables = [:] }
  }
}

/// The cache is not part of the value: documents that differ only in it are equal.
extension RowTables: Hashable {
  static func == (left: RowTables, right: RowTables) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
