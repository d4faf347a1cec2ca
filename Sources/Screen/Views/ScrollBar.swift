/// A scroll bar over the last column of a view; nothing if all rows fit, or the view has two rows or fewer.
public struct ScrollBar: View, Hashable, Sendable {
  private let top: Int
  private let count: Int

  /// Creates the bar of `count` rows, with `top` as the first visible row.
  public init(top: Int, count: Int) {
    self.top = top
    self.count = count
  }

  /// Returns the lines the bar takes in a view of this height; `nil` if there is no bar.
  public static func lines(top: Int, count: Int, height: Int) -> Range<Int>? {
    guard count > height, height > 2 else { return nil }
    let length = length(count: count, height: height)
    let start = max(0, min(top, count - height)) * (height - length) / (count - height)
    return start..<start + length
  }

  /// Returns the first visible row when the middle of the bar is dragged to a line; `nil` if there is no bar.
  public static func top(at line: Int, count: Int, height: Int) -> Int? {
    guard count > height, height > 2 else { return nil }
    let length = length(count: count, height: height)
    let start = max(0, min(line - length / 2, height - length))
    // Rounded up, so that the bar starts in this line and not above it.
    return (start * (count - height) + height - length - 1) / (height - length)
  }

  private static func length(count: Int, height: Int) -> Int { max(1, height * height / count) }

  /// Draws the bar.
  public func draw(on canvas: inout Canvas) {
    guard !canvas.isLinear, let lines = ScrollBar.lines(top: top, count: count, height: canvas.size.height)
    else { return }
    let column = canvas.size.width - 1
    for line in lines {
      // The selected row keeps its highlight under the bar.
      let style = Style.muted.adding(canvas.style(at: Point(column, line)))
      canvas.write("┃", at: Point(column, line), style: style)
    }
  }

  /// One column, with all rows.
  public func size(within limit: Size) -> Size { Size(min(1, limit.width), limit.height) }
}
