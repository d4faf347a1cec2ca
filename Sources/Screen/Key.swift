/// A key with its modifiers. Different names of one key are equal: `shift+a` is `A`. `ctrl+i` isn't `tab`.
public struct Key: Hashable, Sendable {
  /// The key itself.
  public enum Code: Hashable, Sendable {
    /// A character as typed; a space for the space bar.
    case character(Character)
    /// Keys that change text or modes.
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// Function keys: F1 is 1.
    case function(Int)
  }

  /// The modifiers held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 7 }
    /// Control.
    public static let ctrl = Modifiers(rawValue: 1)
    /// Alt, Meta or Option; terminals send Escape before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Shift; for letters, the letter is upper case instead.
    public static let shift = Modifiers(rawValue: 4)
  }

  /// The key itself.
  public let code: Code
  /// The modifiers held down.
  public let modifiers: Modifiers

  /// Creates a key; a control character becomes the key that sends it.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    guard case .character(let character) = code else {
      self.code = code
      self.modifiers = modifiers
      return
    }
    var modifiers = modifiers
    var plain = code
    if character.unicodeScalars.count == 1 || character == "\r\n" {
      let value = character.unicodeScalars.first!.value
      switch value {
      case 0x09: plain = .tab
      case 0x0A, 0x0D: plain = .enter
      case 0x1B: plain = .escape
      case 0x7F: plain = .backspace
      case 0x00: (plain, modifiers) = (.character(" "), modifiers.union(.ctrl))
      case 0x01...0x1A: (plain, modifiers) = (Key.letter(value + 0x60), modifiers.union(.ctrl))
      case 0x1C...0x1F: (plain, modifiers) = (Key.letter(value + 0x40), modifiers.union(.ctrl))
      case 0x41...0x5A where modifiers.contains(.ctrl): plain = Key.letter(value + 0x20)
      case 0x61...0x7A where modifiers.contains(.shift) && !modifiers.contains(.ctrl):
        (plain, modifiers) = (Key.letter(value - 0x20), modifiers.subtracting(.shift))
      case 0x41...0x5A: modifiers.remove(.shift)
      default: break
      }
    }
    self.code = plain
    self.modifiers = modifiers
  }

  /// The key that types one printable ASCII character.
  package init(ascii: UInt8) {
    code = .character(Character(Unicode.Scalar(ascii)))
    modifiers = []
  }

  private static func letter(_ value: UInt32) -> Code { .character(Character(Unicode.Scalar(value)!)) }

  /// The character the key types: nil if ctrl or alt is held.
  public var character: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.ctrl, .alt]) else { return nil }
    return character
  }
}
