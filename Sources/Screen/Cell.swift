/// A character with its marks, width and style in sixteen bytes; a wide one is followed by a continuation.
/// Only the width contract (`Clusters.swift`) makes cells out of text, so a terminal can show any cell.
public struct Cell: Hashable, Sendable {
  @usableFromInline var low: UInt64
  /// Bits 0–20 and 21–41 the other two marks, 42–43 the width, 44–58 the style.
  @usableFromInline var high: UInt64

  @inlinable init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// A scalar already known to be `width` columns wide and to need no stand-in.
  @inlinable init(base: UInt32, width: Int, style: Style = .plain) {
    self.init(low: UInt64(base), high: UInt64(width) << 42 | UInt64(style.bits) << 44)
  }

  /// A blank, one column wide.
  @inlinable public static func blank(_ style: Style = .plain) -> Cell {
    Cell(base: 0x20, width: 1, style: style)
  }

  /// The second column of a wide cell.
  @inlinable public static func continuation(_ style: Style = .plain) -> Cell {
    Cell(low: 0, high: UInt64(style.bits) << 44)
  }

  /// How many columns it takes: 1, 2, or 0 for a continuation.
  @inlinable public var width: Int { Int(high >> 42 & 3) }

  /// Whether this is the second column of a wide cell.
  @inlinable public var isContinuation: Bool { high >> 42 & 3 == 0 }

  /// How it looks.
  @inlinable public var style: Style {
    get { Style(bits: UInt16(truncatingIfNeeded: high >> 44)) }
    set { high = high & 0xFFF_FFFF_FFFF | UInt64(newValue.bits) << 44 }
  }

  /// The same text in another style.
  @inlinable public func styled(_ style: Style) -> Cell {
    var cell = self
    cell.style = style
    return cell
  }

  /// Its scalars, base first: at most five, none for a continuation.
  public var scalars: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    forEachScalar { found.append($0) }
    return found
  }

  /// Calls `body` with each scalar, base first.
  @inlinable public func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    func visit(_ value: UInt64) {
      if value & 0x1F_FFFF != 0 { body(Unicode.Scalar(UInt32(value & 0x1F_FFFF))!) }
    }
    visit(low)
    if isSimple { return }
    visit(low >> 21)
    visit(low >> 42)
    visit(high)
    visit(high >> 21)
  }

  /// Its text; empty for a continuation.
  public var text: String {
    var text = String.UnicodeScalarView()
    forEachScalar { text.append($0) }
    return String(text)
  }

  /// Its first scalar as a number; 0 for a continuation.
  @inlinable public var base: UInt32 { UInt32(low & 0x1F_FFFF) }

  /// Whether it is a single scalar.
  @inlinable public var isSimple: Bool { low >> 21 == 0 && high & 0x3FF_FFFF_FFFF == 0 }

  mutating func add(mark: UInt32) -> Bool {
    let mark = UInt64(mark)
    if low >> 21 & 0x1F_FFFF == 0 {
      low |= mark << 21
    } else if low >> 42 == 0 {
      low |= mark << 42
    } else if high & 0x1F_FFFF == 0 {
      high |= mark
    } else if high >> 21 & 0x1F_FFFF == 0 {
      high |= mark << 21
    } else {
      return false
    }
    return true
  }
}

extension Cell: CustomStringConvertible {
  /// `"é" bold`, or `continuation`.
  public var description: String {
    let what = isContinuation ? "continuation" : "\"\(text)\""
    return style == .plain ? what : "\(what) \(style)"
  }
}
