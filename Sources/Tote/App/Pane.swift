import Screen
import ToteModel

/// What an overlay has around it: a box as high as what is in it, or on a low screen a line above. Its top stays where
/// it is when its rows come and go. State → View.
struct Pane: View {
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

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.hideCursor()
    if height >= Layout.boxed {
      let box = Rect(0, 0, width, min(height, max(1, rows) + 2))
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

/// All keys of a table, and what there is to know beside them.
struct HelpView: View {
  private let help: Help
  private let top: Int
  private let rows: Int

  init(_ help: Help, top: Int, rows: Int) {
    self.help = help
    self.top = top
    self.rows = rows
  }

  func draw(on canvas: inout Canvas) {
    let note = help.count > rows ? "\(top + 1)–\(min(help.count, top + rows)) of \(help.count)" : ""
    let view = Padding(help, horizontal: canvas.size.width > 20 ? 1 : 0)
    canvas.draw(Pane(view, rows: help.count, title: "Keys", note: note), in: canvas.bounds)
  }
}
