/// Bullets, boxes and numbers of copied lists, and separators such as the dash of `milk - 2 l`, are ignored.

extension QuickAddTokens {
  /// Unless the line has nothing else.
  mutating func dropBullet() {
    var end = 0
    while end < count, let length = bullet(at: end), end + length < count { end += length }
    dropFirst(end)
  }

  private func bullet(at index: Int) -> Int? {
    guard isPlain(index) else { return nil }
    let text = self[index].text
    guard text.utf8.count <= 5 else { return nil }
    if text == "[", isPlain(index + 1), self[index + 1].text == "]" { return 2 }
    if Self.bullets.contains(text) { return 1 }
    guard let sign = text.last, ".)".contains(sign), isPlain(index + 1) else { return nil }
    let digits = text.dropLast()
    guard (1...3).contains(digits.count), digits.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    // A rank in Turkish: `1. sınıf zeytinyağı` is first-class oil.
    return Self.ranks.contains(Folding.fold(self[index + 1].text)) ? nil : 1
  }

  /// Makes separators beside an amount or a price part of it.
  mutating func dropSeparators() {
    for index in 0..<count where self[index].role == nil && self[index].isSeparator {
      let neighbours = [index - 1, index + 1].filter { (0..<count).contains($0) && self[$0].mark == nil }
        .compactMap { self[$0].role }
      let roles: [QuickAdd.Kind] = [.amount, .price, .replaced, .mark(.note)]
      guard let role = neighbours.first(where: roles.contains) else { continue }
      let isAtStart = (0..<index).allSatisfy { self[$0].role != nil }
      let isAtEnd = (index + 1..<count).allSatisfy { self[$0].role != nil }
      // Alone it is the name.
      if isAtStart != isAtEnd { self[index].role = role }
    }
  }

  /// A French article: `du pain`, `de la farine`, `de l'eau`, `des œufs`.
  mutating func dropPartitive() {
    guard isPlain(0), isPlain(1), Self.isPartitive(self[0].text), Number(self[1].text) == nil else { return }
    guard Folding.fold(self[0].text) == "de" else { return dropFirst(1) }
    guard self[1].text.utf8.count <= 32 else { return }
    let article = Folding.fold(self[1].text)
    if article == "la", isPlain(2) {
      dropFirst(2)
    } else if article.hasPrefix("l'"), split(1, after: 2) {
      dropFirst(2)
    }
  }

  static func isPartitive(_ text: String) -> Bool {
    2...3 ~= text.utf8.count && ["du", "des", "de"].contains(Folding.fold(text))
  }

  private static let bullets: Set<String> = [
    "-", "*", "•", "–", "—", "·", "‣", "◦", "▪", "[]", "[x]", "[X]", "☐", "☑", "▢", "□", "◻", "✓", "✔", "✔︎",
  ]
  private static let ranks = Language.words { $0.ranks }
}
