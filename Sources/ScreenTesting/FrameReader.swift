import Screen

/// Why a text is not a valid frame.
public struct FrameTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String
  /// Line and reason.
  public var description: String { "line \(line): \(reason)" }
}

/// Reads frames from text. It accepts only what a view could have drawn; every error names the line.
struct FrameReader {
  /// As scalars, so that a combining mark does not merge with a bar or a line break.
  private let lines: [Substring.UnicodeScalarView]
  private var next = 0

  init(_ text: String) {
    var lines = Substring(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  var isAtEnd: Bool { next >= lines.count }

  private func error(_ reason: String) -> FrameTextError { FrameTextError(line: next + 1, reason: reason) }

  func end() throws(FrameTextError) {
    if !isAtEnd { throw error("there is more than one frame") }
  }

  mutating func label() -> String? {
    while !isAtEnd, lines[next].isEmpty { next += 1 }
    guard !isAtEnd, lines[next].starts(with: "# ".unicodeScalars) else { return nil }
    next += 1
    return String(lines[next - 1].dropFirst(2))
  }

  mutating func frame() throws(FrameTextError) -> Frame {
    guard !isAtEnd else { throw error("there is no frame") }
    let (size, cursor, title) = try head(lines[next])
    next += 1
    var canvas = Canvas(size: size)
    for row in 0..<size.height { try self.row(row, size.width, &canvas) }
    if !isAtEnd, lines[next].elementsEqual("style".unicodeScalars) {
      next += 1
      while !isAtEnd, let first = lines[next].first, ("0"..."9").contains(first) {
        try style(String(lines[next]), size, &canvas)
        next += 1
      }
    }
    if let cursor { canvas.setCursor(at: cursor.point, cursor.shape) }
    if let title { canvas.setTitle(title) }
    return canvas.frame
  }

  private func head(_ line: Substring.UnicodeScalarView) throws(FrameTextError) -> (Size, Cursor?, String?) {
    // The title comes last, because it may contain anything, even what looks like a cursor.
    var words = String(line)
    var title: String?
    if let range = words.unicodeScalars.firstIndex(of: "\"") {
      guard words[..<range].hasSuffix("  title "), let text = unquoted(words.unicodeScalars[range...]) else {
        throw error("the title is not quoted as it should be")
      }
      title = text
      words = String(words[..<range].dropLast("  title ".count))
    }
    let parts = words.split(separator: " ").map(String.init)
    guard parts.count >= 2, parts[0] == "frame", let size = Size(parts[1]) else {
      throw error("a frame begins with its size, as in \"frame 80x24\"")
    }
    if parts.count == 2 { return (size, nil, title) }
    let numbers = parts.count > 3 ? parts[3].split(separator: ",").compactMap { Int($0) } : []
    let shape = parts.count == 5 ? Cursor.Shape(rawValue: parts[4]) : .block
    guard parts[2] == "cursor", parts.count <= 5, numbers.count == 2, let shape,
      Rect(size).contains(Point(numbers[0], numbers[1]))
    else { throw error("the cursor is not within the frame, as in \"cursor 2,1 bar\"") }
    return (size, Cursor(Point(numbers[0], numbers[1]), shape), title)
  }

  private func unquoted(_ text: Substring.UnicodeScalarView) -> String? {
    var plain = String.UnicodeScalarView()
    var rest = text.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return rest.isEmpty ? String(plain) : nil }
      if scalar == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        plain.append(escaped)
      } else {
        plain.append(scalar)
      }
    }
    return nil
  }

  private mutating func row(_ row: Int, _ width: Int, _ canvas: inout Canvas) throws(FrameTextError) {
    guard !isAtEnd, lines[next].first == "|", lines[next].last == "|", lines[next].count > 1 else {
      throw error("row \(row) does not stand between bars")
    }
    var column = 0
    var rest = lines[next].dropFirst().dropLast()
    while let first = rest.first {
      // A cell is a scalar and the zero-width marks after it.
      let marks = rest.dropFirst().prefix { Widths.of($0.value) == 0 }
      var scalars = String.UnicodeScalarView([first])
      scalars.append(contentsOf: marks)
      let cells = String(scalars).cells()
      guard let cell = cells.first, cell.scalars.elementsEqual(scalars) else {
        let names = scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        throw error("no cell of a frame holds \(names.joined(separator: " "))")
      }
      canvas.put(cell, at: Point(column, row))
      column += cell.width
      rest = rest.dropFirst(scalars.count)
    }
    guard column == width else { throw error("row \(row) has \(column) columns, not \(width)") }
    next += 1
  }

  private func style(_ line: String, _ size: Size, _ canvas: inout Canvas) throws(FrameTextError) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let row = Int(parts[0]), row < size.height else {
      throw error("a line of styles begins with its row")
    }
    for run in parts[1].split(separator: ",").map({ $0.drop { $0 == " " } }) {
      let words = run.split(separator: " ", maxSplits: 1)
      let bounds = words.first.map { $0.split(separator: "-").compactMap { Int($0) } } ?? []
      guard words.count == 2, let style = Style(String(words[1])),
        let first = bounds.first, let last = bounds.last, bounds.count <= 2,
        first <= last, first >= 0, last < size.width
      else { throw error("there is no style in \"\(run)\"") }
      canvas.add(style, in: Rect(first, row, last - first + 1, 1))
    }
  }
}
