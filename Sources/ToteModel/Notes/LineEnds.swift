extension String {
  /// With `\n` line ends. In Swift `\r\n` is a single character, so `split` wouldn't find it.
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
