/// Where the caret can stop. A line break is its own grapheme cluster, so no cluster spans two lines.

extension TextLines {
  /// The nearest valid position, at or after this one.
  func stop(near position: TextPosition) -> TextPosition {
    if position.line < 0 { return .start }
    if position.line >= count { return end }
    let text = self[position.line]
    var offset = min(max(0, position.offset), text.utf8.count)
    while offset < text.utf8.count, String.Index(text.at(offset), within: text) == nil { offset += 1 }
    return TextPosition(position.line, offset)
  }

  /// One cluster to the left, or the end of the previous line.
  func stop(before position: TextPosition) -> TextPosition {
    let line = position.line
    if position.offset == 0 {
      return line == 0 ? position : TextPosition(line - 1, self[line - 1].utf8.count)
    }
    let text = self[line]
    return TextPosition(line, text.offset(of: text.index(before: text.at(position.offset))))
  }

  /// One cluster to the right, or the start of the next line.
  func stop(after position: TextPosition) -> TextPosition {
    let (line, text) = (position.line, self[position.line])
    if position.offset == text.utf8.count {
      return line + 1 == count ? position : TextPosition(line + 1, 0)
    }
    return TextPosition(line, text.offset(of: text.index(after: text.at(position.offset))))
  }

  /// The start of the word at or before a position, on any line.
  func word(before position: TextPosition) -> TextPosition { start(before: position, of: \.isOfWord) }

  /// The start of the next paragraph or, if the direction is negative, of this or the previous one; at the end, the text's end.
  func paragraph(from position: TextPosition, _ direction: Int) -> TextPosition {
    func isBlank(_ line: Int) -> Bool { self[line].allSatisfy(\.isWhitespace) }
    var line = position.line
    if direction > 0 {
      while line < count, !isBlank(line) { line += 1 }
      while line < count, isBlank(line) { line += 1 }
      return line < count ? TextPosition(line, 0) : end
    }
    if position.offset == 0 { line -= 1 }
    while line > 0, isBlank(line) { line -= 1 }
    while line > 0, !isBlank(line - 1) { line -= 1 }
    return TextPosition(max(0, line), 0)
  }

  /// The word around a position, in its line; nothing between words.
  func word(around position: TextPosition) -> Range<TextPosition> {
    let (line, text) = (position.line, self[position.line])
    var (start, end) = (text.at(position.offset), text.at(position.offset))
    while start > text.startIndex, text[text.index(before: start)].isOfWord {
      start = text.index(before: start)
    }
    while end < text.endIndex, text[end].isOfWord { end = text.index(after: end) }
    return TextPosition(line, text.offset(of: start))..<TextPosition(line, text.offset(of: end))
  }

  /// The position after the previous blank, or before the blanks just before it.
  func blank(before position: TextPosition) -> TextPosition { start(before: position) { !$0.isWhitespace } }

  /// The start of the nearest run of such characters at or before a position.
  private func start(before position: TextPosition, of isOfKind: (Character) -> Bool) -> TextPosition {
    var (line, isInWord) = (position.line, false)
    var offset = position.offset
    while true {
      let text = self[line]
      var index = text.at(offset)
      while index > text.startIndex {
        let previous = text.index(before: index)
        if isOfKind(text[previous]) { isInWord = true } else if isInWord { break }
        index = previous
      }
      if isInWord || line == 0 { return TextPosition(line, text.offset(of: index)) }
      line -= 1
      offset = self[line].utf8.count
    }
  }

  /// The end of the word at or after a position, on any line.
  func word(after position: TextPosition) -> TextPosition {
    var (line, isInWord) = (position.line, false)
    var offset = position.offset
    while true {
      let text = self[line]
      var index = text.at(offset)
      while index < text.endIndex {
        if text[index].isOfWord { isInWord = true } else if isInWord { break }
        index = text.index(after: index)
      }
      if isInWord || line == count - 1 { return TextPosition(line, text.offset(of: index)) }
      line += 1
      offset = 0
    }
  }
}

extension Character {
  /// Whether it belongs to a word, for moving by words.
  var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
