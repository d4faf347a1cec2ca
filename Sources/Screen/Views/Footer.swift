/// The keys that matter now, in one row. Keymap → View → Frame.

/// The lines of a key table that are meant for the footer: `space tick  a add  ? help`.
///
///     Footer(keymap)
public struct Footer: View, Hashable, Sendable {
  private let entries: [KeyHint]

  /// A footer from a key table; of each line the first key stands for all.
  public init<Action>(_ keymap: Keymap<Action>) { entries = keymap.hints }

  /// Draws the entries that fit whole, in their order. The last one is kept to the end when room is
  /// short, for it is the one that leads to all the others: the help.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    guard let last = entries.last else { return }
    var column = 0
    for entry in entries.dropLast() where column + entry.columns + 2 + last.columns <= width {
      column = write(entry, at: column, on: &canvas) + 2
    }
    if column + last.columns <= width {
      write(last, at: column, on: &canvas)
    } else {
      canvas.write(last.key.truncated(to: width), style: .accent)
    }
  }

  @discardableResult
  private func write(_ entry: KeyHint, at column: Int, on canvas: inout Canvas) -> Int {
    let next = canvas.write(entry.key, at: Point(column, 0), style: .accent)
    return canvas.write(entry.help, at: Point(next + 1, 0), style: .muted)
  }

  /// One row, as long as all entries.
  public func size(within limit: Size) -> Size {
    let columns = entries.reduce(0) { $0 + $1.columns } + 2 * max(0, entries.count - 1)
    return Size(min(limit.width, columns), min(1, limit.height))
  }
}
