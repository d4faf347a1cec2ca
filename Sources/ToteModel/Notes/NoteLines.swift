/// The lines of a note with their places in its UTF-8.
struct NoteLines {
  /// Without fenced code and front matter, which say nothing to people.
  private(set) var prose: [(text: Substring, range: Range<Int>)] = []

  init(_ text: String) {
    var offset = 0
    var fence: Substring?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let range = offset..<offset + line.utf8.count
      offset = range.upperBound + 1
      let bare = line.drop { $0 == " " }
      if let open = fence {
        if bare.hasPrefix(open) { fence = nil }
      } else if bare.hasPrefix("```") || bare.hasPrefix("~~~") || index == 0 && line == "---" {
        fence = bare.prefix(3)
      } else {
        prose.append((line, range))
      }
    }
    // A fence that nothing closes is a line.
    if fence != nil { prose = Self.all(text) }
  }

  private static func all(_ text: String) -> [(Substring, Range<Int>)] {
    var offset = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { offset += line.utf8.count + 1 }
      return (line, offset..<offset + line.utf8.count)
    }
  }
}
