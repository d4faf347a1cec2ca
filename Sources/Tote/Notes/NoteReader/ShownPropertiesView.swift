import Screen

/// The rows of properties, or their line, with places to press.
struct ShownPropertiesView: View {
  let properties: ShownProperties

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    for (row, line) in properties.lines(in: canvas.size).enumerated() {
      let rect = Rect(0, row, width, 1)
      canvas.draw(Line(line.spans), in: rect)
      if line.columns > width { canvas.write("…", at: Point(width - 1, row), style: .muted) }
      canvas.place(NotePlace.properties, in: rect)
      for (number, link) in zip(line.numbers, line.links) {
        let columns = link.columns.clamped(to: 0..<width)
        let place = Rect(columns.lowerBound, row, columns.count, 1)
        canvas.place(NotePlace.propertyLink(number), in: place)
        guard number == properties.link else { continue }
        canvas.add(.cursorRow, in: place)
        canvas.setCursor(at: place.origin)
      }
    }
  }
}
