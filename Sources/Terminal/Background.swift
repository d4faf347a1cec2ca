/// Whether a terminal is dark or light, by its own answer (OSC 11) or its environment (`COLORFGBG`). The first frame doesn't wait.

import Screen

extension Theme {
  /// The theme until the terminal has answered: readable on any background.
  static func first(colors: Int, colorFGBG: String?) -> Theme {
    if colors == 0 { return .monochrome }
    if colors < 256 { return .sixteen }
    // The last number is the background's, among the sixteen.
    guard let number = colorFGBG?.split(separator: ";").last.flatMap({ Int($0) }), 0..<16 ~= number else {
      return .sixteen
    }
    return number < 7 || number == 8 ? .dark : .light
  }
}

extension ControlSequence {
  /// What a terminal reports when its colours change (mode 2031), as when a desktop turns dark in the evening.
  var reportedTheme: Theme? {
    guard prefix == UInt8(ascii: "?"), final == UInt8(ascii: "n"), numbers.count == 2, numbers[0] == 997
    else {
      return nil
    }
    return numbers[1] == 1 ? .dark : numbers[1] == 2 ? .light : nil
  }
}

enum BackgroundColor {
  /// Ends with BEL: some terminals (libvterm) don't accept an Escape and a backslash.
  static let question = "\u{1B}]11;?\u{7}"

  /// The theme for an answer such as `11;rgb:1e1e/1e1e/1e1e`; otherwise nil.
  static func theme(answer: some Collection<UInt8>) -> Theme? {
    let text = String(decoding: answer, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":"), ["11;rgb", "11;rgba"].contains(text[..<colon]) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    guard 3...4 ~= parts.count else { return nil }
    var brightness = 0.0
    // How bright red, green and blue look to the eye.
    for (part, weight) in zip(parts, [0.299, 0.587, 0.114]) {
      guard 1...4 ~= part.count, let value = Int(part, radix: 16), value >= 0 else { return nil }
      brightness += weight * Double(value) / Double(1 << (4 * part.count) - 1)
    }
    return brightness < 0.5 ? .dark : .light
  }
}
