/// The names of several pages, one of them open. State → View → Frame.

/// A row of tabs.
///
///     Tabs(["Shopping", "Notes"], selected: 0)
public struct Tabs: View, Hashable, Sendable {
  private let names: [String]
  private let selected: Int

  /// Tabs by name; the selected one is reversed and stands in brackets.
  public init(_ names: [String], selected: Int) {
    self.names = names
    self.selected = selected
  }

  /// Draws as many as fit, the selected one always among them; `‹` and `›` say that there are more.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    guard let widest = names.indices.contains(selected) ? selected : names.indices.first else { return }
    // The first to show: as early as the selected one allows, with room for the two arrows.
    var first = widest
    var room = width - columns(widest) - 2
    while first > 0, columns(first - 1) <= room {
      first -= 1
      room -= columns(first)
    }
    var column = first > 0 ? canvas.write("‹", style: .muted) : 0
    for index in first..<names.count {
      let isLast = index == names.count - 1
      if index > widest, column + columns(index) + (isLast ? 0 : 1) > width {
        canvas.write("›", at: Point(min(column, width - 1), 0), style: .muted)
        return
      }
      let left = max(0, width - column)
      if index == selected {
        column = canvas.write("[\(names[index])]".truncated(to: left), at: Point(column, 0), style: .selected)
      } else {
        column = canvas.write(" \(names[index]) ".truncated(to: left), at: Point(column, 0))
      }
    }
  }

  private func columns(_ index: Int) -> Int { names[index].columns + 2 }

  /// One row, as long as all the tabs.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, names.indices.reduce(0) { $0 + columns($1) }), min(1, limit.height))
  }
}
