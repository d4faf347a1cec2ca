import ToteModel

/// Check lists in Markdown, in the syntax of the add field.
///
///     # Groceries
///
///     - [ ] 2 kg apples #produce @Lidl 1.09€ !the red ones
///     - [x] milk #dairy
///
/// Nested headings give lists such as `Main / Sub`. What a line can't hold is escaped as in `&#10;`.
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

  /// Escapes a trailing number sign, which would close the heading.
  private static func heading(_ name: String) -> String {
    let escaped = CharacterReference.escaped(name)
    guard escaped.utf8.last == UInt8(ascii: "#") else { return escaped }
    // Bytes, as the sign may be one character with what precedes it.
    return String(Substring(escaped.utf8.dropLast())) + CharacterReference.reference(to: "#")
  }

  /// What to type to get this item.
  static func line(for item: FileItem) -> String {
    var details = item.details.mapTexts(CharacterReference.escaped)
    details.category = item.category.flatMap {
      $0.isBuiltIn ? $0 : Category(CharacterReference.escaped($0.rawValue))
    }
    return ParsedItem(name: CharacterReference.escaped(item.name), details: details)?.description
      ?? CharacterReference.escaped("")
  }
}
