import ToteModel

/// A note's file as other programs write it, taken apart so that writing the note back changes nothing else of it.
package struct MirroredFile: Equatable, Sendable {
  private let source: [UInt8]
  /// Until something changes, the file is written as it was read, even if its line ends are mixed.
  private var isChanged = false
  private var hasByteOrderMark: Bool
  private var endsLinesWithReturns: Bool
  /// With the lines of dashes around it; empty if there is none.
  private var frontMatter: [String]
  private var isBlankBelowFrontMatter = false
  private var hasText: Bool
  private var endsInBreak: Bool
  package private(set) var text: String
  /// What the front matter says.
  package private(set) var fields: NoteFile

  /// `nil` if it is no UTF-8.
  package init?(_ bytes: [UInt8]) {
    source = bytes
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard let whole = String(validating: hasByteOrderMark ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    else { return nil }
    endsLinesWithReturns = whole.utf8.hasReturns
    var (head, rest) = Self.divided(whole.plainLines)
    (frontMatter, hasText) = (head, rest != nil)
    if !head.isEmpty, rest?.utf8.first == 0x0A {
      isBlankBelowFrontMatter = true
      rest?.removeFirst()
    }
    endsInBreak = rest?.utf8.last == 0x0A
    if endsInBreak { rest?.removeLast() }
    text = String(rest ?? "")
    fields = NoteFile(frontMatter.joined(separator: "\n"))
  }

  /// The lines of the front matter, and the text below; `nil` if the file ends with the front matter.
  private static func divided(_ whole: String) -> (head: [String], text: Substring?) {
    guard whole.utf8.starts(with: "---\n".utf8) else { return ([], whole[...]) }
    var (head, rest) = ([String](), whole[...])
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let line = rest[..<end]
      head.append(String(line))
      rest = rest[rest.utf8.index(after: end)...]
      if head.count > 1, line == "---" || line == "..." { return (head, rest) }
    }
    return rest == "---" || rest == "..." ? (head + [String(rest)], nil) : ([], whole[...])
  }

  package var bytes: [UInt8] {
    if !isChanged { return source }
    var lines = frontMatter + (isBlankBelowFrontMatter ? [""] : [])
    if hasText || !text.isEmpty { lines += [text] }
    var whole = lines.joined(separator: "\n") + (endsInBreak ? "\n" : "")
    if endsLinesWithReturns { whole = whole.replacing("\n", with: "\r\n") }
    return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(whole.utf8)
  }

  package var hasFrontMatter: Bool { !frontMatter.isEmpty }

  /// Writes what a note has and the file says otherwise. A field is added only beside our own ones.
  package mutating func write(_ note: Note, now: Moment, tags: (String) -> [String]) {
    let hadOwnTags = fields.tags == tags(text)
    let before = (text, frontMatter)
    defer { if before != (text, frontMatter) { isChanged = true } }
    if text != note.text {
      text = note.text
      for key in ["changed", "modified", "updated"] where has(key) { set(key, now.timestamp) }
      if hadOwnTags, has("tags") || fields.id != nil {
        set("tags", note.tags.isEmpty ? nil : note.tags.yaml)
      }
    }
    if let id = fields.id, id != note.id { set("id", "\(note.id)") }
    if let title = fields.title, Folding.clean(title) != note.title { set("title", note.title.yaml) }
    if hasFrontMatter, NoteAliases(fields.aliases ?? []).titles != note.aliases {
      set(has("alias") ? "alias" : "aliases", note.aliases.isEmpty ? nil : note.aliases.yaml)
    }
    if hasFrontMatter, fields.isPinned != note.isPinned { set("pinned", note.isPinned ? "true" : nil) }
    if hasFrontMatter, fields.isArchived != note.isArchived {
      set("archived", note.isArchived ? "true" : nil)
    }
    fields = NoteFile(frontMatter.joined(separator: "\n"))
  }

  private func place(of key: String) -> Int? {
    frontMatter.firstIndex { $0.hasPrefix(key + ":") }
  }

  private func has(_ key: String) -> Bool { place(of: key) != nil }

  /// Replaces, adds or removes a field, with the lines of its list.
  private mutating func set(_ key: String, _ value: String?) {
    let line = value.map { ["\(key): \($0)"] } ?? []
    guard let place = place(of: key) else {
      frontMatter.insert(contentsOf: line, at: frontMatter.count - 1)
      return
    }
    let end = frontMatter[(place + 1)...].firstIndex { !$0.hasPrefix(" ") && !$0.hasPrefix("- ") }
    frontMatter.replaceSubrange(place..<(end ?? frontMatter.count - 1), with: line)
  }
}

extension String.UTF8View {
  /// Whether every line ends as on Windows.
  fileprivate var hasReturns: Bool {
    var (last, breaks): (UInt8, Int) = (0, 0)
    for byte in self {
      if byte == 0x0A {
        guard last == 0x0D else { return false }
        breaks += 1
      }
      last = byte
    }
    return breaks > 0
  }
}
