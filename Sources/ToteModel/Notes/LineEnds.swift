/// Line ends as notes have them. Text that comes from outside, from a pipe or another editor, may have those of another
/// system; to Swift a `\r\n` is one character, which is no `\n`.
extension String {
  /// The same text, every line of which ends in `\n`.
  ///
  ///     "a\r\nb\rc\n".plainLines == "a\nb\nc\n"
  package var plainLines: String {
    guard utf8.contains(0x0D) else { return self }
    var plain = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      if scalar != "\n" || !wasReturn { plain.append(scalar == "\r" ? "\n" : scalar) }
      wasReturn = scalar == "\r"
    }
    return String(plain)
  }
}
