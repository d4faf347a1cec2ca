/// How a cell looks: the second half of a `Cell`. A view says *what* a text is (`.heading`, `.muted`)
/// or names one of the terminal's own sixteen colours, never a shade of its own: which red it is, the
/// user's theme decides, so that it is readable on dark and on light.

/// One of the sixteen colours that every terminal's theme defines, or its default.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
  /// The terminal's own foreground or background.
  case `default`
  /// One of the eight plain colours.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// One of the eight bright colours.
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

/// Foreground, background and attributes of a cell, in two bytes.
///
///     Style.red.bold                   // red, bold
///     Style(.white, on: .blue)
///     Style.heading.adding(.reverse)   // all of the first, and all of the second
public struct Style: Hashable, Sendable {
  /// Bits 0–4 foreground, 5–9 background, 10–14 attributes: a `Cell` stores it as it is.
  @usableFromInline var bits: UInt16

  @inlinable init(bits: UInt16) { self.bits = bits }

  /// What can be added to the colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 31 }
    /// Brighter or heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// With a line below.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background changed over.
    public static let reverse = Attributes(rawValue: 16)
  }

  /// A style of colours and attributes; without arguments the terminal's own.
  public init(_ foreground: Color = .default, on background: Color = .default, _ attributes: Attributes = [])
  {
    bits =
      UInt16(foreground.rawValue) | UInt16(background.rawValue) << 5 | UInt16(attributes.rawValue) << 10
  }

  /// The colour of the text.
  public var foreground: Color {
    get { Color(rawValue: UInt8(bits & 31)) ?? .default }
    set { bits = bits & ~31 | UInt16(newValue.rawValue) }
  }

  /// The colour behind the text.
  public var background: Color {
    get { Color(rawValue: UInt8(bits >> 5 & 31)) ?? .default }
    set { bits = bits & ~(31 << 5) | UInt16(newValue.rawValue) << 5 }
  }

  /// Bold, dim and so on.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(bits >> 10)) }
    set { bits = bits & 0x3FF | UInt16(newValue.rawValue) << 10 }
  }

  /// Both together: attributes of either, and the other's colours where it names some.
  public func adding(_ other: Style) -> Style {
    var sum = Style(bits: bits | other.bits & ~0x3FF)
    if other.foreground != .default { sum.foreground = other.foreground }
    if other.background != .default { sum.background = other.background }
    return sum
  }

  /// The attributes alone: what `NO_COLOR` leaves.
  public var withoutColor: Style { Style(bits: bits & ~0x3FF) }
}

extension Style {
  /// The same, bold.
  public var bold: Style { adding(.bold) }
  /// The same, dim.
  public var dim: Style { adding(.dim) }
  /// The same, italic.
  public var italic: Style { adding(.italic) }
  /// The same, underlined.
  public var underline: Style { adding(.underline) }
  /// The same, reversed.
  public var reverse: Style { adding(.reverse) }

  /// The terminal's own colours, no attribute.
  public static let plain = Style()
  /// Bold alone.
  public static let bold = Style(.default, .bold)
  /// Dim alone.
  public static let dim = Style(.default, .dim)
  /// Italic alone.
  public static let italic = Style(.default, .italic)
  /// Underlined alone.
  public static let underline = Style(.default, .underline)
  /// Reversed alone.
  public static let reverse = Style(.default, .reverse)
  /// Red text.
  public static let red = Style(.red)
  /// Green text.
  public static let green = Style(.green)
  /// Yellow text.
  public static let yellow = Style(.yellow)
  /// Blue text.
  public static let blue = Style(.blue)
  /// Magenta text.
  public static let magenta = Style(.magenta)
  /// Cyan text.
  public static let cyan = Style(.cyan)

  /// A title or the head of a group.
  public static let heading = Style(.default, .bold)
  /// What matters less: hints, times, counts.
  public static let muted = Style(.default, .dim)
  /// What draws the eye: a key, a tag, a filter that is on.
  public static let accent = Style(.cyan, .bold)
  /// What went well.
  public static let success = Style(.green)
  /// What needs attention.
  public static let warning = Style(.yellow)
  /// What failed.
  public static let failure = Style(.red, .bold)
  /// What the next key acts on.
  public static let selected = Style(.default, .reverse)
}
