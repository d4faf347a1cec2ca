/// What was pressed on the keyboard. A `Key` is what a `Keymap` looks up and what an
/// `Event` carries; how it is written stands in `KeyText.swift`.

/// A key with its modifiers.
///
/// Two ways to name one key are one value: `shift+a` is `A`, `ctrl+A` is `ctrl+a`, `ctrl+i` stays itself
/// although most terminals send a tab for it.
///
///     let quit: Key = "ctrl+c"
///     Key(.function(5), .shift).description == "shift+f5"
public struct Key: Hashable, Sendable {
  /// What is on the key.
  public enum Code: Hashable, Sendable {
    /// One character as typed, a blank for the space bar.
    case character(Character)
    /// Keys that change the text or the mode.
    case enter, tab, escape, backspace, delete, insert
    /// The arrows.
    case up, down, left, right
    /// Further moves.
    case home, end, pageUp, pageDown
    /// F1 and so on, counting from 1.
    case function(Int)
  }

  /// What is held down with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: UInt8
    /// From the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 7 }
    /// Control.
    public static let ctrl = Modifiers(rawValue: 1)
    /// Alt, or Meta, or Option; terminals send Escape before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Shift; with a letter it is in the letter already.
    public static let shift = Modifiers(rawValue: 4)
  }

  /// What is on the key.
  public let code: Code
  /// What is held down with it.
  public let modifiers: Modifiers

  /// A key; a control character is taken for the key that sends it.
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

  /// A number that no other key has, for ASCII characters with or without modifiers: most of what is pressed.
  @usableFromInline var number: UInt16? {
    guard case .character(let character) = code, character.utf8.count == 1 else { return nil }
    return UInt16(character.utf8.first!) << 8 | UInt16(modifiers.rawValue)
  }

  /// What the key types into a text: its character, unless ctrl or alt is held.
  public var character: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.ctrl, .alt]) else { return nil }
    return character
  }
}
