// What the terminal of a `PtyProgram` shows, and its state.

import CPty

extension PtyProgram {
  package subscript(column: Int, row: Int) -> vt_cell { vt_get(screen, Int32(column), Int32(row)) }

  /// The rows without trailing blanks.
  package var lines: [String] { (0..<size.height).map(line) }

  package var text: String { lines.joined(separator: "\n") }

  package func line(_ row: Int) -> String {
    var text = String.UnicodeScalarView()
    var column = 0
    while column < size.width {
      let cell = self[column, row]
      let scalars = cell.scalars
      text.append(contentsOf: scalars.isEmpty ? [" "] : scalars)
      column += max(1, Int(cell.width))
    }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The lines that were scrolled off the top, without trailing blanks.
  package var history: [String] {
    String(cString: vt_history(screen)).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map {
        String($0.reversed().drop { $0 == " " }.reversed())
      }
  }

  package var cursor: (column: Int, row: Int) {
    var (column, row): (Int32, Int32) = (0, 0)
    vt_cursor(screen, &column, &row)
    return (Int(column), Int(row))
  }

  package var title: String { String(cString: vt_title(screen)) }
  package var bells: Int { Int(vt_bells(screen)) }
  package var cursorShape: Int { Int(vt_cursor_shape(screen)) }
  package var cursorIsVisible: Bool { vt_cursor_is_visible(screen) }
  package var isOtherScreen: Bool { vt_is_other_screen(screen) }
  package var modes: (echo: Bool, lines: Bool, signals: Bool) {
    let modes = pty_modes(&pty)
    return (modes & 1 != 0, modes & 2 != 0, modes & 4 != 0)
  }

  /// What a shell would not like about the terminal's state; empty if it is in order.
  package var disorder: [String] {
    var disorder: [String] = []
    if !modes.echo { disorder.append("no echo") }
    if !modes.lines { disorder.append("no lines") }
    if !modes.signals { disorder.append("no signals from keys") }
    if isOtherScreen { disorder.append("the other screen") }
    if !cursorIsVisible { disorder.append("no cursor") }
    if vt_mouse(screen) != 0 { disorder.append("mouse reports") }
    if vt_brackets_pastes(screen) { disorder.append("brackets round pastes") }
    if vt_reports_focus(screen) { disorder.append("focus reports") }
    return disorder
  }

  /// For the message of a failed test.
  package var dump: String {
    let state = "\(state), cursor \(cursor.column),\(cursor.row), title \"\(title)\""
    return ([state] + lines.map { "|\($0)|" }).joined(separator: "\n")
  }
}

extension vt_cell {
  package var scalars: [Unicode.Scalar] {
    [text.0, text.1, text.2, text.3, text.4, text.5].prefix { $0 != 0 }.compactMap { Unicode.Scalar($0) }
  }
}
