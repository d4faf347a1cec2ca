import Screen

/// A heading and what to do, in the middle, while there are no rows.
struct Emptiness: View {
  let text: (String, String)

  init(_ text: (String, String)) { self.text = text }

  func draw(on canvas: inout Canvas) {
    let rows = Rows(
      .fit(Text(text.0, style: .heading, align: .center, overflow: .wrap)),
      .fit(Text(text.1, style: .muted, align: .center, overflow: .wrap)))
    canvas.draw(Centered(rows), in: canvas.bounds)
  }
}
