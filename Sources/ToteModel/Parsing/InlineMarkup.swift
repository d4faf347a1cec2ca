/// What Markdown and web pages put round the words of a line, and what is left without it.
enum InlineMarkup {
  /// `**200 g** [flour](flour.md)` as `200 g flour`. Signs that stand alone stay: `2 * 4`. So do links to notes.
  static func plain(_ line: String) -> String {
    guard line.utf8.contains(where: { signs.contains($0) }) else { return line }
    var text = withoutLinks(withoutTags(line))
    for (sign, breaksWords) in [("**", true), ("__", false), ("*", false), ("_", false), ("`", true)] {
      text = text.removingPairs(of: sign, withinWords: breaksWords)
    }
    return Folding.clean(text)
  }

  private static let signs: Set<UInt8> = Set("*_`[<".utf8)

  /// `<br>`, `<b>`, `<!-- -->`; but `< 5 %` stays.
  private static func withoutTags(_ line: String) -> String {
    guard line.contains("<") else { return line }
    var text = ""
    var rest = Substring(line)
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      rest = rest[start...]
      let next = rest.dropFirst().first
      guard next?.isLetter == true || next == "/" || next == "!", let end = rest.firstIndex(of: ">") else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest[rest.index(after: end)...]
      text += " "
    }
    return text + rest
  }

  /// `[flour](https://…)`, `![](picture.png)`.
  private static func withoutLinks(_ line: String) -> String {
    guard line.contains("](") else { return line }
    var text = ""
    var rest = Substring(line)
    while let start = rest.firstIndex(of: "["), let middle = rest[start...].firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let isPicture = rest[..<start].last == "!"
      text += isPicture ? rest[..<start].dropLast() : rest[..<start]
      if !isPicture { text += rest[rest.index(after: start)..<middle.lowerBound] }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

extension String {
  /// Without signs that open before a word and close behind one.
  fileprivate func removingPairs(of sign: String, withinWords: Bool) -> String {
    guard contains(sign) else { return self }
    var text = ""
    var rest = self[...]
    while let opening = rest.firstRange(of: sign) {
      let inside = rest[opening.upperBound...]
      let opens =
        inside.first?.isWhitespace == false && (withinWords || !rest[..<opening.lowerBound].endsWord)
      guard opens, let closing = inside.firstRange(of: sign), closing.lowerBound > inside.startIndex,
        inside[..<closing.lowerBound].last?.isWhitespace == false
      else {
        text += rest[..<opening.upperBound]
        rest = inside
        continue
      }
      text += rest[..<opening.lowerBound] + inside[..<closing.lowerBound]
      rest = inside[closing.upperBound...]
    }
    return text + rest
  }
}

extension Substring {
  fileprivate var endsWord: Bool { last.map { $0.isLetter || $0.isNumber } ?? false }
}
