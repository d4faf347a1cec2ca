// Finds tags and note links in plain text.
extension ProseBuilder {
  /// Writes a piece. Returns where to continue after a link that ends in another piece.
  mutating func scan(_ index: Int, _ start: Int) -> (piece: Int, offset: Int)? {
    let piece = pieces[index]
    let end = piece.range.upperBound
    var (written, at) = (start, start)
    while at < end {
      let byte = source[at]
      if byte == 0x23, let tag = tagEnd(at, end), opensTag(at, piece.range.lowerBound) {
        write(true, written..<at, piece.traits, nil)
        let name = String(decoding: source[(at + 1)..<tag], as: UTF8.self)
        if seen.insert(name).inserted { tags.append(name) }
        write(true, at..<tag, piece.traits, .tag(name))
        (written, at) = (tag, tag)
      } else if byte == 0x5B, at + 1 < end, source[at + 1] == 0x5B, !isEscaped(at, piece.range.lowerBound),
        let link = NoteLinkText(source, at), let last = plainPiece(index, upTo: link.end)
      {
        write(true, written..<at, piece.traits, nil)
        let title = String(decoding: source[link.title], as: UTF8.self)
        noteLinks.append(MarkdownDocument.NoteLink(title: title, range: link.title))
        write(true, link.shown, piece.traits, .note(title))
        if last != index { return (last, link.end) }
        (written, at) = (link.end, link.end)
      } else {
        at += 1
      }
    }
    write(true, written..<end, piece.traits, nil)
    return nil
  }

  /// The piece in which a link ends, if all pieces up to it are plain.
  private func plainPiece(_ index: Int, upTo end: Int) -> Int? {
    var index = index
    while pieces[index].range.upperBound < end {
      index += 1
      guard index < pieces.count, pieces[index].isPlain, pieces[index].isSource, pieces[index].target < 0,
        pieces[index].range.lowerBound < end
      else { return nil }
    }
    return index
  }

  /// md4c omits the backslash; the escaped character begins a piece.
  private func isEscaped(_ at: Int, _ start: Int) -> Bool { at == start && at > 0 && source[at - 1] == 0x5C }

  private func opensTag(_ at: Int, _ start: Int) -> Bool {
    guard at > 0 else { return true }
    if at == start, "*_~=".utf8.contains(source[at - 1]) { return true }
    var first = at - 1
    while first > 0, source[first] & 0xC0 == 0x80 { first -= 1 }
    guard let scalar = String(decoding: source[first..<at], as: UTF8.self).unicodeScalars.first else {
      return true
    }
    return !TagScalar.isInside(scalar) && !"#&=?\\@".unicodeScalars.contains(scalar)
  }

  private func tagEnd(_ at: Int, _ end: Int) -> Int? {
    var (tag, cursor, hasLetter) = (at + 1, at + 1, false)
    while cursor < end {
      let length = source[cursor] < 0x80 ? 1 : source[cursor] < 0xE0 ? 2 : source[cursor] < 0xF0 ? 3 : 4
      guard cursor + length <= end,
        let scalar = String(decoding: source[cursor..<cursor + length], as: UTF8.self).unicodeScalars.first,
        TagScalar.isInside(scalar)
      else { break }
      cursor += length
      // A trailing hyphen or slash belongs to the sentence.
      if TagScalar.endsTag(scalar) { tag = cursor }
      if scalar.properties.isAlphabetic { hasLetter = true }
    }
    return hasLetter ? tag : nil
  }
}

private enum TagScalar {
  static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    endsTag(scalar) || scalar == "-" || scalar == "/" || scalar.value == 0x200C || scalar.value == 0x200D
  }

  static func endsTag(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      let lower = scalar.value | 0x20
      return 0x61...0x7A ~= lower || 0x30...0x39 ~= scalar.value || scalar == "_"
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}

/// `[[title]]` or `[[title|shown]]` on one line.
private struct NoteLinkText {
  var title: Range<Int>
  var shown: Range<Int>
  var end: Int

  init?(_ source: UnsafeBufferPointer<UInt8>, _ at: Int) {
    var close = at + 2
    var bar: Int?
    while close < source.count, source[close] != 0x5D {
      if source[close] == 0x5B || source[close] == 0x0A || source[close] == 0x0D { return nil }
      if source[close] == 0x7C, bar == nil { bar = close }
      close += 1
    }
    guard close + 1 < source.count, source[close + 1] == 0x5D else { return nil }
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
      while start < end, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
      return start..<end
    }
    title = trimmed(at + 2..<(bar ?? close))
    shown = bar.map { trimmed($0 + 1..<close) } ?? title
    if shown.isEmpty { shown = title }
    end = close + 2
    if title.isEmpty { return nil }
  }
}
