import Markdown
import ToteModel

extension MarkdownDocument {
  /// Nothing in it may end the link or be code.
  package static func canLink(to title: String) -> Bool {
    let isPlain = title.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x5B && byte != 0x5D && byte != 0x60 && byte != 0x7C
    }
    return isPlain && !Folding.clean(title).isEmpty
  }

  /// Renames links, ignoring case and accents, and leaves everything else as it is. Changes nothing if the new title can't be linked
  /// to.
  package func renamingLinks(from old: String, to new: String) -> String {
    let new = Folding.clean(new)
    guard MarkdownDocument.canLink(to: new) else { return source }
    return rewritingLinks { link, written, write in
      link.renamed(written, from: old) { write(new, $0) }
    }
  }

  /// How a link is written then, or `nil` if it stays. It gets the link, how its destination is written, and what writes a path in the
  /// place of an old one.
  typealias LinkChange = (
    _ link: NoteLink, _ written: String, _ write: (_ path: String, _ old: Substring) -> String
  ) -> String?

  func rewritingLinks(_ change: LinkChange) -> String {
    if links.isEmpty { return source }
    let bytes = Array(source.utf8)
    var changes: [Range<Int>: String] = [:]
    for link in links {
      let written = String(decoding: bytes[link.range], as: UTF8.self)
      // A definition may be used by several links.
      changes[link.range] = change(NoteLink(link), written) { path, old in
        link.form == .wiki ? path : path.inAddress(like: old, isQuoted: bytes.isInBrackets(link.range))
      }
    }
    if changes.isEmpty { return source }
    var (text, copied) = ([UInt8](), 0)
    for (range, new) in changes.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      text += bytes[copied..<range.lowerBound]
      text += new.utf8
      copied = range.upperBound
    }
    return String(decoding: text + bytes[copied...], as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether an address is in angle brackets.
  func isInBrackets(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && self[range.lowerBound - 1] == UInt8(ascii: "<")
  }
}

extension String {
  /// A name as an address has it, with no more escapes than are needed, or as the old name had them.
  func inAddress(like old: Substring, isQuoted: Bool) -> String {
    let isAllEncoded = old.utf8.allSatisfy { $0 < 0x80 } && old.utf8.contains(UInt8(ascii: "%"))
    var address: [UInt8] = []
    for byte in utf8 {
      let isBlank = byte == 0x20 && (!isQuoted || isAllEncoded)
      let isSign = "%#^<>\\?".utf8.contains(byte) || !isQuoted && "()".utf8.contains(byte) || byte == 0x7F
      if isBlank || isSign || byte >= 0x80 && isAllEncoded {
        address += "%\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      } else {
        address.append(byte)
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}

extension Workspace {
  /// Also changes the links in these notes, in the same step.
  package mutating func renameNote(
    _ note: Note, to title: String, in linking: [Note], _ context: EditContext
  ) throws(NoteError) {
    var renamed = linking.first { $0.id == note.id }?.renamingLinks(from: note.title, to: title)
    renamed = renamed ?? NoteUpdate(note.id)
    renamed?.title = title
    let others = linking.filter { $0.id != note.id }.map { $0.renamingLinks(from: note.title, to: title) }
    let updates = others + [renamed].compactMap(\.self)
    try updateNotes(updates.sorted { $0.id < $1.id }, as: .editNote(note.givenName), context)
  }

  /// For a note that was renamed before. Skips notes that are gone. Returns how many changed.
  package mutating func renameLinks(
    from old: String, to new: String, in ids: [Note.ID], _ context: EditContext
  ) throws(NoteError) -> Int {
    let updates = ids.compactMap { records.notes[$0]?.renamingLinks(from: old, to: new) }
    try updateNotes(updates, as: .renameLinks(new), context)
    return updates.count
  }
}

extension Note {
  /// In its text and its properties.
  fileprivate func renamingLinks(from old: String, to new: String) -> NoteUpdate {
    var update = NoteUpdate(id)
    let text = NoteText(MarkdownDocument(self.text).renamingLinks(from: old, to: new), of: self)
    (update.text, update.tags) = (text.text, text.tags)
    if !properties.isEmpty { update.linked = properties.renamingLinks(from: old, to: new) }
    return update
  }
}
