/// The commands of a keymap with `footer: true`: `space tick  a add  ? help`. With more than one row, what else is
/// in the table follows below. A press on an entry is its key.
public struct Footer: View, Hashable, Sendable {
  private let entries: [Entry]
  private let others: [Entry]

  private struct Entry: Hashable, Sendable {
    /// Its place in the key table.
    let index: Int
    let place: KeyPlace
    let key: String
    let help: String

    var columns: Int { key.columns + 1 + help.columns }
  }

  private typealias Place = (entry: Entry, columns: Range<Int>)

  /// Creates a footer from a key table; of each entry, only the first key is shown. `naming` is as in
  /// `Key.label(naming:)`.
  public init<Action>(_ keymap: Keymap<Action>, naming names: [String: String] = [:]) {
    var (entries, others): ([Entry], [Entry]) = ([], [])
    for (index, command) in keymap.commands.enumerated() {
      guard let first = command.keys.first else { continue }
      let key = first.label(naming: names)
      let entry = Entry(index: index, place: KeyPlace(key: first), key: key, help: command.title)
      if command.isInFooter { entries.append(entry) } else { others.append(entry) }
    }
    (self.entries, self.others) = (entries, others)
  }

  /// Draws the entries that fit completely, in order. If space is short, the last one is kept: put help there.
  public func draw(on canvas: inout Canvas) {
    // Read aloud with every key, it would be in the way; the help says the same.
    if canvas.isLinear { return }
    for (row, places) in rows(in: canvas.size).enumerated() {
      for (entry, columns) in places {
        canvas.place(entry.place, in: Rect(columns.lowerBound, row, columns.count, 1))
        let next = canvas.write(
          entry.key.truncated(to: columns.count), at: Point(columns.lowerBound, row), style: .accent)
        guard columns.count == entry.columns else { continue }
        canvas.write(entry.help, at: Point(next + 1, row), style: .muted)
      }
    }
  }

  private func rows(in size: Size) -> [[Place]] {
    guard size.height > 0 else { return [] }
    let first = firstRow(width: size.width)
    let shown = Set(first.map(\.entry.index))
    var rest = (entries + others).filter { !shown.contains($0.index) }
    var rows = [first]
    while rows.count < size.height, !rest.isEmpty {
      let row = Self.places(of: rest, width: size.width)
      let placed = Set(row.map(\.entry.index))
      rest.removeAll { placed.contains($0.index) }
      rows.append(row)
    }
    return rows
  }

  private func firstRow(width: Int) -> [Place] {
    guard let last = entries.last else { return [] }
    let row = Self.places(of: entries.dropLast(), width: width - last.columns - 2)
    let column = row.last.map { $0.columns.upperBound + 2 } ?? 0
    if column + last.columns <= width { return row + [(last, column..<column + last.columns)] }
    return row + [(last, 0..<min(width, last.key.columns))]
  }

  /// Those that fit, two columns apart.
  private static func places(of entries: some Sequence<Entry>, width: Int) -> [Place] {
    var places: [Place] = []
    var column = 0
    for entry in entries where column + entry.columns <= width {
      places.append((entry, column..<column + entry.columns))
      column += entry.columns + 2
    }
    return places
  }

  /// One row, as long as the entries of the footer.
  public func size(within limit: Size) -> Size {
    let columns = entries.reduce(0) { $0 + $1.columns } + 2 * max(0, entries.count - 1)
    return Size(min(limit.width, columns), min(1, limit.height))
  }
}
