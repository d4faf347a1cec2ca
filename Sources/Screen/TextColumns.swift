/// The width of a text, its part that fits, and its safe form, all by the rules of `Clusters.swift`.

extension StringProtocol where SubSequence == Substring {
  /// The number of columns this takes on one row: 4 for `milk` and for `牛乳`.
  public var columns: Int {
    if let plain = utf8.withContiguousStorageIfAvailable({ plainCount($0) == $0.count ? $0.count : nil }),
      let plain
    {
      return plain
    }
    var sum = 0
    forEachGlyph(in: self[...]) { glyph in
      sum += glyph.cell.width
      return true
    }
    return sum
  }

  /// Its cells in one style, with the continuations of the wide ones.
  public func cells(_ style: Style = .plain) -> [Cell] {
    var cells: [Cell] = []
    forEachGlyph(in: self[...]) { glyph in
      cells.append(glyph.cell.styled(style))
      if glyph.cell.width == 2 { cells.append(.continuation(style)) }
      return true
    }
    return cells
  }

  /// Returns the text if it fits, or as much as fits before an ellipsis: `straw…`.
  public func truncated(to width: Int) -> String {
    var end = 0
    var column = 0
    var fits = true
    forEachGlyph(in: self[...]) { glyph in
      // A cluster is kept whole or not at all: only its first glyph moves the end.
      if column < width, glyph.length > 0 { end = glyph.start }
      column += glyph.cell.width
      fits = column <= width
      return fits
    }
    if fits { return String(self) }
    if width <= 0 { return "" }
    return String(self[..<utf8.index(startIndex, offsetBy: end)]) + "…"
  }

  /// This text with control characters, bidi controls and lone joiners made visible: `a␛[2J`.
  public var printable: String {
    if unicodeScalars.allSatisfy({ Widths.simple($0.value) > 0 }) { return String(self) }
    var text = String.UnicodeScalarView()
    for character in self {
      var first = true
      for scalar in character.unicodeScalars {
        // Joiners and selectors belong to the scalar before them, if there is one.
        let isBound = !first && scalar.properties.isDefaultIgnorableCodePoint
        if scalar.value == 0x7F || isHidden(scalar) && !isBound {
          // One by one: appending several makes room for just these, each time anew.
          for shown in String(scalar).cells().flatMap(\.scalars) { text.append(shown) }
        } else {
          text.append(scalar)
        }
        first = false
      }
    }
    return String(text)
  }
}

extension Character {
  /// The number of columns it takes: mostly 1 or 2, more if it has several spacing scalars.
  public var columns: Int { String(self).columns }
}
