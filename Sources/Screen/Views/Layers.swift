/// Views on top of each other: a screen, and a dialog over it.
public struct Layers: View {
  private let views: [any View]

  /// Creates layers from the lowest to the highest; nil draws nothing.
  public init(_ views: (any View)?...) { self.views = views.compactMap { $0 } }

  /// Draws one after the other.
  public func draw(on canvas: inout Canvas) {
    for view in views { canvas.draw(view, in: canvas.bounds) }
  }

  /// The largest width and the largest height.
  public func size(within limit: Size) -> Size {
    let sizes = views.map { $0.size(within: limit) }
    return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
  }
}
