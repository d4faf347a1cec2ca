/// A text that is being edited, and the caret in it: the State of a field or a text area. A key press
/// becomes a `TextEdit` (the Action), `apply` is its reducer, `Field` and `TextArea` draw it. Pure values
/// all the way: no view remembers anything.

/// A text and the caret in it.
///
///     var name = TextCursor("milk")
///     name.apply(.insert("!"))       // milk!
///     name.apply(.wordLeft)          // the caret before the m
public struct TextCursor: Hashable, Sendable {
  /// The whole text; line breaks are `\n` alone.
  public private(set) var text: String
  /// Where the caret stands, in UTF-8 bytes from the start; always between two grapheme clusters.
  public private(set) var caret: Int
  /// The column that moving up and down returns to after a shorter line.
  private var goal: Int?

  /// A text with the caret at its end, or near this byte.
  public init(_ text: String = "", caret: Int? = nil) {
    self.text = TextCursor.withPlainBreaks(text)
    self.caret = 0
    self.caret = boundary(atOrAfter: caret ?? self.text.utf8.count)
  }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// What stands before the caret.
  public var before: Substring { text[..<index] }
  /// What stands after the caret.
  public var after: Substring { text[index...] }

  /// Does one edit. What cannot be done (moving left at the start) changes nothing.
  public mutating func apply(_ edit: TextEdit) {
    if case .vertical(let lines, let width) = edit { return move(by: lines, width: width) }
    goal = nil
    switch edit {
    case .insert(let new): replace(index..<index, with: new)
    case .deleteLeft: replace(stop(before: index)..<index)
    case .deleteRight: replace(index..<stop(after: index))
    case .deleteWordLeft: replace(word(before: index)..<index)
    case .deleteWordRight: replace(index..<word(after: index))
    case .deleteToLineStart: replace(lineStart..<index)
    case .deleteToLineEnd: replace(index..<lineEnd)
    case .left: move(to: stop(before: index))
    case .right: move(to: stop(after: index))
    case .wordLeft: move(to: word(before: index))
    case .wordRight: move(to: word(after: index))
    case .lineStart: move(to: lineStart)
    case .lineEnd: move(to: lineEnd)
    case .start: move(to: text.startIndex)
    case .end: move(to: text.endIndex)
    case .vertical: break
    }
  }

  /// The same after one edit.
  public func applying(_ edit: TextEdit) -> TextCursor {
    var next = self
    next.apply(edit)
    return next
  }

  /// The line of the wrapped text that the caret stands in, and its column there.
  public func place(in lines: [WrappedLine]) -> Point {
    // The last line that does not begin after the caret; lines are in order, so halving finds it.
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= caret { low = middle } else { high = middle }
    }
    guard low < lines.count else { return .zero }
    return Point(text[at(lines[low].start)..<index].columns, low)
  }

  private mutating func move(by count: Int, width: Int) {
    let lines = text.wrapped(to: width)
    let place = place(in: lines)
    let column = goal ?? place.column
    let row = place.row + count
    guard lines.indices.contains(row) else { return apply(row < 0 ? .start : .end) }
    let line = lines[row]
    var end = line.end
    // The end of a line that goes on is the start of the next, where the caret would not be seen.
    if line.isContinued { end = offset(text.index(before: at(end))) }
    var passed = 0
    var target = end
    forEachGlyph(in: text[line]) { glyph in
      if glyph.length > 0, passed + glyph.cell.width > column {
        target = min(end, line.start + glyph.start)
        return false
      }
      passed += glyph.cell.width
      return true
    }
    caret = target
    goal = column
  }
}

extension TextCursor {
  private var index: String.Index { at(caret) }
  private func at(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
  private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  private mutating func move(to index: String.Index) { caret = offset(index) }

  private mutating func replace(_ range: Range<String.Index>, with new: String = "") {
    let new = TextCursor.withPlainBreaks(new)
    let start = offset(range.lowerBound)
    text.replaceSubrange(range, with: new)
    // A mark that now follows the caret may have joined what stands before it.
    caret = boundary(atOrAfter: start + new.utf8.count)
  }

  private func boundary(atOrAfter offset: Int) -> Int {
    var offset = min(max(0, offset), text.utf8.count)
    while offset < text.utf8.count, String.Index(at(offset), within: text) == nil { offset += 1 }
    return offset
  }

  /// Terminals paste a return where the text had a line break.
  private static func withPlainBreaks(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    return String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
  }

  private func stop(before index: String.Index) -> String.Index {
    index == text.startIndex ? index : text.index(before: index)
  }

  private func stop(after index: String.Index) -> String.Index {
    index == text.endIndex ? index : text.index(after: index)
  }

  private var lineStart: String.Index {
    text[..<index].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
  }

  private var lineEnd: String.Index { text[index...].firstIndex(of: "\n") ?? text.endIndex }

  private func isWord(_ index: String.Index) -> Bool {
    text[index].isLetter || text[index].isNumber || text[index] == "_"
  }

  private func word(before index: String.Index) -> String.Index {
    var index = index
    while index > text.startIndex, !isWord(text.index(before: index)) { index = text.index(before: index) }
    while index > text.startIndex, isWord(text.index(before: index)) { index = text.index(before: index) }
    return index
  }

  private func word(after index: String.Index) -> String.Index {
    var index = index
    while index < text.endIndex, !isWord(index) { index = text.index(after: index) }
    while index < text.endIndex, isWord(index) { index = text.index(after: index) }
    return index
  }
}
