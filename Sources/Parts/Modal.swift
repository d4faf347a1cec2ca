import Screen

/// A view in the middle of what it covers, which is muted: a press or a wheel beside it reaches nothing below.
///
///     if let palette = state.palette { canvas.draw(Modal(PaletteView(palette)), in: canvas.bounds) }
public struct Modal: View {
  private let content: any View
  private let wanted: Size?

  /// Centers a view, with the size it asks for or a given one.
  public init(_ content: any View, size: Size? = nil) { (self.content, wanted) = (content, size) }

  /// Mutes what is below, and draws the view.
  public func draw(on canvas: inout Canvas) {
    canvas.mute()
    canvas.draw(Centered(content, size: wanted), in: canvas.bounds)
  }
}
