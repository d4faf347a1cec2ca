/// A frame as a picture. Every word has its own element, since renderers treat blanks differently.

extension Frame {
  /// This frame as an SVG document. A page with many pictures needs `svgStyle` only once (`isStandalone`).
  public func svg(isStandalone: Bool = true, theme: Theme? = nil, marks: [Rect] = []) -> String {
    let (width, height) = (size.width * SVG.column, size.height * SVG.row)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"frame\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\">"
    ]
    if isStandalone { lines.append("<style>\n\(SVG.style(theme))\n</style>") }
    if let title { lines.append("<title>\(SVG.escaped(title))</title>") }
    lines.append(SVG.rect(Rect(size), "b0"))
    for row in 0..<size.height { lines += SVG.elements(of: self, row) }
    if let cursor { lines.append(SVG.cursor(cursor)) }
    lines += marks.map { SVG.rect($0, "mark") }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The style sheet of these pictures, dark or light as the viewer's system prefers.
  public static let svgStyle = SVG.style(nil)
}

enum SVG {
  static let column = 10
  static let row = 20

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

  static func elements(of frame: Frame, _ row: Int) -> [String] {
    var lines: [String] = []
    runs(frame.row(row), same: { $0.style == $1.style }) { run, columns in
      lines += Self.run(run, columns, row)
    }
    return lines
  }

  static func rect(_ rect: Rect, _ name: String) -> String {
    "<rect class=\"\(name)\" x=\"\(rect.left * column)\" y=\"\(rect.top * row)\" "
      + "width=\"\(rect.width * column)\" height=\"\(rect.height * row)\"/>"
  }

  static func run(_ cells: ArraySlice<Cell>, _ columns: Range<Int>, _ row: Int) -> [String] {
    guard let style = cells.first?.style else { return [] }
    // A role has the same attributes in the dark and the light theme.
    let attributes = Theme.dark.look(of: style).style.attributes
    var (text, ground) = ("f\(style.foreground.rawValue)", "b\(style.background.rawValue)")
    if attributes.contains(.reverse) {
      (text, ground) = ("b\(style.background.rawValue)", "f\(style.foreground.rawValue)")
    }
    var lines: [String] = []
    if ground != "b0" { lines.append(rect(Rect(columns.lowerBound, row, columns.count, 1), ground)) }
    let name = ([text] + words(attributes)).joined(separator: " ")
    var first = cells.startIndex
    while first < cells.endIndex {
      let last = end(of: first, in: cells)
      let word = cells[first..<last].map(\.text).joined()
      if word != " ", !word.isEmpty {
        let column = columns.lowerBound + first - cells.startIndex
        let width = cells[first..<last].reduce(0) { $0 + $1.width }
        lines.append(
          "<text class=\"\(name)\" x=\"\(column * Self.column)\" y=\"\(row * Self.row + 15)\" "
            + "textLength=\"\(width * Self.column)\" lengthAdjust=\"spacingAndGlyphs\">\(escaped(word))</text>"
        )
      }
      first = last
    }
    for (attribute, height) in [(Style.Attributes.underline, 18), (.strike, 10)]
    where attributes.contains(attribute) {
      lines.append(
        "<rect class=\"\(text)\" x=\"\(columns.lowerBound * column)\" y=\"\(row * Self.row + height)\" "
          + "width=\"\(columns.count * column)\" height=\"1\"/>")
    }
    return lines
  }

  /// The end of a word. ASCII is grouped; any other cell is alone, so no font shifts its neighbours.
  private static func end(of start: Int, in cells: ArraySlice<Cell>) -> Int {
    func isLetter(_ cell: Cell) -> Bool { cell.isSimple && cell.base > 0x20 && cell.base < 0x7F }
    guard isLetter(cells[start]) else { return start + 1 }
    return cells[start...].firstIndex { !isLetter($0) } ?? cells.endIndex
  }

  private static func words(_ attributes: Style.Attributes) -> [String] {
    let words: [(Style.Attributes, String)] = [(.bold, "bold"), (.dim, "dim"), (.italic, "italic")]
    return words.filter { attributes.contains($0.0) }.map(\.1)
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

  /// A rule for each colour, from its number, the colour of text and the colour of the ground.
  private static func palette(
    _ theme: Theme, _ colors: [String], ground: String, _ rule: (UInt8, String, String) -> String
  ) -> String {
    Color.allCases.map { color in
      let look = theme.look(of: Style(color))
      let shade = look.foreground.map(hex) ?? colors[Int(look.style.foreground.rawValue)]
      return rule(color.rawValue, shade, color.rawValue == 0 ? ground : shade)
    }.joined()
  }

  private static func hex(_ shade: Shade) -> String {
    "#"
      + [shade.red, shade.green, shade.blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The same colours for text in a page. `r` and `g` are a reversed cell's text and ground.
  static var textStyle: String {
    func rule(_ index: UInt8, text: String, ground: String) -> String {
      ".frame .f\(index){color:\(text)}.frame .b\(index){background:\(ground)}"
        + ".frame .r\(index){color:\(ground)}.frame .g\(index){background:\(text)}"
    }
    func style(_ theme: Theme, _ colors: [String], ground: String) -> String {
      ".frame{color:\(colors[0]);background:\(ground)}" + palette(theme, colors, ground: ground, rule)
    }
    return """
      \(style(.light, light, ground: "#fafafa"))
      @media (prefers-color-scheme:dark){\(style(.dark, dark, ground: "#18181b"))}
      .frame .bold{font-weight:bold}.frame .dim{opacity:.65}.frame .italic{font-style:italic}
      .frame .under{text-decoration:underline}.frame .strike{text-decoration:line-through}
      """
  }

  /// Not every renderer supports `textLength`, so the letters of these fonts are as wide as a column.
  static func style(_ theme: Theme?) -> String {
    func rule(_ index: UInt8, text: String, ground: String) -> String {
      ".frame .f\(index){fill:\(text)}.frame .b\(index){fill:\(ground)}"
    }
    let onDark = palette(.dark, dark, ground: "#18181b", rule)
    let onLight = palette(.light, light, ground: "#fafafa", rule)
    let colors =
      switch theme {
      case nil: "\(onLight)\n@media (prefers-color-scheme:dark){\(onDark)}"
      case .light: onLight
      default: onDark
      }
    return """
      .frame text{font:16.6px "DejaVu Sans Mono",ui-monospace,Menlo,Consolas,monospace}
      .frame .bold{font-weight:bold}.frame .dim{opacity:.65}.frame .italic{font-style:italic}
      .frame .cursor,.frame .mark{fill:none;stroke-width:2}.frame .cursor{stroke:#0891b2}.frame .caret{fill:#0891b2}
      .frame .mark{stroke:#e11d48}
      \(colors)
      """
  }
}
