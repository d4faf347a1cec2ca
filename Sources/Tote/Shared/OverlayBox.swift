import Screen

/// What can be pressed while an overlay is open.
enum OverlayPlace: Hashable, Sendable {
  /// Its lines, and what lies between them unless the overlay names it.
  case box
  case beside
}

/// A centred box; on a low screen, only a line above the rows.
struct OverlayBox: View {
  /// A box with only a sentence.
  static let emptyRows = 5

  let title: String
  var note = ""
  let rows: Int
  var prompt: Prompt?
  let content: any View

  /// A high room has a line all around the box, a low one only above.
  static func rows(in room: Size) -> Int {
    max(1, room.height - (room.height >= ScreenMetrics.boxFrom ? 2 : 1))
  }

  /// The columns between its lines.
  static func inside(_ room: Size) -> Int {
    max(1, room.width - (room.height >= ScreenMetrics.boxFrom ? 2 : 0))
  }

  /// Between the lines and their margins.
  static func columns(in room: Size) -> Int {
    max(1, inside(room) - 2 * ScreenMetrics.margin(room.width))
  }

  func frame(in room: Size) -> Rect {
    guard room.height >= ScreenMetrics.boxFrom else { return Rect(room) }
    let height = min(room.height, max(1, rows + (prompt == nil ? 0 : 1)) + 2)
    return Rect(0, (room.height - height) / 2, room.width, height)
  }

  private func parts(of inside: Rect) -> (field: Rect, content: Rect) {
    // On the lowest screens the rows come first.
    inside.cut(top: prompt != nil && inside.height > min(2, max(1, rows)) ? 1 : 0)
  }

  func draw(on canvas: inout Canvas) {
    let box = frame(in: canvas.size)
    canvas.hideCursor()
    canvas.fill(box)
    canvas.place(OverlayPlace.box, in: box)
    let inside = Drawing { canvas in
      let (field, rest) = parts(of: canvas.bounds)
      canvas.draw(content, in: rest)
      if let prompt, field.height > 0 { canvas.draw(prompt, in: field) }
    }
    if canvas.size.height >= ScreenMetrics.boxFrom {
      canvas.draw(Border(inside, title: title, note: note), in: box)
    } else {
      let (line, rest) = box.cut(top: box.height > 1 ? 1 : 0)
      canvas.draw(Rule(title: title, note: note), in: line)
      canvas.draw(inside, in: rest)
    }
  }
}

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

extension Centered {
  /// Shown instead of rows.
  init(sentence: String, style: Style = .muted) {
    self.init(Text(sentence, style: style, align: .center, overflow: .wrap))
  }
}
