/// A view with a border, a title at the upper left and a note at the upper right.
public struct Border: View {
  /// What a border is drawn with.
  public enum Lines: Hashable, Sendable, CaseIterable {
    case rounded, square, thick, double

    /// The corners from the upper left, then the horizontal and the vertical line.
    var characters: [Character] {
      switch self {
      case .rounded: Array("╭╮╯╰─│")
      case .square: Array("┌┐┘└─│")
      case .thick: Array("┏┓┛┗━┃")
      case .double: Array("╔╗╝╚═║")
      }
    }
  }

  private let view: any View
  private let title: String
  private let note: String
  private let style: Style
  private let noteStyle: Style
  private let titleStyle: Style
  private let lines: Lines

  /// Creates a border around a view: bright around what has the keys, muted around the rest.
  public init(
    _ view: any View, title: String = "", note: String = "", isFocused: Bool = true,
    titleStyle: Style = .heading, noteStyle: Style = .muted, lines: Lines = .rounded
  ) {
    self.lines = lines
    self.view = view
    self.title = title
    self.note = note
    style = isFocused ? .focus : .muted
    self.noteStyle = noteStyle
    self.titleStyle = titleStyle
  }

  /// Draws the border and the view; only the view if the border would leave no space for it.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    if canvas.isLinear { return drawLinear(on: &canvas) }
    guard width > 2, height > 2 else { return canvas.draw(view, in: canvas.bounds) }
    let parts = lines.characters
    let line = String(repeating: parts[4], count: width - 2)
    canvas.write("\(parts[0])\(line)\(parts[1])", style: style)
    canvas.write("\(parts[3])\(line)\(parts[2])", at: Point(0, height - 1), style: style)
    for row in 1..<height - 1 {
      for column in [0, width - 1] { canvas.write(String(parts[5]), at: Point(column, row), style: style) }
    }
    // One column of the line remains beside both; the title takes its room first.
    var room = width - 4
    if !title.isEmpty, room >= 3 {
      let shown = " " + title.truncated(to: room - 2) + " "
      canvas.write(shown, at: Point(2, 0), style: titleStyle)
      room -= shown.columns + 1
    }
    let noted = note.columns + 2
    if !note.isEmpty, noted <= room {
      canvas.write(" " + note + " ", at: Point(width - 2 - noted, 0), style: noteStyle)
    }
    canvas.draw(view, in: canvas.bounds.inset(top: 1, left: 1, bottom: 1, right: 1))
  }

  /// The title and the note as a line above the view.
  private func drawLinear(on canvas: inout Canvas) {
    let heading = [title, note].filter { !$0.isEmpty }.joined(separator: ", ")
    let (head, body) = canvas.bounds.cut(top: heading.isEmpty || canvas.size.height < 2 ? 0 : 1)
    canvas.draw(Text(heading, style: titleStyle), in: head)
    canvas.draw(view, in: body)
  }

  /// What the view asks for plus the border, but at least the width of the title and note.
  public func size(within limit: Size) -> Size {
    let inner = view.size(within: Size(limit.width - 2, limit.height - 2))
    let words = (title.isEmpty ? 0 : title.columns + 3) + (note.isEmpty ? 0 : note.columns + 3)
    return Size(
      min(limit.width, max(inner.width + 2, words + 3)), min(limit.height, inner.height + 2))
  }
}
