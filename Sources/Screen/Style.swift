/// A role, whose shade a `Theme` decides, or one of the terminal's sixteen colours, or its default.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
  case `default`
  /// One of the eight plain colours.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// One of the eight bright colours.
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  /// Less important text; titles; what should catch the eye, such as a key or an active filter.
  case muted, heading, accent
  /// Hues that mean nothing here: a program names them for what it shows (`static let unread = Color.sky`).
  case amber, violet, leaf, sky
  /// A remark.
  case note
  /// How something went.
  case success, warning, failure
  /// Backgrounds: the current row; selected rows.
  case cursorRow, selection
  /// The empty part of a progress bar.
  case track
  /// The lines around what has the keys.
  case focus
}

extension Color {
  /// Whether it is a role, whose shade a `Theme` decides.
  public var isRole: Bool { rawValue >= Color.muted.rawValue }
  /// All roles.
  public static let roles = allCases.filter(\.isRole)
}

/// A cell's colours and attributes. A view names a role or one of sixteen colours; a `Theme` picks the shade.
public struct Style: Hashable, Sendable {
  /// Bits 0–4 foreground, 5–9 background, 10–15 attributes; a `Cell` stores the same bits.
  @usableFromInline var bits: UInt16

  @inlinable init(bits: UInt16) { self.bits = bits }

  /// Attributes besides the colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt8
    /// Creates attributes from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 63 }
    /// Brighter or heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// Underlined.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background swapped.
    public static let reverse = Attributes(rawValue: 16)
    /// Struck through, if the terminal supports it.
    public static let strike = Attributes(rawValue: 32)
  }

  /// Creates a style from colours and attributes (default: the terminal's own).
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

  /// Returns both combined: the attributes of either, and the other's colours if it has any.
  public func adding(_ other: Style) -> Style {
    let foreground = other.bits & 31 != 0 ? other.bits & 31 : bits & 31
    let background = other.bits >> 5 & 31 != 0 ? other.bits & 31 << 5 : bits & 31 << 5
    return Style(bits: foreground | background | (bits | other.bits) & ~0x3FF)
  }

  /// The style without colours, as with `NO_COLOR`: only attributes, different for each role.
  public var withoutColor: Style { Theme.monochrome.look(of: self).style }
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
  /// The same, struck through.
  public var strike: Style { adding(.strike) }

  /// The terminal's own colours, without attributes.
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
  /// Struck through alone.
  public static let strike = Style(.default, .strike)
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

  /// Titles.
  public static let heading = Style(.heading)
  /// Less important text: hints, times, counts.
  public static let muted = Style(.muted)
  /// What should catch the eye: a key, an active filter.
  public static let accent = Style(.accent)
  /// The hues that a program names itself.
  public static let amber = Style(.amber)
  /// The second.
  public static let violet = Style(.violet)
  /// The third.
  public static let leaf = Style(.leaf)
  /// The fourth.
  public static let sky = Style(.sky)
  /// A remark.
  public static let note = Style(.note)
  /// Something that succeeded.
  public static let success = Style(.success)
  /// Something that needs attention.
  public static let warning = Style(.warning)
  /// Something that failed.
  public static let failure = Style(.failure)
  /// The current row.
  public static let cursorRow = Style(.default, on: .cursorRow)
  /// A selected row.
  public static let selection = Style(.default, on: .selection)
  /// The empty part of a progress bar.
  public static let track = Style(.track)
  /// The lines around what has the keys.
  public static let focus = Style(.focus)
}
