// Finds tags, links in double brackets and footnotes in plain text.
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
        tagPlaces.append(at + 1..<tag)
        write(true, at..<tag, piece.traits, .tag(name))
        (written, at) = (tag, tag)
      } else if byte == 0x5B, at + 1 < end, source[at + 1] == 0x5E,
        let mark = footnoteEnd(at, end, piece.range.lowerBound)
      {
        write(true, written..<at, piece.traits, nil)
        // As books have it: `[1]`.
        write(true, at..<at + 1, piece.traits, mark.target)
        write(true, at + 2..<mark.end, piece.traits, mark.target)
        (written, at) = (mark.end, mark.end)
      } else if byte == 0x5B, at + 1 < end, source[at + 1] == 0x5B, !isEscaped(at, piece.range.lowerBound),
        !hidden.contains(at), let link = WikiLinkText(source, at),
        let last = lastPiece(index, upTo: link.end)
      {
        let isEmbed = at > written && source[at - 1] == 0x21 && !isEscaped(at - 1, piece.range.lowerBound)
        write(true, written..<(isEmbed ? at - 1 : at), piece.traits, nil)
        if pieces[index...last].contains(where: { $0.target >= 0 }) { covered.append(at..<link.end) }
        write(link, piece.traits, isEmbed: isEmbed)
        if last != index { return (last, link.end) }
        (written, at) = (link.end, link.end)
      } else {
        at += 1
      }
    }
    write(true, written..<end, piece.traits, nil)
    return nil
  }

  private mutating func write(_ link: WikiLinkText, _ traits: MarkdownDocument.Traits, isEmbed: Bool) {
    let destination = String(decoding: source[link.destination], as: UTF8.self)
    let size = isEmbed ? link.size(in: source) : nil
    let shown = size == nil ? link.shown : link.destination
    found.append(
      MarkdownDocument.Link(
        form: .wiki, isEmbed: isEmbed, destination: destination, range: link.destination, end: link.end,
        shown: String(decoding: source[shown], as: UTF8.self)))
    let traits = isEmbed ? traits.union(.embed) : traits
    write(true, shown, traits, .note(destination))
    if let size { writeAside(" (\(size))", traits, .note(destination)) }
  }

  /// The end of a mark such as `[^1]`, and what it leads to.
  private func footnoteEnd(
    _ at: Int, _ end: Int, _ start: Int
  ) -> (end: Int, target: MarkdownDocument.Target)? {
    if footnotes.isEmpty { return nil }
    var close = at + 2
    while close < end, source[close] > 0x20, source[close] != 0x5B, source[close] != 0x5D { close += 1 }
    guard close < end, source[close] == 0x5D, close > at + 2 else { return nil }
    let label = String(decoding: source[at + 2..<close], as: UTF8.self)
    // A footnote is escaped, so that md4c doesn't read it as the definition of a link.
    let isDefinition = isEscaped(at, start) && close + 1 < end && source[close + 1] == 0x3A
    guard footnotes.contains(label), isDefinition || !isEscaped(at, start) else { return nil }
    return (close + 1, .footnote(label, isDefinition: isDefinition))
  }

  /// The piece in which a link ends, if it is plain. Code in the link, and what looks like an address, belongs to the link.
  private func lastPiece(_ index: Int, upTo end: Int) -> Int? {
    for last in index..<pieces.count where pieces[last].isSource {
      let piece = pieces[last]
      if piece.range.lowerBound >= end { return nil }
      if piece.range.upperBound >= end { return piece.isPlain && piece.target < 0 ? last : nil }
    }
    return nil
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
