/// Where one is in what does not fit into its view: `ListPosition`, or a document's first row → View → Frame.

/// A bar in the last column of the view that it is drawn over.
///
///     Layers(List(count: rows.count, position: position, row: row), ScrollBar(top: position.top, count: rows.count))
///
/// Nothing is drawn where all rows fit, nor in a view of two rows or fewer, where a bar says nothing.
public struct ScrollBar: View, Hashable, Sendable {
  private let top: Int
  private let count: Int

  /// The bar of `count` rows, of which `top` is the first that shows.
  public init(top: Int, count: Int) {
    self.top = top
    self.count = count
  }

  /// The lines of a view of this height that the bar takes; `nil` where there is none.
  public static func lines(top: Int, count: Int, height: Int) -> Range<Int>? {
    guard count > height, height > 2 else { return nil }
    let length = length(count: count, height: height)
    let start = max(0, min(top, count - height)) * (height - length) / (count - height)
    return start..<start + length
  }

  /// The first row to show when the middle of the bar is pulled to a line; `nil` where there is no bar.
  public static func top(at line: Int, count: Int, height: Int) -> Int? {
    guard count > height, height > 2 else { return nil }
    let length = length(count: count, height: height)
    let start = max(0, min(line - length / 2, height - length))
    // Rounded up, so that the bar begins in that line and not in the one before.
    return (start * (count - height) + height - length - 1) / (height - length)
  }

  private static func length(count: Int, height: Int) -> Int { max(1, height * height / count) }

  /// Draws the bar.
  public func draw(on canvas: inout Canvas) {
    guard let lines = ScrollBar.lines(top: top, count: count, height: canvas.size.height) else { return }
    for line in lines { canvas.write("┃", at: Point(canvas.size.width - 1, line), style: .muted) }
  }

  /// One column, as high as there is room.
  public func size(within limit: Size) -> Size { Size(min(1, limit.width), limit.height) }
}
