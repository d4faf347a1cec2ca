// Whether an independent terminal shows what a Frame says.

import CPty
import PtyTesting
import Screen
import Testing

extension PtyProgram {
  /// How the screen differs from a frame in a theme. `isMixed`: the terminal has more than 256 colours.
  func differences(from frame: Frame, title: Bool = true, theme: Theme = .sixteen, isMixed: Bool = false)
    -> [String]
  {
    var found: [String] = []
    if size.width != frame.size.width || size.height != frame.size.height { found.append("the size") }
    for row in 0..<frame.size.height {
      for column in 0..<frame.size.width {
        let expected = frame[column, row]
        if expected.isContinuation { continue }
        let shown = self[column, row]
        if let difference = ShownCell(shown).difference(from: ShownCell(expected, theme, isMixed)) {
          found.append("\(column),\(row): \(difference)")
        }
      }
    }
    if let cursor = frame.cursor {
      if !cursorIsVisible { found.append("the cursor is hidden") }
      if self.cursor != (cursor.point.column, cursor.point.row) {
        found.append("the cursor is at \(self.cursor)")
      }
      let shape = [Cursor.Shape.block: 1, .underline: 2, .bar: 3][cursor.shape]
      if cursorShape != shape { found.append("the cursor's shape is \(cursorShape)") }
    } else if cursorIsVisible {
      found.append("the cursor is shown")
    }
    if let title = frame.title, self.title != title { found.append("the title is \(self.title)") }
    return found
  }

  /// Waits until the terminal shows a frame, because part of it may still be on its way.
  func waitToShow(
    _ frame: Frame, theme: Theme = .sixteen, isMixed: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    do {
      try wait("for the frame", sourceLocation: sourceLocation) {
        $0.differences(from: frame, theme: theme, isMixed: isMixed).isEmpty
      }
    } catch {
      let differences = differences(from: frame, theme: theme, isMixed: isMixed)
      Issue.record("\(differences.prefix(8))", sourceLocation: sourceLocation)
      throw error
    }
  }
}

/// A cell as both sides know it; libvterm does not support dim.
struct ShownCell: Equatable {
  var text: String
  var width: Int
  var attributes: Int
  var foreground: Int
  var background: Int

  init(_ cell: Cell, _ theme: Theme, _ isMixed: Bool) {
    let look = theme.look(of: cell.style)
    func number(_ shade: Shade?, _ color: Color) -> Int {
      guard let shade else { return Int(color.rawValue) }
      let mixed = 1 << 24 | Int(shade.red) << 16 | Int(shade.green) << 8 | Int(shade.blue)
      return isMixed ? mixed : 1000 + Int(shade.number)
    }
    text = cell.text
    width = cell.width
    attributes = Int(look.style.attributes.subtracting(.dim).rawValue)
    foreground = number(look.foreground, look.style.foreground)
    background = number(look.background, look.style.background)
  }

  init(_ cell: vt_cell) {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: cell.scalars)
    text = scalars.isEmpty ? " " : String(scalars)
    width = max(1, Int(cell.width))
    attributes = Int(cell.attributes)
    foreground = Int(cell.foreground)
    background = Int(cell.background)
  }

  func difference(from expected: ShownCell) -> String? {
    // By scalars, because Swift considers `é` and `e` with a mark equal.
    if Array(text.unicodeScalars) == Array(expected.text.unicodeScalars), self == expected { return nil }
    return "shows \(short), not \(expected.short)"
  }

  private var short: String {
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return "\"\(text)\" (\(scalars); \(width) wide; \(attributes), \(foreground) on \(background))"
  }
}
