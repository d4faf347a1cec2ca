/// Where the lines of a text break at a width: the part of drawing that `Text` and `TextArea` share, and
/// that moving the caret up and down asks as well, so that the caret moves by the lines that are seen.

/// One line of a wrapped text, as a range of its UTF-8 bytes.
public struct WrappedLine: Hashable, Sendable {
  /// The first byte.
  public let start: Int
  /// The byte after the last: the blanks at the end belong to the line, a line break does not.
  public let end: Int
  /// Whether the text goes on in the next line without a line break between.
  public let isContinued: Bool
}

extension String {
  /// The lines of this text at a width: broken after blanks and hyphens and beside wide characters, or
  /// within a word that is longer than the width. Blanks at the end of a line hang over its edge.
  ///
  ///     "two words".wrapped(to: 5).map { "two words"[$0] } == ["two ", "words"]
  public func wrapped(to width: Int) -> [WrappedLine] {
    let width = max(1, width)
    var lines: [WrappedLine] = []
    var start = 0
    for paragraph in utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = Substring(paragraph)
      let length = paragraph.count
      let shown = paragraph.last == 0x0D ? text.dropLast() : text
      wrap(shown, from: start, width: width, into: &lines)
      start += length + 1
    }
    return lines
  }

  /// The line that begins at this byte, as `wrapped(to:)` would have it there, at a cost that does not depend on
  /// what follows: so a long text can be laid out as far as it is seen. Lines of code break at any column.
  ///
  ///     "two words".wrappedLine(at: 4, to: 5).end == 9
  public func wrappedLine(at start: Int, to width: Int, breaksWords: Bool = false) -> WrappedLine {
    let text = self[utf8.index(startIndex, offsetBy: start)...]
    return wrap(text, from: start, width: max(1, width), breaksWords: breaksWords)
  }

  /// The part of the text that a line shows.
  public subscript(line: WrappedLine) -> Substring {
    self[utf8.index(startIndex, offsetBy: line.start)..<utf8.index(startIndex, offsetBy: line.end)]
  }
}

private func wrap(_ text: Substring, from offset: Int, width: Int, into lines: inout [WrappedLine]) {
  var breaker = Breaker(width: width)
  // A glyph without a length belongs to the cluster before it, which ends where the next one begins.
  var (start, length, columns, isBlank) = (0, 0, 0, false)
  forEachGlyph(in: text) { glyph in
    if glyph.length > 0 {
      if length > 0 { breaker.take(start, length, columns, isBlank, offset, &lines) }
      (start, length, columns) = (glyph.start, glyph.length, 0)
      isBlank = glyph.cell.base == 0x20
    }
    columns += glyph.cell.width
    breaker.isHyphen = glyph.cell.base == 0x2D
    return true
  }
  if length > 0 { breaker.take(start, length, columns, isBlank, offset, &lines) }
  let end = offset + start + length
  lines.append(WrappedLine(start: offset + breaker.lineStart, end: end, isContinued: false))
}

/// The first line of `text`, which ends at the latest at a line break.
private func wrap(_ text: Substring, from offset: Int, width: Int, breaksWords: Bool) -> WrappedLine {
  var breaker = Breaker(width: width)
  var lines: [WrappedLine] = []
  var (start, length, columns, isBlank) = (0, 0, 0, false)
  forEachGlyph(in: text) { glyph in
    if glyph.length > 0 {
      if length > 0 { breaker.take(start, length, columns, isBlank, offset, &lines) }
      (start, length, columns) = (glyph.start, glyph.length, 0)
      if !lines.isEmpty { return false }
      if glyph.cell.base == 0x240A || glyph.cell.base == 0x240D, isLineBreak(text, glyph) {
        length = 0
        return false
      }
      isBlank = glyph.cell.base == 0x20 && !breaksWords
    }
    columns += glyph.cell.width
    breaker.isHyphen = glyph.cell.base == 0x2D && !breaksWords
    return true
  }
  if lines.isEmpty, length > 0 { breaker.take(start, length, columns, isBlank, offset, &lines) }
  return lines.first ?? WrappedLine(start: offset, end: offset + start + length, isContinued: false)
}

/// Whether the glyph is the end of a line and not a picture of one.
private func isLineBreak(_ text: Substring, _ glyph: Glyph) -> Bool {
  let index = text.utf8.index(text.startIndex, offsetBy: glyph.start)
  return text.utf8[index] == 0x0A || text.utf8[index] == 0x0D && glyph.length == 2
}

/// Where a paragraph stands while its clusters come one by one.
private struct Breaker {
  let width: Int
  var lineStart = 0
  var column = 0
  /// Where the line may break, and the column there.
  var place = 0
  var placeColumn = 0
  var isHyphen = false
  private var afterHyphen = false

  init(width: Int) { self.width = width }

  mutating func take(
    _ start: Int, _ length: Int, _ columns: Int, _ isBlank: Bool, _ offset: Int,
    _ lines: inout [WrappedLine]
  ) {
    if !isBlank {
      if columns == 2 || afterHyphen { (place, placeColumn) = (start, column) }
      if column + columns > width, start > lineStart {
        if place > lineStart { end(at: place, placeColumn, offset, &lines) }
        if column + columns > width, start > lineStart { end(at: start, column, offset, &lines) }
      }
    }
    column += columns
    if isBlank || columns == 2 { (place, placeColumn) = (start + length, column) }
    afterHyphen = length == 1 && isHyphen
  }

  private mutating func end(at place: Int, _ before: Int, _ offset: Int, _ lines: inout [WrappedLine]) {
    lines.append(WrappedLine(start: offset + lineStart, end: offset + place, isContinued: true))
    lineStart = place
    column -= before
  }
}
