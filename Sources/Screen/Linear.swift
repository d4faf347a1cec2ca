/// What is left out for people who hear the screen: a screen reader would read each line of a box aloud.

extension Character {
  /// Whether it is a line, a block, or a dot of braille that draws, and says nothing.
  var isLine: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0x2500 else { return false }
    // Lines and blocks, the cells of a meter, and braille.
    return value <= 0x259F || value == 0x25B0 || value == 0x25B1 || (0x2800...0x28FF).contains(value)
  }
}

extension Substring {
  /// With blanks in place of lines.
  var withoutLines: String { String(map { $0.isLine ? " " : $0 }) }
}
