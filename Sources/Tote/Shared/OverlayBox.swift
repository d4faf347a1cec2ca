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

  /// How many rows the box has where there is only a sentence in it.
  static let emptyRows = 5

  /// Where it stands in a room.
  static func box(rows: Int, in room: Size) -> Rect {
    guard room.height >= ScreenMetrics.boxFrom else { return Rect(room) }
    let height = min(room.height, max(1, rows) + 2)
    return Rect(0, (room.height - height) / 2, room.width, height)
  }

  /// Where its content stands, within its lines.
  static func inside(of box: Rect, in room: Size) -> Rect {
    if room.height >= ScreenMetrics.boxFrom {
      return Rect(box.left + 1, box.top + 1, max(0, box.width - 2), max(0, box.height - 2))
    }
    return box.cut(top: box.height > 1 ? 1 : 0).1
  }

  func draw(on canvas: inout Canvas) {
    let box = Self.box(rows: rows, in: canvas.size)
    canvas.hideCursor()
    canvas.fill(box)
    if canvas.size.height >= ScreenMetrics.boxFrom {
      canvas.draw(Border(content, title: title, note: note), in: box)
    } else {
      canvas.draw(Rule(title: title, note: note), in: Rect(0, 0, box.width, max(0, min(1, box.height - 1))))
      canvas.draw(content, in: Self.inside(of: box, in: canvas.size))
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
