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
  /// In the order of the text, and behind them those in properties.
  package var links: [NoteLink] {
    properties.isEmpty ? NoteLink.all(in: text) : NoteLink.all(in: text) + properties.links
  }

  package func canBeLinked(as title: String) -> Bool { MarkdownDocument.canLink(to: title) }
}

extension Note {
  /// Whether its text or its properties may have a link to one of these titles, which are folded. Parses nothing.
  func mayLink(toOneOf titles: [[UInt8]]) -> Bool {
    text.utf8.mayHaveLink(toOneOf: titles) || properties.text.utf8.mayHaveLink(toOneOf: titles)
  }

  var mayHaveLink: Bool { text.utf8.mayHaveLink || properties.text.utf8.mayHaveLink }
}

extension Collection<Note> {
  /// Also by an alias, or by the name of its file.
  package func linking(to note: Note) -> [Note] {
    linking(to: [note.givenName] + note.aliases + [note.place?.stem].compactMap(\.self))
  }

  package func linking(to title: String) -> [Note] { linking(to: [title]) }

  /// The latest first. Parses only texts that have brackets.
  private func linking(to titles: [String]) -> [Note] {
    let keys = Set(titles.map(Folding.fold)).subtracting([""])
    if keys.isEmpty { return [] }
    let spellings = keys.map { Array($0.utf8) }
    return filter { note in
      note.trashed == nil && note.mayLink(toOneOf: spellings)
        && note.links.contains { $0.leads(toOneOf: keys) }
    }.sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }
  }
}

extension String.UTF8View {
  var mayHaveLink: Bool { mayHaveLink { _ in true } }

  /// Compares what links begin with, which spares nearly all texts from being parsed. The titles are folded.
  fileprivate func mayHaveLink(toOneOf titles: [[UInt8]]) -> Bool {
    mayHaveLink { destination in
      var start = destination.startIndex
      while start < destination.endIndex {
        if titles.contains(where: { destination[start...].mayBegin(with: $0) }) { return true }
        // A folder may stand before the title.
        let stop = destination[start...].firstIndex { [0x2F, 0x0A, 0x7C, 0x5D].contains($0) }
        guard let stop, destination[stop] == 0x2F else { return false }
        start = stop + 1
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

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether a title may begin here, in any spelling of it.
  fileprivate func mayBegin(with title: [UInt8]) -> Bool {
    var place = startIndex
    // An address may stand in angle brackets.
    while place < endIndex, self[place] == 0x20 || self[place] == 0x09 || self[place] == 0x3C { place += 1 }
    var matched = 0
    while matched < title.count {
      guard place < endIndex else { return false }
      let byte = self[place]
      // Escapes and what isn't ASCII may stand for any letter.
      if byte >= 0x80 || byte == 0x25 || byte == 0x26 || byte == 0x5C { return true }
      if byte == 0x20 || byte == 0x09 {
        guard title[matched] == 0x20 else { return false }
        while place < endIndex, self[place] == 0x20 || self[place] == 0x09 { place += 1 }
        matched += 1
        continue
      }
      guard (0x41...0x5A ~= byte ? byte | 0x20 : byte) == title[matched] else { return false }
      (place, matched) = (place + 1, matched + 1)
    }
    return true
  }
}
