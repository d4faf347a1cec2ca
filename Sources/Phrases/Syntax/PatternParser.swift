/// Texts with placeables, over several lines.
extension EntryParser {
  /// Parses a text up to the first line that isn't part of it. Returns `nil` if it is empty.
  mutating func pattern() throws(SyntaxProblem) -> Pattern? {
    var lines = IndentedLines()
    while true {
      if cursor.isAt("{") {
        lines.append(try placeable())
      } else if cursor.lineEnd == nil {
        guard !cursor.isAt("}") else { break }
        lines.append(try inlineText())
      } else if !nextLine(&lines) {
        break
      }
    }
    return lines.pattern
  }

  /// Text up to a brace or the end of the line.
  private mutating func inlineText() throws(SyntaxProblem) -> String {
    let start = cursor.position
    while let byte = cursor.byte(), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
      if byte.isControl {
        if cursor.lineEnd != nil { break }
        throw .control(byte, cursor.position)
      }
      cursor.position += 1
    }
    return try cursor.text(start..<cursor.position)
  }

  /// Whether the text continues after the end of the line: on one that is indented, or starts with a placeable.
  private mutating func nextLine(_ lines: inout IndentedLines) -> Bool {
    let before = cursor
    let breaks = skipLineEnds()
    let indent = cursor.skipSpaces()
    switch cursor.byte() {
    case UInt8(ascii: "{"):
      do {
        let expression = try placeable()
        lines.append(breaks: breaks, indent: indent)
        lines.append(expression)
        return true
      } catch {
        survived = survived ?? error
      }
    case let byte? where indent > 0 && !"}[*.".utf8.contains(byte):
      lines.append(breaks: breaks, indent: indent)
      return true
    default: break
    }
    cursor = before
    return false
  }

  /// Passes ends of lines and lines of spaces, but not the spaces before something else.
  private mutating func skipLineEnds() -> Int {
    var breaks = 0
    while true {
      let before = cursor
      cursor.skipSpaces()
      guard let length = cursor.lineEnd, length > 0 else {
        cursor = before
        return breaks
      }
      cursor.position += length
      breaks += 1
    }
  }
}

/// The lines of a text while it is read, from which the indentation common to all is removed at its end.
private struct IndentedLines {
  private enum Piece {
    case text(String)
    case lineStart(breaks: Int, indent: Int)
    case placeable(Expression)
  }

  private var pieces: [Piece] = []
  private var commonIndent = Int.max

  mutating func append(_ text: String) { pieces.append(.text(text)) }
  mutating func append(_ expression: Expression) { pieces.append(.placeable(expression)) }

  mutating func append(breaks: Int, indent: Int) {
    pieces.append(.lineStart(breaks: breaks, indent: indent))
    commonIndent = min(commonIndent, indent)
  }

  /// The pattern, without blank lines at its start and spaces at its end.
  var pattern: Pattern? {
    guard !pieces.isEmpty else { return nil }
    var elements: [Pattern.Element] = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .lineStart(let breaks, let indent):
        if !(elements.isEmpty && text.isEmpty) { text += String(repeating: "\n", count: breaks) }
        text += String(repeating: " ", count: indent - commonIndent)
      case .placeable(let expression):
        if !text.isEmpty { elements.append(.text(text)) }
        text = ""
        elements.append(.placeable(expression))
      }
    }
    while text.utf8.last == .space { text.unicodeScalars.removeLast() }
    if !text.isEmpty { elements.append(.text(text)) }
    return Pattern(elements: elements)
  }
}
