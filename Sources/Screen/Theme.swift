/// A colour, and the nearest one among the 256 that most terminals know by number.
public struct Shade: Hashable, Sendable {
  /// The amount of each, from 0 to 255.
  public let red, green, blue: UInt8
  /// Its number among the 256 colours, from 16.
  public let number: UInt8

  /// Creates a shade from six hexadecimal digits and its number: `Shade(0x9BD08A, 114)`.
  public init(_ hex: UInt32, _ number: UInt8) {
    red = UInt8(hex >> 16 & 255)
    green = UInt8(hex >> 8 & 255)
    blue = UInt8(hex & 255)
    self.number = number
  }
}

/// What a style looks like once its roles are resolved.
public struct Look: Hashable, Sendable {
  /// Attributes, and colours of the sixteen where there is no shade.
  public var style: Style
  /// The shade of the text, if it has one.
  public var foreground: Shade?
  /// The shade behind it, if it has one.
  public var background: Shade?

  /// Creates a look from a style, with shades that replace its colours.
  public init(style: Style, foreground: Shade? = nil, background: Shade? = nil) {
    self.style = style
    self.foreground = foreground
    self.background = background
  }
}

/// A look for each role. Frames name only roles, so their snapshots are the same on every terminal.
public struct Theme: Hashable, Sendable {
  /// Its name.
  public let name: String
  private let looks: [Look]
  private let hasColors: Bool

  /// Creates a theme from a look for each role; a role without one looks like plain text.
  public init(_ name: String, _ looks: [Color: Look]) {
    self.name = name
    hasColors = looks.values.contains {
      $0.foreground != nil || $0.background != nil || $0.style.foreground != .default
    }
    self.looks = Color.allCases.map { looks[$0] ?? Look(style: .plain) }
  }

  func own(_ color: Color) -> Look { looks[Int(color.rawValue)] }

  /// Returns a style's look. Text reversed to show a background loses its own colour.
  public func look(of style: Style) -> Look {
    let (text, ground) = (style.foreground, style.background)
    if !text.isRole, !ground.isRole {
      return Look(style: hasColors ? style : Style(.default, style.attributes))
    }
    var look = Look(style: Style(text, on: ground, style.attributes))
    if !hasColors { look.style = Style(.default, style.attributes) }
    if text.isRole {
      let own = looks[Int(text.rawValue)]
      look.style.foreground = own.style.foreground
      look.style.attributes.formUnion(own.style.attributes)
      look.foreground = own.foreground ?? own.background
    }
    if ground.isRole {
      let own = looks[Int(ground.rawValue)]
      look.style.background = own.style.foreground
      look.background = own.background ?? own.foreground
      // Replaces the shade where there is none.
      if look.background == nil, ground == .cursorRow || ground == .selection {
        look.style.attributes.formUnion(own.style.attributes)
      }
      if look.style.attributes.contains(.reverse) {
        look.style.foreground = .default
        look.style.attributes.remove(.dim)
      }
    }
    return look
  }
}

extension Theme: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}

extension Theme {
  /// Attributes only, different for every role of a text. Lines have none where the keys are, and are dim elsewhere.
  public static let monochrome = Theme(
    "monochrome",
    attributes([
      .muted: .dim, .heading: .bold, .accent: .underline, .amber: [.bold, .italic],
      .violet: [.bold, .dim],
      .leaf: .italic, .sky: [.dim, .underline], .note: [.dim, .italic], .success: [.italic, .underline],
      .warning: [.bold, .underline], .failure: [.bold, .reverse], .cursorRow: .reverse,
      .selection: [.bold, .italic, .underline], .track: [.dim, .italic, .underline],
    ]))

  /// The terminal's own sixteen colours, which are readable on its background, whatever that is.
  public static let sixteen = Theme(
    "sixteen",
    [
      .muted: Style(.default, .dim), .heading: .bold, .accent: Style(.cyan, .bold), .amber: .cyan,
      .violet: .magenta, .leaf: .green, .sky: .blue, .note: .italic, .success: Style(.green, .bold),
      .warning: .yellow, .failure: Style(.red, .bold), .cursorRow: .reverse,
      .selection: Style(.default, [.bold, .underline]), .track: Style(.brightBlack, .dim),
      .focus: .cyan.dim,
    ].mapValues { Look(style: $0) })

  /// Shades for text on a dark background.
  public static let dark = Theme(
    "dark",
    shades([
      .muted: Shade(0xA3AAB5, 248), .accent: Shade(0x5ECBE0, 80), .amber: Shade(0xE3B767, 179),
      .violet: Shade(0xD59BE8, 176), .leaf: Shade(0x9BD08A, 114), .sky: Shade(0x7CB7F5, 111),
      .note: Shade(0xB4B8D9, 146), .success: Shade(0x8FD1A6, 115), .warning: Shade(0xF2A868, 215),
      .failure: Shade(0xFF8F8F, 210), .cursorRow: Shade(0x243A53, 236), .selection: Shade(0x262C38, 235),
      .track: Shade(0x5B6270, 241), .focus: Shade(0x57B6C9, 74),
    ]))

  /// Shades for text on a light background.
  public static let light = Theme(
    "light",
    shades([
      .muted: Shade(0x5C6470, 59), .accent: Shade(0x006875, 23), .amber: Shade(0x7D5200, 58),
      .violet: Shade(0x86309C, 90), .leaf: Shade(0x1B6B30, 22), .sky: Shade(0x1D56B3, 25),
      .note: Shade(0x5A4F86, 60), .success: Shade(0x1A6A4A, 24), .warning: Shade(0x944600, 94),
      .failure: Shade(0xB0201C, 124), .cursorRow: Shade(0xD6E6F7, 195), .selection: Shade(0xE9EEF5, 255),
      .track: Shade(0xB4BAC4, 249), .focus: Shade(0x007F8C, 30),
    ]))

  private static func attributes(_ attributes: [Color: Style.Attributes]) -> [Color: Look] {
    attributes.mapValues { Look(style: Style(.default, $0)) }
  }

  /// More than the shade, for roles that the text alone would not reveal.
  private static func shades(_ shades: [Color: Shade]) -> [Color: Look] {
    var looks: [Color: Look] = [.heading: Look(style: .bold)]
    for (role, shade) in shades {
      switch role {
      case .cursorRow, .selection: looks[role] = Look(style: .plain, background: shade)
      case .accent, .failure: looks[role] = Look(style: .bold, foreground: shade)
      case .note: looks[role] = Look(style: .italic, foreground: shade)
      default: looks[role] = Look(style: .plain, foreground: shade)
      }
    }
    return looks
  }
}
