/// Where a text breaks at a width: shared by drawing and by moving the caret, so that it moves by visible rows.

/// One line of a wrapped text, as a range of its UTF-8 bytes.
public struct WrappedLine: Hashable, Sendable {
  /// The first byte.
  public let start: Int
  /// The byte after the last: trailing spaces belong to the line, a line break does not.
  public let end: Int
  /// Whether the text continues in the next line without a line break.
  public let isContinued: Bool
}

extension String {
  /// Returns the lines at a width, broken after spaces, hyphens and wide characters, or within a long word.
  public func wrapped(to width: Int) -> [WrappedLine] {
    var lines: [WrappedLine] = []
    var start = 0
    for paragraph in utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let length = paragraph.count
      let shown = paragraph.last == 0x0D ? Substring(paragraph).dropLast() : Substring(paragraph)
      var rest = shown
      var row = start
      while let taken = firstBreak(in: rest, width: width) {
        lines.append(WrappedLine(start: row, end: row + taken, isContinued: true))
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: taken)...]
        row += taken
      }
      lines.append(WrappedLine(start: row, end: start + shown.utf8.count, isContinued: false))
      start += length + 1
    }
    return lines
  }

  /// Wraps one line from `start` without reading the rest. With `breaksWords`, lines break at any column.
  public func wrappedLine(at start: Int, to width: Int, breaksWords: Bool = false) -> WrappedLine {
    let text = self[utf8.index(startIndex, offsetBy: start)...]
    var line = LineFill(width: max(1, width))
    var cluster = LineFill.Cluster()
    forEachGlyph(in: text) { glyph in
      if glyph.length > 0 {
        if cluster.length > 0, !line.take(cluster) { return false }
        cluster = LineFill.Cluster(start: glyph.start, length: glyph.length)
        if glyph.cell.base == 0x240A || glyph.cell.base == 0x240D, isLineBreak(text, glyph) {
          cluster.length = 0
          return false
        }
        cluster.isBlank = glyph.cell.base == 0x20 && !breaksWords
      }
      cluster.columns += glyph.cell.width
      cluster.isHyphen = glyph.cell.base == 0x2D && !breaksWords
      return true
    }
    if line.end == nil, cluster.length > 0 { _ = line.take(cluster) }
    let end = line.end ?? cluster.start + cluster.length
    return WrappedLine(start: start, end: start + end, isContinued: line.end != nil)
  }

  /// The text of a line.
  public subscript(line: WrappedLine) -> Substring {
    self[utf8.index(startIndex, offsetBy: line.start)..<utf8.index(startIndex, offsetBy: line.end)]
  }
}

/// Whether the glyph is a line break and not a picture of one.
private func isLineBreak(_ text: Substring, _ glyph: Glyph) -> Bool {
  let index = text.utf8.index(text.startIndex, offsetBy: glyph.start)
  return text.utf8[index] == 0x0A || text.utf8[index] == 0x0D && glyph.length == 2
}

/// The bytes in a paragraph's first line; nil if all fit. Lines depend on none before them.
func firstBreak(in text: Substring, width: Int) -> Int? {
  let width = max(1, width)
  if let end = plainBreak(in: text, width: width) { return end < text.utf8.count ? end : nil }
  var line = LineFill(width: width)
  // A glyph without a length belongs to the cluster before it.
  var cluster = LineFill.Cluster()
  forEachGlyph(in: text) { glyph in
    if glyph.length > 0 {
      if cluster.length > 0, !line.take(cluster) { return false }
      cluster = LineFill.Cluster(
        start: glyph.start, length: glyph.length, isBlank: glyph.cell.base == 0x20)
    }
    cluster.columns += glyph.cell.width
    cluster.isHyphen = glyph.cell.base == 0x2D
    return true
  }
  if line.end == nil, cluster.length > 0 { _ = line.take(cluster) }
  return line.end
}

/// The same for printable ASCII; nil for other text.
private func plainBreak(in text: Substring, width: Int) -> Int? {
  let found: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
    if bytes.count <= width { return plainCount(bytes) == bytes.count ? bytes.count : nil }
    // What begins with the last of these doesn't fit, whether a mark follows or not.
    let start = UnsafeBufferPointer(rebasing: bytes[...width])
    guard plainCount(start) == start.count, start[width] != 0x20 else { return nil }
    var place = width
    while place > 0, start[place - 1] != 0x20, start[place - 1] != 0x2D { place -= 1 }
    return place > 0 ? place : width
  }
  return found ?? nil
}

private struct LineFill {
  struct Cluster {
    var start = 0
    var length = 0
    var columns = 0
    var isBlank = false
    var isHyphen = false
  }

  let width: Int
  var end: Int?
  private var column = 0
  /// The last byte at which it may break; 0 for none.
  private var place = 0
  private var isAfterHyphen = false

  init(width: Int) { self.width = width }

  mutating func take(_ cluster: Cluster) -> Bool {
    if !cluster.isBlank {
      if cluster.columns == 2 || isAfterHyphen { place = cluster.start }
      if column + cluster.columns > width, cluster.start > 0 {
        end = place > 0 ? place : cluster.start
        return false
      }
    }
    column += cluster.columns
    if cluster.isBlank || cluster.columns == 2 { place = cluster.start + cluster.length }
    isAfterHyphen = cluster.length == 1 && cluster.isHyphen
    return true
  }
}
