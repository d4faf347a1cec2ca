/// The width contract: every view, snapshot and frame turns text into cells by these rules, so all agree on columns.
/// 1. A scalar is as wide as `wcwidth` says in a UTF-8 locale: ncurses asks the same.
/// 2. A cell is one spacing scalar (1 or 2 columns) and the first four marks of width 0 that follow it:
///    as much as ncurses holds. Further marks are dropped. A mark without a base gets `◌`.
/// 3. A grapheme cluster with several spacing scalars has a cell for each (`हि`, Thai, `ｶﾞ`), for that is
///    what terminals do, except:
/// 4. an emoji joined to others (family, cook) is its parts side by side, which no terminal joins again without the joiner, and
///    one with a skin tone is without it; and
/// 5. a flag is its two letters. Terminals do not agree on the width of any of them as a whole.
/// 6. Hangul jamo become the syllable that they spell; a jamo that spells none is a `�`.
/// 7. What is invisible (variation selectors, joiners, tags) is dropped after a base, and a `�` alone:
///    so VS15 and VS16 never change a width.
/// 8. Controls are visible: C0 and DEL as `␀`–`␡`, a tab as four blanks anywhere; C1, bidi
///    controls, line separators and scalars that the C library does not know as `�`.
/// 9. No cell begins with a scalar that a terminal would join to the cell before it.
/// 10. Where only one column is left for a wide cell it becomes a blank, and what overwrites half of a
///    wide cell blanks the other half. (That is the `Canvas`'s part.)

/// What a text is made of, in the order of its columns.
struct Glyph {
  var cell: Cell
  /// Where its grapheme cluster begins in the text, in UTF-8 bytes.
  var start: Int
  /// How many bytes that cluster has; 0 for the second and later cells of one cluster.
  var length: Int
}

/// The columns of a tab.
let tabColumns = 4

/// Calls `body` with every glyph of `text` until it answers false.
@inline(__always)
func forEachGlyph(in text: Substring, _ body: (Glyph) -> Bool) {
  let done: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
    var at = 0
    while at < bytes.count {
      // The usual text never needs the grapheme breaker: a simple scalar before another is a cluster.
      let (scalar, length) = decode(bytes, at)
      let width = Widths.simple(scalar)
      if width > 0, isBreak(bytes, at + length) {
        if !body(Glyph(cell: Cell(base: scalar, width: width), start: at, length: length)) { return }
        at += length
        continue
      }
      let first = text.utf8.index(text.startIndex, offsetBy: at)
      let next = text.index(after: first)
      let size = text.utf8.distance(from: first, to: next)
      var more = true
      var taken = size
      forEachCell(of: text.unicodeScalars[first..<next]) { cell in
        if more { more = body(Glyph(cell: cell, start: at, length: taken)) }
        taken = 0
      }
      if !more { return }
      at += size
    }
  }
  if done == nil {
    // Only a string bridged from elsewhere has no storage of its own.
    var copy = String(text)
    copy.makeContiguousUTF8()
    forEachGlyphOfCopy(copy, body)
  }
}

/// How many leading bytes are printable ASCII, a cell each. A mark may follow the last, which doesn't count.
func plainCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  let count = bytes.prefix { $0 &- 0x20 < 0x5F }.count
  return count == bytes.count ? count : max(0, count - 1)
}

@inline(never)
private func forEachGlyphOfCopy(_ copy: String, _ body: (Glyph) -> Bool) {
  var at = 0
  for character in copy {
    let size = character.utf8.count
    var more = true
    var taken = size
    forEachCell(of: String(character)[...].unicodeScalars) { cell in
      if more { more = body(Glyph(cell: cell, start: at, length: taken)) }
      taken = 0
    }
    if !more { return }
    at += size
  }
}

/// The scalar at a byte offset and its length. Swift promises that its strings are valid UTF-8.
@inline(__always)
private func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (UInt32, Int) {
  let lead = UInt32(bytes[at])
  if lead < 0x80 { return (lead, 1) }
  func tail(_ offset: Int) -> UInt32 { UInt32(bytes[at + offset] & 0x3F) }
  if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
  if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
  return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
}

/// Whether a cluster ends before this offset, given that the scalar before it is simple.
@inline(__always)
private func isBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
  at >= bytes.count || bytes[at] < 0x80 || Widths.simple(decode(bytes, at).0) > 0
}

/// The rule itself: the cells of one grapheme cluster.
private func forEachCell(of cluster: Substring.UnicodeScalarView, _ emit: (Cell) -> Void) {
  var current: Cell?
  var joined = false
  func finish() {
    if let cell = current { emit(Jamo.isLeading(cell.base) ? standIn : cell) }
    current = nil
    joined = false
  }
  for scalar in cluster {
    let value = scalar.value
    if value < 0x20 || value == 0x7F {
      finish()
      if value == 0x09 {
        for _ in 0..<tabColumns { emit(.blank()) }
      } else {
        emit(Cell(base: value == 0x7F ? 0x2421 : 0x2400 + value, width: 1))
      }
    } else if (0x1F1E6...0x1F1FF).contains(value) {
      finish()
      current = Cell(base: 0x41 + value - 0x1F1E6, width: 1)
    } else if Jamo.isFollowing(value) {
      if let cell = current {
        if let syllable = Jamo.compose(cell.base, value) { current = Cell(base: syllable, width: 2) }
      } else {
        current = standIn
      }
    } else if isHidden(scalar) {
      if current == nil { current = standIn } else if value == 0x200D { joined = true }
    } else {
      switch Widths.of(value) {
      case 0:
        if current == nil { current = isMark(scalar) ? Cell(base: 0x25CC, width: 1) : standIn }
        if !joined, isMark(scalar) { _ = current?.add(mark: value) }
      case let width where width > 0:
        if scalar.properties.isEmojiModifier {
          if current == nil { current = standIn }
        } else {
          finish()
          current = Cell(base: value, width: width)
        }
      default:
        finish()
        current = standIn
      }
    }
  }
  finish()
}

private let standIn = Cell(base: 0xFFFD, width: 1)

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark: true
  default: false
  }
}

/// Whether a scalar is invisible or changes the order of the text around it.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value < 0x20 }
  if scalar.properties.isDefaultIgnorableCodePoint { return true }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
  default: return false
  }
}

/// Hangul by its letters, which some file systems and keyboards write in place of syllables.
private enum Jamo {
  static func isLeading(_ scalar: UInt32) -> Bool {
    (0x1100...0x115F).contains(scalar) || (0xA960...0xA97C).contains(scalar)
  }

  static func isFollowing(_ scalar: UInt32) -> Bool {
    (0x1160...0x11FF).contains(scalar) || (0xD7B0...0xD7FB).contains(scalar)
  }

  /// The syllable of a leading consonant and a vowel, or of an open syllable and a final consonant.
  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(second) {
      return first + second - 0x11A7
    }
    return nil
  }
}
