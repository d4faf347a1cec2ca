import Screen

/// A heading within the rows of an overlay, with how many stand below it.
struct CountedHeading: View {
  let name: String
  let count: Int

  func draw(on canvas: inout Canvas) {
    let end = canvas.write(name, style: .heading)
    canvas.write(" · \(words.number(count))", at: Point(end, 0), style: .muted)
  }
}
