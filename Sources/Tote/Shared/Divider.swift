import Screen

/// A line from top to bottom between two parts of the screen.
struct Divider: View {
  func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(0, 0, 1, canvas.size.height), with: "│", style: .muted)
  }
}
