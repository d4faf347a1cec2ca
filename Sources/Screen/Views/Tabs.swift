/// A row of tabs.
public struct Tabs: View, Hashable, Sendable {
  /// What a press on a tab hits: its number.
  public struct TabPlace: Hashable, Sendable, CustomStringConvertible {
    /// From 0.
    public let index: Int
    /// `tab(2)`.
    public var description: String { "tab(\(index))" }
  }

  private let names: [String]
  private let selected: Int

  /// Creates tabs from names; the selected one is reversed and in brackets.
  public init(_ names: [String], selected: Int) {
    self.names = names
    self.selected = selected
  }

  /// Draws as many as fit, including the selected one; `‹` and `›` show that there are more.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let places = places(in: width)
    guard let first = places.first, let last = places.last else { return }
    if first.index > 0 { canvas.write("‹", style: .muted) }
    for (index, columns) in places {
      let isOpen = index == selected
      canvas.place(TabPlace(index: index), in: Rect(columns.lowerBound, 0, columns.count, 1))
      let text = isOpen ? "[\(names[index])]" : " \(names[index]) "
      canvas.write(
        text.truncated(to: columns.count), at: Point(columns.lowerBound, 0),
        style: isOpen ? .accent : .plain)
    }
    if last.index < names.count - 1 {
      canvas.write("›", at: Point(min(last.columns.upperBound, width - 1), 0), style: .muted)
    }
  }

  private func places(in width: Int) -> [(index: Int, columns: Range<Int>)] {
    guard let widest = names.indices.contains(selected) ? selected : names.indices.first else { return [] }
    // Starts as early as the selected tab allows, leaving room for both arrows.
    var first = widest
    var room = width - columns(widest) - 2
    while first > 0, columns(first - 1) <= room {
      first -= 1
      room -= columns(first)
    }
    var places: [(index: Int, columns: Range<Int>)] = []
    var column = first > 0 ? 1 : 0
    for index in first..<names.count {
      let isLast = index == names.count - 1
      if index > widest, column + columns(index) + (isLast ? 0 : 1) > width { break }
      let end = max(column, min(width, column + columns(index)))
      places.append((index, column..<end))
      column = end
    }
    return places
  }

  private func columns(_ index: Int) -> Int { names[index].columns + 2 }

  /// One row, as wide as all tabs.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, names.indices.reduce(0) { $0 + columns($1) }), min(1, limit.height))
  }
}
