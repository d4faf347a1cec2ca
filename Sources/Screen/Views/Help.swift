/// A whole key table as text in columns.
public struct Help: View, Hashable, Sendable {
  private let lines: [HelpLine]
  private let top: Int
  private let keyColumns: Int
  private let columns: Int

  /// Lines below the keys, in two columns: what to type, and what it means.
  public struct Section: Sendable {
    let name: String
    let lines: [(key: String, help: String)]

    /// Creates lines under a heading.
    public init(_ name: String, _ lines: [(key: String, help: String)]) {
      self.name = name
      self.lines = lines
    }
  }

  private enum HelpLine: Hashable, Sendable {
    case heading(String)
    case binding(keys: String, help: String)
    case blank
  }

  /// Creates the help of a key table and the sections below it, scrolled to a line if not all of them fit.
  public init<Action>(_ keymap: Keymap<Action>, top: Int = 0, sections: [Section] = []) {
    var lines: [HelpLine] = []
    var (keyColumns, helpColumns) = (0, 0)
    let groups = keymap.groups.map { group in
      Section(
        group.name,
        group.commands.map { ($0.keys.map(\.label).joined(separator: " "), $0.title) })
    }
    for section in groups + sections {
      if !lines.isEmpty { lines.append(.blank) }
      if !section.name.isEmpty { lines.append(.heading(section.name)) }
      for line in section.lines {
        lines.append(.binding(keys: line.key, help: line.help))
        keyColumns = max(keyColumns, line.key.columns)
        helpColumns = max(helpColumns, line.help.columns)
      }
      helpColumns = max(helpColumns, section.name.columns - keyColumns - 2)
    }
    self.lines = lines
    self.top = top
    self.keyColumns = keyColumns
    columns = lines.isEmpty ? 0 : keyColumns + 2 + helpColumns
  }

  /// The number of lines in a single column, for scrolling.
  public var count: Int { lines.count }

  /// How many columns of lines stand side by side in a room.
  public func columns(in size: Size) -> Int { Help.sideBySide(lines.count, columns, size) }

  /// Draws the lines in the fewest columns that show them all, or as many as fit.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard height > 0, columns > 0 else { return }
    let side = Help.sideBySide(lines.count, columns, Size(width, height))
    let first = max(0, min(top, lines.count - side * height))
    for (index, line) in lines[first...].prefix(side * height).enumerated() {
      let place = Point(index / height * (columns + Help.gap), index % height)
      switch line {
      case .heading(let name):
        canvas.write(name.truncated(to: width - place.column), at: place, style: .heading)
      case .binding(let keys, let help):
        canvas.write(keys.truncated(to: width - place.column), at: place, style: .accent)
        let words = Point(place.column + keyColumns + 2, place.row)
        canvas.write(help.truncated(to: width - words.column), at: words)
      case .blank: break
      }
    }
  }

  private static let gap = 3

  private static func sideBySide(_ lines: Int, _ columns: Int, _ size: Size) -> Int {
    guard size.height > 0 else { return 1 }
    let needed = (lines + size.height - 1) / size.height
    return max(1, min(needed, (size.width + gap) / (columns + gap)))
  }

  /// As many columns of lines as it takes to show them all in this height.
  public func size(within limit: Size) -> Size {
    let side = Help.sideBySide(lines.count, columns, limit)
    let rows = side > 1 ? limit.height : lines.count
    return Size(min(limit.width, side * (columns + Help.gap) - Help.gap), min(limit.height, rows))
  }
}
