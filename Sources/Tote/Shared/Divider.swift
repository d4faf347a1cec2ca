import Screen

/// A line from top to bottom between two parts of the screen. It stands in nearly every row, so it is kept: rows in which nothing else
/// has changed are then the last frame's.
struct Divider: View {
  func draw(on canvas: inout Canvas) {
    canvas.draw(
      Kept(version: Version()) {
        Drawing { $0.fill(Rect(0, 0, 1, $0.size.height), with: "│", style: .muted) }
      }, in: canvas.bounds)
  }

  /// There is only one.
  private struct Version: Equatable, Sendable {}
}
