/// The tables of sequences and their keys. xterm's come first; rxvt, the Linux console, PuTTY, tmux and the protocols for modified
/// keys add their own, and none contradict.

import Screen

extension ControlSequence {
  /// Its event; nil if it is unknown or means nothing. An Escape before the sequence sets `held`.
  func event(_ held: Key.Modifiers) -> Event? {
    if introducer == UInt8(ascii: "O") { return shortKey(held).map(Event.key) }
    let letter = Character(Unicode.Scalar(final))
    if prefix == UInt8(ascii: "<") { return letter == "M" || letter == "m" ? report(letter == "m") : nil }
    if prefix != 0 { return nil }
    if letter == "M" { return oldReport }
    if numbers.isEmpty, letter == "I" || letter == "O" { return .focus(letter == "I") }
    return longKey(letter, held).map(Event.key)
  }

  private func longKey(_ letter: Character, _ held: Key.Modifiers) -> Key? {
    if intermediate == UInt8(ascii: "[") {
      return KeyTable.consoleLetters.firstIndex(of: letter).map { Key(.function($0 + 1), held) }
    }
    switch letter {
    case "~": return numbered(held)
    case "$": return KeyTable.numbers[first].map { Key($0, held.union(.shift)) }
    case "^": return KeyTable.numbers[first].map { Key($0, held.union(.ctrl)) }
    case "@": return KeyTable.numbers[first].map { Key($0, held.union([.ctrl, .shift])) }
    case "u": return written(first, held.union(KeyTable.modifiers(second)))
    case "Z": return Key(.tab, held.union(KeyTable.modifiers(second)).union(.shift))
    case "a", "b", "c", "d":
      return KeyTable.letters[Character(letter.uppercased())].map { Key($0, held.union(.shift)) }
    // A cursor position report, which was not requested; F3 with modifiers has a 1.
    case "R" where first > 1: return nil
    default: return KeyTable.letters[letter].map { Key($0, held.union(KeyTable.modifiers(second))) }
    }
  }

  private func numbered(_ held: Key.Modifiers) -> Key? {
    // `27;modifiers;code~`: xterm's form for keys without a sequence of their own.
    if first == 27, numbers.count == 3 { return written(numbers[2], held.union(KeyTable.modifiers(second))) }
    return KeyTable.numbers[first].map { Key($0, held.union(KeyTable.modifiers(second))) }
  }

  private func shortKey(_ held: Key.Modifiers) -> Key? {
    let letter = Character(Unicode.Scalar(final))
    let held = held.union(KeyTable.modifiers(numbers.count > 1 ? second : first))
    if let code = KeyTable.letters[letter] { return Key(code, held) }
    if let code = KeyTable.keypad[letter] { return Key(code, held) }
    if ("a"..."d").contains(letter), let code = KeyTable.letters[Character(letter.uppercased())] {
      return Key(code, held.union(.ctrl))
    }
    return nil
  }

  /// A key by its character's code, or by a code for keys without a character.
  private func written(_ code: Int, _ held: Key.Modifiers) -> Key? {
    if let code = KeyTable.codes[code] { return Key(code, held) }
    if (57_376...57_398).contains(code) { return Key(.function(code - 57_363), held) }
    guard code > 0, !(0xE000...0xF8FF).contains(code), let scalar = Unicode.Scalar(UInt32(code)) else {
      return nil
    }
    let character = Character(scalar)
    if character.isLetter, scalar.value < 0x80 { return Key(.character(character), held) }
    guard held.contains(.shift), scalar.value > 0x20, scalar.value != 0x7F else {
      return Key(.character(character), held)
    }
    // The character already includes shift, as in `A` and `!`.
    let upper = character.uppercased()
    return Key(.character(upper.count == 1 ? Character(upper) : character), held.subtracting(.shift))
  }

  private var first: Int { numbers.first ?? 0 }
  private var second: Int { numbers.count > 1 ? numbers[1] : 0 }

  private func report(_ isRelease: Bool) -> Event? {
    numbers.count == 3 ? mouseEvent(first, numbers[1] - 1, numbers[2] - 1, isRelease) : nil
  }

  /// The older mouse reports: three bytes, or three numbers (urxvt).
  private var oldReport: Event? {
    let parts = mouse.isEmpty ? numbers : mouse.map(Int.init)
    guard parts.count == 3, parts[0] >= 32 else { return nil }
    let offset = mouse.isEmpty ? 1 : 33
    let button = parts[0] - 32
    // It doesn't say which button was released, so it is ignored.
    return mouseEvent(button, parts[1] - offset, parts[2] - offset, false)
  }

  private func mouseEvent(_ button: Int, _ column: Int, _ row: Int, _ isRelease: Bool) -> Event? {
    guard column >= 0, row >= 0 else { return nil }
    let point = Point(column, row)
    let held = button & ~(4 | 8 | 16 | 32)
    if button & 32 != 0 { return held < 3 ? .drag(Event.Button.allCases[held], point) : nil }
    switch held {
    case 0, 1, 2:
      let button = Event.Button.allCases[held]
      return isRelease ? .release(button, point) : .click(button, point)
    case 64...67: return isRelease ? nil : .wheel(Event.Turn.allCases[held - 64], point)
    default: return nil
    }
  }
}

enum KeyTable {
  /// 1 plus shift 1, alt 2, ctrl 4. Other modifiers (super, caps lock) are ignored.
  static func modifiers(_ number: Int) -> Key.Modifiers {
    guard number > 1 else { return [] }
    var modifiers: Key.Modifiers = []
    let bits = number - 1
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.ctrl) }
    return modifiers
  }

  static let consoleLetters: [Character] = ["A", "B", "C", "D", "E"]

  static let letters: [Character: Key.Code] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  static let numbers: [Int: Key.Code] = {
    var table: [Int: Key.Code] = [
      1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    for (index, number) in functions.enumerated() { table[number] = .function(index + 1) }
    return table
  }()

  static let keypad: [Character: Key.Code] = {
    var table: [Character: Key.Code] = ["M": .enter, "I": .tab, " ": .character(" "), "X": .character("=")]
    for (letter, character) in zip("jklmnopqrstuvwxy", "*+,-./0123456789") {
      table[letter] = .character(character)
    }
    return table
  }()

  static let codes: [Int: Key.Code] = {
    var table: [Int: Key.Code] = [
      57_414: .enter, 57_415: .character("="), 57_417: .left, 57_418: .right, 57_419: .up, 57_420: .down,
      57_421: .pageUp, 57_422: .pageDown, 57_423: .home, 57_424: .end, 57_425: .insert, 57_426: .delete,
    ]
    for (index, character) in "0123456789./*-+".enumerated() { table[57_399 + index] = .character(character) }
    return table
  }()
}
