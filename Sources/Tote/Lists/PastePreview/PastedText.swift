import ToteModel

/// From pasted text to lines of items: lists are copied with what stood before their lines.
extension PastePreview {
  /// The lines with something in them.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).filter { !Folding.clean($0).isEmpty }
  }

  package static func withoutBullet(_ line: String) -> String {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    for bullet in ["- ", "* ", "• ", "– "] where rest.hasPrefix(bullet) {
      rest = rest.dropFirst(bullet.count)
    }
    rest = rest.withoutNumber
    for box in ["[ ] ", "[x] ", "[X] ", "☐ ", "☑ "] where rest.hasPrefix(box) {
      rest = rest.dropFirst(box.count)
    }
    return rest.isEmpty ? line : String(rest)
  }
}

extension Substring {
  /// Behind `1. ` or `2) `; `1.5 l milk` is no numbered line.
  fileprivate var withoutNumber: Substring {
    let digits = prefix { "0"..."9" ~= $0 }
    guard (1...3).contains(digits.count) else { return self }
    let rest = self[digits.endIndex...]
    return rest.hasPrefix(". ") || rest.hasPrefix(") ") ? rest.dropFirst(2) : self
  }
}
