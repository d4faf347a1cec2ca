extension String {
  /// This text for a terminal, with `�` for each character that could steer it or turn its direction. For programs without a screen;
  /// the others have `Screen`, which also measures.
  package var harmless: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isHarmful =
        scalar.properties.generalCategory == .control || Glyph(scalar) == .nothing
        || scalar.value == 0x2028 || scalar.value == 0x2029
      text.append(isHarmful ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }
}
