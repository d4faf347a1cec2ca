/// Lines between messages: comments and blank lines, and others, which are problems.
///
/// Lines that belong together make one problem. As in Fluent, they end where a line starts with a letter, `-` or `#`.
struct LooseLines {
  var cursor: Cursor
  private(set) var problems: [SyntaxProblem] = []
  /// Whether the lines from here on belong to a problem that is already told.
  private var isTold = false

  init(cursor: Cursor) { self.cursor = cursor }

  mutating func tell(_ problem: SyntaxProblem) {
    problems.append(problem)
    isTold = true
  }

  mutating func readAll() {
    // Problems beyond the limit aren't shown; so aren't looked for, either.
    while cursor.position < cursor.end, problems.count <= Limits.problems {
      let isAtLineStart = cursor.position == 0 || cursor.bytes[cursor.position - 1] == .lineFeed
      readLine(isAtLineStart: isAtLineStart)
      cursor.skipLine()
    }
  }

  private mutating func readLine(isAtLineStart: Bool) {
    let start = cursor.position
    let first = cursor.byte()
    if isAtLineStart, first == UInt8(ascii: "#") {
      isTold = false
      if let problem = commentProblem() { problems.append(problem) }
      return
    }
    cursor.skipSpaces()
    guard cursor.lineEnd == nil else { return }
    if isAtLineStart, let first, first.isLetter || first == UInt8(ascii: "-") {
      tell(.notAnEntry(start))
    } else if !isTold {
      tell(lineProblem(isAtLineStart && cursor.position == start))
    }
  }

  private func lineProblem(_ isAtMargin: Bool) -> SyntaxProblem {
    let place = cursor.position
    switch cursor.byte() {
    case .tab: return .tab(place)
    case UInt8(ascii: "#"): return .strayComment(place)
    case UInt8(ascii: "}"): return .closesNothing(place)
    case let byte? where !isAtMargin && "[*".utf8.contains(byte):
      return .lineStart(String(Unicode.Scalar(byte)), place)
    case let byte? where byte.isControl: return .control(byte, place)
    default: return textProblem(place..<lineEnd(from: place)) ?? .strayLine(place)
    }
  }

  private mutating func commentProblem() -> SyntaxProblem? {
    let start = cursor.position
    let end = lineEnd(from: start)
    while cursor.position < start + 3, cursor.take("#") {}
    if cursor.lineEnd == nil, !cursor.isAt(" ") { return .commentWithoutSpace(start) }
    if let control = cursor.bytes[start..<end].firstIndex(where: \.isControl) {
      return .control(cursor.bytes[control], control)
    }
    return textProblem(start..<end)
  }

  private func textProblem(_ range: Range<Int>) -> SyntaxProblem? {
    do throws(SyntaxProblem) {
      _ = try cursor.text(range)
      return nil
    } catch {
      return error
    }
  }

  private func lineEnd(from start: Int) -> Int {
    var line = cursor
    line.position = start
    while line.lineEnd == nil { line.position += 1 }
    return line.position
  }
}
