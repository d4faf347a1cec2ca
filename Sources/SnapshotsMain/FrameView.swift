import Screen

/// A frame within a frame: what a review shows. State → View.
struct FrameView: View {
  private let frame: Frame
  private let offset: Point

  /// A frame, moved to the left and up by an offset.
  init(_ frame: Frame, offset: Point = .zero) {
    self.frame = frame
    self.offset = offset
  }

  func draw(on canvas: inout Canvas) {
    for row in 0..<min(canvas.size.height, max(0, frame.size.height - offset.row)) {
      for (column, cell) in frame.row(row + offset.row).enumerated() where !cell.isContinuation {
        canvas.put(cell, at: Point(column - offset.column, row))
      }
    }
    // The terminal has one cursor, and it belongs to the list; that of the frame is a look.
    if let cursor = frame.cursor {
      let point = Point(cursor.point.column - offset.column, cursor.point.row - offset.row)
      canvas.add(Style(.cyan, [.underline, .bold]), in: Rect(origin: point, size: Size(1, 1)))
    }
  }
}
