/// Views over each other. State → View → Frame.

/// Views on the same room, the later over the earlier: a screen, and the dialogue over it.
///
///     Layers(screen, state.isHelpShown ? Centered(Border(Help(keymap))) : nil)
public struct Layers: View {
  private let views: [any View]

  /// Views from the lowest to the highest; nothing is drawn for nil.
  public init(_ views: (any View)?...) { self.views = views.compactMap { $0 } }

  /// Draws one after the other.
  public func draw(on canvas: inout Canvas) {
    for view in views { canvas.draw(view, in: canvas.bounds) }
  }

  /// The widest and the highest.
  public func size(within limit: Size) -> Size {
    let sizes = views.map { $0.size(within: limit) }
    return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
  }
}
