import ToteModel

/// Check lists in Markdown, in the words of the add field. So people can write such a file, and reading it is like typing it.
///
///     # Groceries
///
///     - [ ] 2 kg apples #produce @Lidl 1.09€ !the red ones
///     - [x] milk #dairy
///
/// Headings are lists; one under another is `Main / Sub`. `&#10;` is what a line can't hold.
enum MarkdownFormat {
  static func write(_ lists: [FileList], to writing: inout FileWriting) throws {
    for (index, list) in lists.enumerated() {
      if index > 0 { writing.append("\n") }
      if let name = list.name {
        writing.append("# ")
        writing.append(heading(name))
        writing.append(list.items.isEmpty ? "\n" : "\n\n")
      }
      try writing.rowEnded()
      for item in list.items {
        writing.append(item.isTicked ? "- [x] " : "- [ ] ")
        writing.append(line(for: item))
        writing.append("\n")
        try writing.rowEnded()
      }
    }
  }

  /// Number signs at its end would be taken for closing ones.
  private static func heading(_ name: String) -> String {
    let escaped = CharacterReference.escaped(name)
    guard escaped.utf8.last == UInt8(ascii: "#") else { return escaped }
    // By bytes: a sign may be one character with what is before it.
    return String(Substring(escaped.utf8.dropLast())) + CharacterReference.reference(to: "#")
  }

  /// What would have to be typed.
  static func line(for item: FileItem) -> String {
    var details = item.details.mapTexts(CharacterReference.escaped)
    details.category = item.category.flatMap {
      $0.isBuiltIn ? $0 : Category(CharacterReference.escaped($0.rawValue))
    }
    return ParsedItem(name: CharacterReference.escaped(item.name), details: details)?.description
      ?? CharacterReference.escaped("")
  }
}
