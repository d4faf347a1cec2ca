/// A view at a side or a corner of its room, with the size that it asks for.
public struct Aligned: View {
  private let view: any View
  private let horizontal: Alignment
  private let vertical: Alignment

  /// Puts a view at a side (default: the upper left corner).
  public init(_ view: any View, _ horizontal: Alignment = .leading, vertical: Alignment = .leading) {
    (self.view, self.horizontal, self.vertical) = (view, horizontal, vertical)
  }

  /// Draws the view; the rest stays as it is.
  public func draw(on canvas: inout Canvas) {
    let (room, size) = (canvas.size, view.size(within: canvas.size))
    canvas.draw(
      view,
      in: Rect(
        horizontal.start(of: size.width, in: room.width), vertical.start(of: size.height, in: room.height),
        min(size.width, room.width), min(size.height, room.height)))
  }
}
