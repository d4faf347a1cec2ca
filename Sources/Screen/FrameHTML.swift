/// A frame as text in a page: every row can be selected, searched and heard.

extension Frame {
  /// Cells of one style.
  package struct Run: Hashable, Sendable {
    package let text: String
    /// Names of the style sheet: `f3 b0 bold`.
    package let classes: String
    package let columns: Int
  }

  /// The runs of a row; the blanks at its end are left out where nothing marks them.
  package func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    let cells = self.row(row)
    let end = cells.lastIndex { $0.style != .plain || $0.text != " " }.map { $0 + 1 } ?? cells.startIndex
    SVG.runs(cells[..<end], same: { $0.style == $1.style && $0.isPlainWidth == $1.isPlainWidth }) {
      cells, columns in
      guard let style = cells.first?.style else { return }
      let attributes = Theme.dark.look(of: style).style.attributes
      var (text, ground) = ("f\(style.foreground.rawValue)", "b\(style.background.rawValue)")
      if attributes.contains(.reverse) {
        (text, ground) = ("r\(style.background.rawValue)", "g\(style.foreground.rawValue)")
      }
      let names: [(Style.Attributes, String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "under"), (.strike, "strike"),
      ]
      let words = names.filter { attributes.contains($0.0) }.map(\.1)
      let classes = ([text, ground].filter { $0 != "f0" && $0 != "b0" } + words).joined(separator: " ")
      runs.append(Run(text: cells.map(\.text).joined(), classes: classes, columns: columns.count))
    }
    while let last = runs.last, last.classes.isEmpty, last.text.allSatisfy({ $0 == " " }) {
      runs.removeLast()
    }
    return runs
  }

  /// The style sheet of these runs within `.frame`, dark or light as the reader's system prefers.
  package static let textStyle = SVG.textStyle
}

extension Cell {
  /// Whether any font gives it the width of a column.
  fileprivate var isPlainWidth: Bool { isSimple && base < 0x7F }
}
