/// A frame as text with escape sequences that every terminal knows: for a demo, `less -R` or a chat.

extension Frame {
  /// This frame as lines of text, without styles or trailing spaces.
  public var plainText: String {
    (0..<size.height).map { row in
      String(self.row(row).map(\.text).joined().reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// This frame as lines of text with escape sequences for styles, in the terminal's own sixteen colours.
  public var ansi: String {
    (0..<size.height).map { row in
      var line = ""
      var style = Style.plain
      for cell in self.row(row) {
        if cell.style != style { line += cell.style.ansi }
        style = cell.style
        line += cell.text
      }
      return line + (style == .plain ? "" : Style.plain.ansi) + "\n"
    }.joined()
  }
}

extension Style {
  /// The sequence that sets this style, whatever came before.
  var ansi: String {
    let look = Theme.sixteen.look(of: self).style
    var numbers: [Int] = []
    for (attribute, number) in [
      (Attributes.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strike, 9),
    ] where look.attributes.contains(attribute) {
      numbers.append(number)
    }
    numbers += look.foreground.number(plain: 30, bright: 90) + look.background.number(plain: 40, bright: 100)
    return "\u{1B}[\(numbers.map(String.init).joined(separator: ";"))m"
  }
}

extension Color {
  /// Its number among the sixteen; empty for the terminal's own.
  fileprivate func number(plain: Int, bright: Int) -> [Int] {
    switch Int(rawValue) {
    case 0: []
    case let color where color < 9: [plain + color - 1]
    case let color: [bright + color - 9]
    }
  }
}
