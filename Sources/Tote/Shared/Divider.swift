import Screen

struct Divider: View {
  func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(0, 0, 1, canvas.size.height), with: "│", style: .muted)
  }
}
