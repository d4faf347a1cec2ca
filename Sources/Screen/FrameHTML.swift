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
    let cells = self.row(row)
    let end = cells.lastIndex { $0.style != .plain || $0.text != " " }.map { $0 + 1 } ?? cells.startIndex
    var runs = runs(of: cells[..<end])
    while let last = runs.last, last.classes.isEmpty, last.text.allSatisfy({ $0 == " " }) {
      runs.removeLast()
    }
    return runs
  }

  private func runs(of cells: ArraySlice<Cell>) -> [Run] {
    var runs: [Run] = []
    SVG.runs(cells, same: { $0.style == $1.style && $0.isPlainWidth == $1.isPlainWidth }) {
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
    return runs
  }

  /// The whole frame for a `pre` of the class `frame`: texts in spans, the cursor and what is marked with classes of their own.
  ///
  /// - Parameter marks: Rectangles one row high.
  package func html(marks: [Rect] = []) -> String {
    (0..<size.height).map { row in
      let cells = self.row(row)
      let marks = marks.filter { $0.top == row }
      let caret = cursor.flatMap { $0.point.row == row ? $0.point.column : nil }
      var cuts = Set(marks.flatMap { [$0.left, $0.left + $0.width] } + [0, cells.count])
      if let caret { cuts.formUnion([caret, caret + 1]) }
      let ends = cuts.filter { (0...cells.count).contains($0) }.sorted()
      return zip(ends, ends.dropFirst()).map { start, end in
        var names: [String] = []
        if marks.contains(where: { $0.left <= start && start < $0.left + $0.width }) { names.append("mark") }
        if start == caret { names.append("caret") }
        return runs(of: cells[cells.startIndex + start..<cells.startIndex + end]).map { $0.html(names) }
          .joined()
      }.joined()
    }.joined(separator: "\n")
  }

  /// The style sheet of these runs within `.frame`, dark or light as the reader's system prefers.
  package static let textStyle = SVG.textStyle
}

extension Frame.Run {
  /// - Parameter names: Further classes.
  fileprivate func html(_ names: [String]) -> String {
    let text = text.escapedForHTML
    let names = (classes.isEmpty ? [] : [classes]) + names
    let isPlain = self.text.utf8.count == columns
    if names.isEmpty, isPlain { return text }
    let classes = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    // A font may give other characters another width.
    return isPlain
      ? "<span\(classes)>\(text)</span>" : "<i\(classes) style=\"width:\(columns)ch\">\(text)</i>"
  }
}

extension String {
  /// As it stands in the text of a page.
  package var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension Cell {
  /// Whether any font gives it the width of a column.
  fileprivate var isPlainWidth: Bool { isSimple && base < 0x7F }
}
