/// All the keys, by group: what the `?` of a program shows over everything else. Keymap → View → Frame.

/// A whole key table as text in columns.
///
///     Centered(Border(Help(keymap, top: state.helpTop), title: "Keys"))
public struct Help: View, Hashable, Sendable {
  private let lines: [HelpLine]
  private let top: Int
  private let keyColumns: Int
  private let columns: Int

  private enum HelpLine: Hashable, Sendable {
    case heading(String)
    case binding(keys: String, help: String)
    case blank
  }

  /// The help of a key table, from this line on where not all of them fit.
  public init<Action>(_ keymap: Keymap<Action>, top: Int = 0) {
    var lines: [HelpLine] = []
    var (keyColumns, helpColumns) = (0, 0)
    for group in keymap.groups {
      if !lines.isEmpty { lines.append(.blank) }
      if !group.name.isEmpty { lines.append(.heading(group.name)) }
      for binding in group.bindings {
        let keys = binding.keys.map(\.description).joined(separator: " ")
        lines.append(.binding(keys: keys, help: binding.help))
        keyColumns = max(keyColumns, keys.columns)
        helpColumns = max(helpColumns, binding.help.columns)
      }
      helpColumns = max(helpColumns, group.name.columns - keyColumns - 2)
    }
    self.lines = lines
    self.top = top
    self.keyColumns = keyColumns
    columns = lines.isEmpty ? 0 : keyColumns + 2 + helpColumns
  }

  /// How many lines it has when they are all below each other: what scrolling it counts with.
  public var count: Int { lines.count }

  /// Draws the lines in as few columns as hold them all, or as there is room for.
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
        // The words begin in one column, however many keys stand before them.
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
