/// Edits of whole lines: indenting, and moving them up and down. Each is one step of undo.

extension TextDocument {
  /// Indents the selected lines, or the item of a list with what is nested below it, or else inserts four blanks.
  mutating func indent() {
    guard let lines = block else { return apply(.insert(String(repeating: " ", count: Self.step))) }
    let blanks = String(repeating: " ", count: step(of: lines))
    change(lines) { $0.isEmpty ? $0 : blanks + $0 }
  }

  /// Takes one step of indentation from the same lines, or from the line of the caret.
  mutating func outdent() {
    let lines = block ?? caret.line..<caret.line + 1
    let most = step(of: lines)
    change(lines) { line in
      if line.first == "\t" { return String(line.dropFirst()) }
      return String(line.dropFirst(min(most, line.prefix { $0 == " " }.count)))
    }
  }

  /// Moves the selected lines, or the one of the caret, past the next one.
  mutating func moveLines(by direction: Int) {
    let moved = selectedLines ?? caret.line..<caret.line + 1
    let other = direction < 0 ? moved.lowerBound - 1 : moved.upperBound
    guard direction != 0, other >= 0, other < lineCount else { return }
    let whole = min(moved.lowerBound, other)..<max(moved.upperBound, other + 1)
    let rows = moved.map { lines[$0] }
    replaceLines(whole, with: direction < 0 ? rows + [lines[other]] : [lines[other]] + rows) {
      TextPosition($0.line + direction.signum(), $0.offset)
    }
  }

  /// Where there is no list.
  private static let step = 4

  /// The lines that a selection touches; one that ends at the start of a line doesn't touch that.
  private var selectedLines: Range<Int>? {
    guard let selection else { return nil }
    let last = selection.upperBound.offset == 0 && selection.upperBound.line > selection.lowerBound.line
    return selection.lowerBound.line..<selection.upperBound.line + (last ? 0 : 1)
  }

  /// The selected lines if there are several, or the item of a list that the caret is in.
  private var block: Range<Int>? {
    if let lines = selectedLines, lines.count > 1 { return lines }
    let line = lines[caret.line]
    guard line.itemSign != nil else { return nil }
    var end = caret.line + 1
    while end < lineCount, lines[end].indentation > line.indentation, !lines[end].isBlank { end += 1 }
    return caret.line..<end
  }

  /// What is nested stands below the text of its item.
  private func step(of block: Range<Int>) -> Int { lines[block.lowerBound].itemSign ?? Self.step }

  private mutating func change(_ block: Range<Int>, _ change: (String) -> String) {
    let new = block.map { change(lines[$0]) }
    let shifts = zip(block, new).map { $1.utf8.count - lines[$0].utf8.count }
    if shifts.allSatisfy({ $0 == 0 }) { return }
    replaceLines(block, with: new) { position in
      guard block.contains(position.line) else { return position }
      return TextPosition(position.line, max(0, position.offset + shifts[position.line - block.lowerBound]))
    }
  }

  private mutating func replaceLines(
    _ block: Range<Int>, with new: [String], moving: (TextPosition) -> TextPosition
  ) {
    let last = block.upperBound - 1
    let (target, start) = (moving(caret), anchor.map(moving))
    replace(
      TextPosition(block.lowerBound, 0)..<TextPosition(last, lines[last].utf8.count),
      with: new.joined(separator: "\n"), caret: target)
    if let start { select(from: start, to: target) }
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " || $0 == "\t" }.count }
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The width of the sign of a list's item and the blank behind it: 2 of `- milk`, 3 of `1. milk`.
  fileprivate var itemSign: Int? {
    let rest = utf8.drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = rest.first else { return nil }
    if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) {
      return rest.dropFirst().first == 0x20 ? 2 : nil
    }
    let digits = rest.prefix { (0x30...0x39).contains($0) }.count
    guard (1...9).contains(digits) else { return nil }
    let sign = rest.dropFirst(digits)
    guard sign.first == UInt8(ascii: ".") || sign.first == UInt8(ascii: ")"), sign.dropFirst().first == 0x20
    else { return nil }
    return digits + 2
  }
}
