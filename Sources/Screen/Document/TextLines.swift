/// The lines of a `TextDocument`, so that an edit costs only its own line. Knows nothing of the caret or undo.

struct TextLines: Hashable, Sendable {
  private var lines: [String]
  /// The bytes of the text, including line breaks.
  private(set) var utf8Count: Int

  init(_ text: String) {
    lines = TextLines.split(text)
    utf8Count = text.utf8.count
  }

  var count: Int { lines.count }

  subscript(line: Int) -> String { lines[line] }

  var end: TextPosition { TextPosition(lines.count - 1, lines[lines.count - 1].utf8.count) }

  var text: String { self[.start..<end] }

  subscript(range: Range<TextPosition>) -> String {
    let (from, to) = (range.lowerBound, range.upperBound)
    let first = lines[from.line]
    if from.line == to.line { return String(first[first.at(from.offset)..<first.at(to.offset)]) }
    var text = ""
    text.reserveCapacity(from == .start && to == end ? utf8Count : 0)
    text += first[first.at(from.offset)...]
    for line in lines[from.line + 1..<to.line] {
      text += "\n"
      text += line
    }
    text += "\n"
    text += lines[to.line][..<lines[to.line].at(to.offset)]
    return text
  }

  /// Replaces a part and returns the end of the new text.
  @discardableResult
  mutating func replace(_ range: Range<TextPosition>, with new: String) -> TextPosition {
    let (from, to) = (range.lowerBound, range.upperBound)
    let pieces = new.utf8.contains(0x0A) ? TextLines.split(new) : [new]
    // Usually only the rest of one line moves.
    if from.line == to.line, pieces.count == 1 {
      utf8Count += new.utf8.count - (to.offset - from.offset)
      let (start, end) = (lines[from.line].at(from.offset), lines[from.line].at(to.offset))
      lines[from.line].replaceSubrange(start..<end, with: new)
      return TextPosition(from.line, from.offset + new.utf8.count)
    }
    let rest = String(lines[to.line][lines[to.line].at(to.offset)...])
    let before = bytes(of: from.line...to.line)
    lines[from.line].removeSubrange(lines[from.line].at(from.offset)...)
    lines[from.line] += pieces[0]
    lines.replaceSubrange(from.line + 1..<to.line + 1, with: pieces.dropFirst())
    let last = from.line + pieces.count - 1
    let end = TextPosition(last, lines[last].utf8.count)
    lines[last] += rest
    utf8Count += bytes(of: from.line...last) - before
    return end
  }

  private func bytes(of range: ClosedRange<Int>) -> Int {
    lines[range].reduce(range.count) { $0 + $1.utf8.count }
  }

  private static func split(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var (lines, start): ([String], Int) = ([], 0)
      func cut(_ end: Int) {
        lines.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
        start = end + 1
      }
      for index in bytes.indices where bytes[index] == 0x0A { cut(index) }
      cut(bytes.count)
      return lines
    }
  }
}

extension String {
  @inline(__always)
  func at(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  @inline(__always)
  func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// With `\n` for every line break: terminals paste a return instead.
  var withPlainBreaks: String {
    guard utf8.contains(0x0D) else { return self }
    var text = self
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { plain in
        var count = 0
        for (index, byte) in bytes.enumerated() {
          // Of a two-byte line break, the second byte stays.
          if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
          plain[count] = byte == 0x0D ? 0x0A : byte
          count += 1
        }
        return count
      }
    }
  }
}
