/// A frame as a picture for a page: text in columns, styles as classes, the cursor as a mark.
/// It brings its colours for a dark and for a light page and needs nothing from elsewhere.

extension Frame {
  /// This frame as an SVG document, in the colours of the reader's system: dark or light.
  ///
  ///     try frame.svg().write(...)
  ///
  /// - Parameters:
  ///   - isStandalone: Whether the picture brings `svgStyle` with it. A page with many pictures has it once.
  ///   - marks: Rectangles of cells to draw a line round.
  public func svg(isStandalone: Bool = true, marks: [Rect] = []) -> String {
    let (width, height) = (size.width * SVG.column, size.height * SVG.row)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"frame\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\">"
    ]
    if isStandalone { lines.append("<style>\n\(Frame.svgStyle)\n</style>") }
    if let title { lines.append("<title>\(SVG.escaped(title))</title>") }
    lines.append(SVG.rect(Rect(size), "b0"))
    for row in 0..<size.height {
      SVG.runs(self.row(row), same: { $0.style == $1.style }) { run, columns in
        lines += SVG.run(run, columns, row)
      }
    }
    if let cursor { lines.append(SVG.cursor(cursor)) }
    lines += marks.map { SVG.rect($0, "mark") }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The style sheet of every such picture.
  public static let svgStyle = SVG.style
}

private enum SVG {
  static let column = 10
  static let row = 20

  /// Calls `body` with each run of cells that are the same, and its columns.
  static func runs(
    _ row: ArraySlice<Cell>, same: (Cell, Cell) -> Bool, _ body: (ArraySlice<Cell>, Range<Int>) -> Void
  ) {
    var start = row.startIndex
    while start < row.endIndex {
      let end = row[(start + 1)...].firstIndex { !same($0, row[start]) } ?? row.endIndex
      body(row[start..<end], start - row.startIndex..<end - row.startIndex)
      start = end
    }
  }

  static func rect(_ rect: Rect, _ name: String) -> String {
    "<rect class=\"\(name)\" x=\"\(rect.left * column)\" y=\"\(rect.top * row)\" "
      + "width=\"\(rect.width * column)\" height=\"\(rect.height * row)\"/>"
  }

  /// A run of one style: its background, then its text.
  static func run(_ cells: ArraySlice<Cell>, _ columns: Range<Int>, _ row: Int) -> [String] {
    guard let style = cells.first?.style else { return [] }
    var lines: [String] = []
    let isReversed = style.attributes.contains(.reverse)
    if isReversed || style.background != .default {
      let name = isReversed ? "f\(style.foreground.rawValue)" : "b\(style.background.rawValue)"
      lines.append(rect(Rect(columns.lowerBound, row, columns.count, 1), name))
    }
    let name =
      ([isReversed ? "b\(style.background.rawValue)" : "f\(style.foreground.rawValue)"] + words(style))
      .joined(separator: " ")
    // ASCII goes together; any other cell alone, so that no font can push its neighbours out of their columns.
    runs(cells, same: { $0.isSimple && $1.isSimple && $0.base < 0x7F && $1.base < 0x7F && $0.base > 0 }) {
      run, part in
      let text = run.map(\.text).joined()
      guard style.attributes.contains(.underline) || text.contains(where: { $0 != " " }),
        let first = run.first
      else {
        return
      }
      let width = first.width == 2 ? 2 : run.count
      lines.append(
        "<text class=\"\(name)\" x=\"\((columns.lowerBound + part.lowerBound) * column)\" y=\"\(row * Self.row + 15)\" "
          + "textLength=\"\(width * column)\" lengthAdjust=\"spacingAndGlyphs\">\(escaped(text))</text>")
    }
    return lines
  }

  private static func words(_ style: Style) -> [String] {
    let words: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    ]
    return words.filter { style.attributes.contains($0.0) }.map(\.1)
  }

  static func cursor(_ cursor: Cursor) -> String {
    let (x, y) = (cursor.point.column * column, cursor.point.row * row)
    return switch cursor.shape {
    case .block: rect(Rect(origin: cursor.point, size: Size(1, 1)), "cursor")
    case .underline:
      "<rect class=\"caret\" x=\"\(x)\" y=\"\(y + row - 3)\" width=\"\(column)\" height=\"3\"/>"
    case .bar: "<rect class=\"caret\" x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(row)\"/>"
    }
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let dark = [
    "#e4e4e7", "#52525b", "#f87171", "#4ade80", "#facc15", "#60a5fa", "#e879f9", "#22d3ee", "#d4d4d8",
    "#71717a", "#fca5a5", "#86efac", "#fde047", "#93c5fd", "#f0abfc", "#67e8f9", "#ffffff",
  ]
  private static let light = [
    "#27272a", "#18181b", "#b91c1c", "#15803d", "#a16207", "#1d4ed8", "#a21caf", "#0e7490", "#71717a",
    "#52525b", "#dc2626", "#16a34a", "#ca8a04", "#2563eb", "#c026d3", "#0891b2", "#3f3f46",
  ]

  private static func palette(_ colors: [String], ground: String) -> String {
    colors.enumerated().map { index, color in
      ".frame .f\(index){fill:\(color)}.frame .b\(index){fill:\(index == 0 ? ground : color)}"
    }.joined()
  }

  static let style = """
    .frame text{font:16px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;white-space:pre}
    .frame .bold{font-weight:bold}.frame .dim{opacity:.65}.frame .italic{font-style:italic}
    .frame .underline{text-decoration:underline}
    .frame .cursor,.frame .mark{fill:none;stroke-width:2}.frame .cursor{stroke:#0891b2}.frame .caret{fill:#0891b2}
    .frame .mark{stroke:#e11d48}
    \(palette(light, ground: "#fafafa"))
    @media (prefers-color-scheme:dark){\(palette(dark, ground: "#18181b"))}
    """
}
