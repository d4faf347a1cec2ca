/// The entries of a key table with `footer: true`: `space tick  a add  ? help`.
public struct Footer: View, Hashable, Sendable {
  private let entries: [Entry]

  private struct Entry: Hashable, Sendable {
    let key: String
    let help: String

    var columns: Int { key.columns + 1 + help.columns }
  }

  /// Creates a footer from a key table; of each entry, only the first key is shown. `naming` is as in
  /// `Key.label(naming:)`.
  public init<Action>(_ keymap: Keymap<Action>, naming names: [String: String] = [:]) {
    entries = keymap.footer.compactMap { binding in
      binding.keys.first.map { Entry(key: $0.label(naming: names), help: binding.help) }
    }
  }

  /// Draws the entries that fit completely, in order. If space is short, the last one is kept: put help there.
  public func draw(on canvas: inout Canvas) {
    for (index, columns) in places(in: canvas.size.width) {
      let entry = entries[index]
      if columns.count == entry.columns {
        write(entry, at: columns.lowerBound, on: &canvas)
      } else {
        canvas.write(entry.key.truncated(to: columns.count), style: .accent)
      }
    }
  }

  /// The entry drawn at a column of a footer of this width; `nil` if there is none.
  func entry(at column: Int, width: Int) -> Int? {
    places(in: width).first { $0.columns.contains(column) }?.index
  }

  private func places(in width: Int) -> [(index: Int, columns: Range<Int>)] {
    guard let last = entries.last else { return [] }
    var places: [(index: Int, columns: Range<Int>)] = []
    var column = 0
    for (index, entry) in entries.dropLast().enumerated()
    where column + entry.columns + 2 + last.columns <= width {
      places.append((index, column..<column + entry.columns))
      column += entry.columns + 2
    }
    if column + last.columns <= width {
      places.append((entries.count - 1, column..<column + last.columns))
    } else {
      places.append((entries.count - 1, 0..<min(width, last.key.columns)))
    }
    return places
  }

  private func write(_ entry: Entry, at column: Int, on canvas: inout Canvas) {
    let next = canvas.write(entry.key, at: Point(column, 0), style: .accent)
    canvas.write(entry.help, at: Point(next + 1, 0), style: .muted)
  }

  /// One row, as long as all entries.
  public func size(within limit: Size) -> Size {
    let columns = entries.reduce(0) { $0 + $1.columns } + 2 * max(0, entries.count - 1)
    return Size(min(limit.width, columns), min(1, limit.height))
  }
}
