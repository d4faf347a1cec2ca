import Screen
import ToteModel

/// Pasting several lines into the title or the list of notes: the first is the title, the rest the text. HTML becomes Markdown.
extension NoteEditor {
  /// Without a heading, its first words needn't be a title.
  mutating func paste(_ page: NoteContent) {
    if !page.title.isEmpty { return paste("\(page.title)\n\(page.text)") }
    text.move(to: .start)
    text.apply(.text(.insert(text.isEmpty ? page.text : page.text + "\n")))
  }

  /// Undoing once shows what was pasted as it was.
  mutating func paste(_ pasted: String, as page: NoteContent?) {
    let start = text.selection?.lowerBound ?? text.caret
    text.apply(.text(.insert(page == nil ? pasted.withBoxes : pasted)))
    guard let page else { return }
    text.select(from: start, to: text.caret)
    text.apply(.text(.insert(page.titled)))
  }

  /// Whether the caret is between the fences of code.
  var isInCode: Bool {
    var fence: Substring?
    for number in 0..<text.caret.line {
      let sign = text.line(number).drop { $0 == " " }.prefix(3)
      guard sign == "```" || sign == "~~~" else { continue }
      if fence == nil { fence = sign } else if fence == sign { fence = nil }
    }
    return fence != nil
  }

  mutating func paste(_ pasted: String) {
    let lines = pasted.plainLines.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
    title.apply(.insert(Note.plain(lines[first])))
    isInTitle = false
    text.move(to: .start)
    var rest = lines[(first + 1)...].drop { $0.allSatisfy(\.isWhitespace) }
    while rest.last?.allSatisfy(\.isWhitespace) == true { rest.removeLast() }
    guard !rest.isEmpty else { return }
    let body = rest.joined(separator: "\n").withBoxes
    text.apply(.text(.insert(text.isEmpty ? body : body + "\n")))
  }
}

extension String {
  /// With boxes in place of the signs that websites put before the ingredients of a recipe.
  var withBoxes: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " || $0 == "\t" }
      guard let sign = rest.first, "▢☐□❑❏".contains(sign) else { return String(line) }
      return line[..<rest.startIndex] + "- [ ] " + rest.dropFirst().drop { $0 == " " || $0 == "\u{A0}" }
    }.joined(separator: "\n")
  }
}
