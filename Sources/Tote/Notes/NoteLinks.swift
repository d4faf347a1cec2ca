import Markdown
import ToteModel

extension NoteLink {
  package init(_ link: MarkdownDocument.Link) {
    self.init(
      link.destination, isEncoded: link.form == .markdown, shown: link.shown, isEmbed: link.isEmbed,
      range: link.range)
  }

  /// The links in any text: that of a note, or a property of one.
  package static func all(in text: String) -> [NoteLink] {
    text.utf8.mayHaveLink ? MarkdownDocument.links(in: text).map { NoteLink($0) } : []
  }

  /// A link that a reader follows. Hardly any title has `%20` in it, but many addresses do.
  init(followed destination: String) {
    self.init(destination, isEncoded: destination.percentDecoded != destination)
  }
}

extension NoteLink.Place {
  var part: MarkdownDocument.Part {
    switch self {
    case .whole: .whole
    case .heading(let names): .heading(names)
    case .block(let name): .block(name)
    }
  }
}

extension Note {
  /// In the order of the text.
  package var links: [NoteLink] { NoteLink.all(in: text) }

  package func canBeLinked(as title: String) -> Bool { MarkdownDocument.canLink(to: title) }
}

extension Collection<Note> {
  /// Also by an alias.
  package func linking(to note: Note) -> [Note] { linking(to: [note.givenName] + note.aliases) }

  package func linking(to title: String) -> [Note] { linking(to: [title]) }

  /// The latest first. Parses only texts that have brackets.
  private func linking(to titles: [String]) -> [Note] {
    let keys = Set(titles.map(Folding.fold)).subtracting([""])
    if keys.isEmpty { return [] }
    let beginnings = Set(keys.compactMap(\.utf8.first))
    return filter { note in
      note.trashed == nil && note.text.utf8.mayHaveLink(toTitlesBeginningWith: beginnings)
        && note.links.contains { $0.leads(toOneOf: keys) }
    }.sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }
  }
}

extension String.UTF8View {
  fileprivate var mayHaveLink: Bool { mayHaveLink { _ in true } }

  /// Looks at the first letters only, which spares nearly all texts from being parsed.
  fileprivate func mayHaveLink(toTitlesBeginningWith letters: Set<UInt8>) -> Bool {
    // Escapes and accents may stand for any letter.
    func mayBegin(_ byte: UInt8) -> Bool {
      byte >= 0x80 || "%&\\".utf8.contains(byte) || letters.contains(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
    return mayHaveLink { destination in
      var isFirst = true
      for byte in destination {
        if byte == 0x0A || byte == 0x7C || byte == 0x5D { return false }
        if isFirst, byte > 0x20, byte != 0x3C {
          if mayBegin(byte) { return true }
          isFirst = false
        }
        if byte == 0x2F { isFirst = true }
      }
      return false
    }
  }

  /// Whether `[[`, `](` or `]:` is followed by what is wanted.
  private func mayHaveLink(to isWanted: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      var place = bytes.startIndex
      while let found = bytes[place...].firstIndex(where: { $0 == 0x5B || $0 == 0x5D }) {
        guard found + 1 < bytes.count else { return false }
        let next = bytes[found + 1]
        let isLink = bytes[found] == 0x5B ? next == 0x5B : next == 0x28 || next == 0x3A
        if isLink, isWanted(bytes[(found + 2)...]) { return true }
        place = found + 1
      }
      return false
    } ?? true
  }
}
