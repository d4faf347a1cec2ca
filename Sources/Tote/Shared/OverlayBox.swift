import Screen

/// What an overlay has around it: a box as high as what is in it, in the middle, or on a low screen a line above.
struct OverlayBox: View {
  private let content: any View
  private let rows: Int
  private let title: String
  private let note: String

  /// A view of so many rows, with a title and a note in the line above it.
  init(_ content: any View, rows: Int, title: String, note: String = "") {
    self.content = content
    self.rows = rows
    self.title = title
    self.note = note
  }

  /// How many rows of its content show in a room: a high one has a line all around, a low one only above.
  static func rows(in room: Size) -> Int {
    max(1, room.height - (room.height >= ScreenMetrics.boxFrom ? 2 : 1))
  }

  /// How many columns of its content show between its lines and their margins.
  static func columns(in room: Size) -> Int {
    max(1, room.width - (room.height >= ScreenMetrics.boxFrom ? 2 : 0) - 2 * ScreenMetrics.margin(room.width))
  }

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.hideCursor()
    if height >= ScreenMetrics.boxFrom {
      let wanted = min(height, max(1, rows) + 2)
      let box = Rect(0, (height - wanted) / 2, width, wanted)
      canvas.fill(box)
      canvas.draw(Border(content, title: title, note: note), in: box)
    } else {
      canvas.fill(canvas.bounds)
      let (line, rest) = canvas.bounds.cut(top: height > 1 ? 1 : 0)
      canvas.draw(Rule(title: title, note: note), in: line)
      canvas.draw(content, in: rest)
    }
  }
}

/// A line across, with words in it.
struct Rule: View {
  let title: String
  var note = ""

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    canvas.write(String(repeating: "─", count: width), style: .muted)
    let end = canvas.write(
      " \(title.truncated(to: max(0, width - 4))) ", at: Point(width > 20 ? 2 : 0, 0), style: .heading)
    let start = width - note.columns - 4
    if !note.isEmpty, start > end { canvas.write(" \(note) ", at: Point(start, 0), style: .muted) }
  }
}
