/// How a cell looks: the second half of a `Cell`. A view says *what* a text is (`.heading`, `.price`) or names one of the
/// terminal's own sixteen colours, never a shade of its own: which shade it is, a `Theme` or the terminal decides, so that
/// it is readable on dark and on light.

/// A role, whose shade a `Theme` decides, or one of the terminal's own sixteen colours, or its default.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
  /// The terminal's own foreground or background.
  case `default`
  /// One of the eight plain colours.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// One of the eight bright colours.
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  /// Text that matters less; the head of a group; what draws the eye: a key, a filter that is on.
  case muted, heading, accent
  /// The parts of an item or of a note.
  case amount, category, price, store, note
  /// How something went.
  case success, warning, failure
  /// A background: the row that the next key acts on, and the rows that were selected before.
  case cursorRow, selection
  /// The empty part of a progress bar.
  case track
}

extension Color {
  /// Whether a `Theme` decides its shade.
  public var isRole: Bool { rawValue >= Color.muted.rawValue }
  /// All roles.
  public static let roles = allCases.filter(\.isRole)
}

/// Foreground, background and attributes of a cell, in two bytes.
///
///     Style.red.bold                   // red, bold
///     Style(.white, on: .blue)
///     Style.heading.adding(.reverse)   // all of the first, and all of the second
public struct Style: Hashable, Sendable {
  /// Bits 0–4 foreground, 5–9 background, 10–15 attributes: a `Cell` stores it as it is.
  @usableFromInline var bits: UInt16

  @inlinable init(bits: UInt16) { self.bits = bits }

  /// What can be added to the colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 63 }
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
    /// With a line through it, where the terminal can.
    public static let strike = Attributes(rawValue: 32)
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

  /// The attributes alone, with those that tell roles apart: what `NO_COLOR` leaves.
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

  /// A title or the head of a group.
  public static let heading = Style(.heading)
  /// What matters less: hints, times, counts.
  public static let muted = Style(.muted)
  /// What draws the eye: a key, a tag, a filter that is on.
  public static let accent = Style(.accent)
  /// How much of something.
  public static let amount = Style(.amount)
  /// What it belongs to: a category, a tag.
  public static let category = Style(.category)
  /// What it costs.
  public static let price = Style(.price)
  /// Where it is bought.
  public static let store = Style(.store)
  /// What is said about it; a link to a note.
  public static let note = Style(.note)
  /// What went well.
  public static let success = Style(.success)
  /// What needs attention.
  public static let warning = Style(.warning)
  /// What failed.
  public static let failure = Style(.failure)
  /// The row that the next key acts on.
  public static let cursorRow = Style(.default, on: .cursorRow)
  /// A row that was selected.
  public static let selection = Style(.default, on: .selection)
  /// The empty part of a progress bar.
  public static let track = Style(.track)
}
