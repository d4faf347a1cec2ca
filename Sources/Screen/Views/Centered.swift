/// A view in the middle, on an empty background.
public struct Centered: View {
  private let view: any View
  private let wanted: Size?

  /// Centers a view, with the size it asks for or a given one, as far as there is space.
  public init(_ view: any View, size: Size? = nil) {
    self.view = view
    wanted = size
  }

  /// Clears the middle and draws the view there. Hides the cursor of the view below, since keys no longer go there; the mouse hits nothing below
  /// either.
  public func draw(on canvas: inout Canvas) {
    let size = size(within: canvas.size)
    let left = Alignment.center.start(of: size.width, in: canvas.size.width)
    let top = Alignment.center.start(of: size.height, in: canvas.size.height)
    let rect = Rect(origin: Point(left, top), size: size)
    canvas.hideCursor()
    canvas.fill(rect)
    canvas.place(CoverPlace(), in: rect)
    canvas.draw(view, in: rect)
  }

  /// What the view asks for, or the given size.
  public func size(within limit: Size) -> Size {
    let size = wanted ?? view.size(within: limit)
    return Size(min(size.width, limit.width), min(size.height, limit.height))
  }
}
