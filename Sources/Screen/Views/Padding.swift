/// A view with empty cells around it.
public struct Padding: View {
  private let view: any View
  private let (top, left, bottom, right): (Int, Int, Int, Int)

  /// Adds space on each side.
  public init(_ view: any View, top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.view = view
    (self.top, self.left, self.bottom, self.right) = (
      max(0, top), max(0, left), max(0, bottom), max(0, right)
    )
  }

  /// Adds columns on the left and right, and rows above and below.
  public init(_ view: any View, horizontal: Int = 0, vertical: Int = 0) {
    self.init(view, top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Draws the view in the remaining space.
  public func draw(on canvas: inout Canvas) {
    canvas.draw(view, in: canvas.bounds.inset(top: top, left: left, bottom: bottom, right: right))
  }

  /// What the view asks for, plus the padding.
  public func size(within limit: Size) -> Size {
    let inner = view.size(within: Size(limit.width - left - right, limit.height - top - bottom))
    return Size(
      min(limit.width, inner.width + left + right), min(limit.height, inner.height + top + bottom))
  }
}
