/// The text of a field and its caret. `apply` is the reducer of its `TextEdit`s, and `Field` draws it.
public struct TextCursor: Hashable, Sendable {
  /// The whole text; line breaks are `\n` alone.
  public private(set) var text: String
  /// The position of the caret, in UTF-8 bytes from the start; always between two grapheme clusters.
  public private(set) var caret: Int

  /// Creates a text with the caret at its end, or near this byte.
  public init(_ text: String = "", caret: Int? = nil) {
    self.text = text.withPlainBreaks
    self.caret = 0
    self.caret = boundary(atOrAfter: caret ?? self.text.utf8.count)
  }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// The text before the caret.
  public var before: Substring { text[..<index] }
  /// The text after the caret.
  public var after: Substring { text[index...] }

  /// Applies an edit. An impossible edit, such as moving left at the start, changes nothing.
  public mutating func apply(_ edit: TextEdit) {
    switch edit {
    case .insert(let new): replace(index..<index, with: new)
    case .deleteLeft: replace(stop(before: index)..<index)
    case .deleteRight: replace(index..<stop(after: index))
    case .deleteWordLeft: replace(word(before: index)..<index)
    case .deleteWordRight: replace(index..<word(after: index))
    case .deleteToBlank: replace(blank(before: index)..<index)
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
    }
  }
}

extension TextCursor {
  private var index: String.Index { at(caret) }
  private func at(_ offset: Int) -> String.Index { text.at(offset) }

  private mutating func move(to index: String.Index) { caret = text.offset(of: index) }

  private mutating func replace(_ range: Range<String.Index>, with new: String = "") {
    let new = new.withPlainBreaks
    let start = text.offset(of: range.lowerBound)
    text.replaceSubrange(range, with: new)
    // A mark after the caret may have joined the character before it.
    caret = boundary(atOrAfter: start + new.utf8.count)
  }

  /// The text around the caret, so that a key doesn't read a very long text.
  func near(_ bytes: Int) -> (before: Substring, text: Substring) {
    let start = at(boundary(atOrAfter: max(0, caret / bytes - 1) * bytes))
    return (text[start..<index], text[start...])
  }

  private func boundary(atOrAfter offset: Int) -> Int {
    let offset = min(max(0, offset), text.utf8.count)
    let index = at(offset)
    if index == text.endIndex || String.Index(index, within: text) != nil { return offset }
    // Checking byte by byte would be quadratic: a paste may put thousands of marks on one letter.
    return text.offset(of: text.index(after: index))
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

  private func isWord(_ index: String.Index) -> Bool { text[index].isOfWord }

  private func word(before index: String.Index) -> String.Index {
    var index = index
    while index > text.startIndex, !isWord(text.index(before: index)) { index = text.index(before: index) }
    while index > text.startIndex, isWord(text.index(before: index)) { index = text.index(before: index) }
    return index
  }

  private func blank(before index: String.Index) -> String.Index {
    var index = index
    while index > text.startIndex, text[text.index(before: index)].isWhitespace {
      index = text.index(before: index)
    }
    while index > text.startIndex, !text[text.index(before: index)].isWhitespace {
      index = text.index(before: index)
    }
    return index
  }

  private func word(after index: String.Index) -> String.Index {
    var index = index
    while index < text.endIndex, !isWord(index) { index = text.index(after: index) }
    while index < text.endIndex, isWord(index) { index = text.index(after: index) }
    return index
  }
}
