/// Shows a frame within the review's own.
package struct FrameView: View {
  private let frame: Frame
  private let offset: Point

  /// Creates a view of a frame, moved left and up by an offset.
  package init(_ frame: Frame, offset: Point = .zero) {
    self.frame = frame
    self.offset = offset
  }

  package func draw(on canvas: inout Canvas) {
    for row in 0..<min(canvas.size.height, max(0, frame.size.height - offset.row)) {
      for (column, cell) in frame.row(row + offset.row).enumerated() where !cell.isContinuation {
        canvas.put(cell, at: Point(column - offset.column, row))
      }
    }
    // The list has the terminal's cursor, so the frame's is only drawn.
    if let cursor = frame.cursor {
      let point = Point(cursor.point.column - offset.column, cursor.point.row - offset.row)
      canvas.add(Style(.cyan, [.underline, .bold]), in: Rect(origin: point, size: Size(1, 1)))
    }
  }
}
