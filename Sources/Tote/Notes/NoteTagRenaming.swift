import Markdown
import ToteModel

/// A tag that gets another name in all notes, with those below it: `house/garden` follows `house`.
package struct TagRenaming: Equatable, Sendable {
  package let old: String
  /// The notes with the tag in their text, outside the trash, the latest first.
  package private(set) var notes: [Note] = []
  /// How many have it from the front matter of their file only, which stays.
  package private(set) var keeping = 0
  /// Folded, of all notes.
  private var others: Set<String> = []

  /// With or without the sign.
  package init(of old: String, among all: some Sequence<Note>) {
    self.old = Self.bare(old)
    let key = Folding.fold(self.old)
    for note in all where note.trashed == nil {
      var isTagged = false
      for tag in note.tags.lazy.map(Folding.fold) {
        if Self.isTag(key, tag) { isTagged = true } else { others.insert(tag) }
      }
      guard isTagged else { continue }
      if MarkdownDocument.tags(in: note.text).contains(where: { Self.isTag(key, Folding.fold($0)) }) {
        notes.append(note)
      } else {
        keeping += 1
      }
    }
    notes.sort { ($0.modified, $0.id) > ($1.modified, $1.id) }
  }

  /// What was typed without the sign; `nil` if that is no tag.
  package static func name(_ typed: String) -> String? {
    let name = bare(typed)
    return MarkdownDocument.tags(in: "#\(name)") == [name] ? name : nil
  }

  /// Whether other notes have that tag already, or one below it.
  package func merges(into new: String) -> Bool {
    let key = Folding.fold(Self.bare(new))
    return others.contains { Self.isTag(key, $0) }
  }

  package func text(of note: Note, with new: String) -> NoteText {
    NoteText(MarkdownDocument(note.text).renamingTag(from: old, to: new), of: note)
  }

  package static func bare(_ tag: String) -> String {
    let clean = Folding.clean(tag)
    return clean.hasPrefix("#") ? String(clean.dropFirst()) : clean
  }

  /// Whether it is the tag, or one below it.
  fileprivate static func isTag(_ tag: String, _ other: String) -> Bool {
    !tag.isEmpty && (other == tag || other.hasPrefix(tag + "/"))
  }
}

extension MarkdownDocument {
  /// Also those below it. Not in code, links or addresses, which have no tags.
  package func renamingTag(from old: String, to new: String) -> String {
    let key = Folding.fold(old)
    let levels = old.utf8.count { $0 == UInt8(ascii: "/") }
    let all = Array(source.utf8)
    var (text, written): ([UInt8], Int) = ([], 0)
    for place in tagPlaces.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let tag = all[place]
      guard TagRenaming.isTag(key, Folding.fold(String(decoding: tag, as: UTF8.self))) else { continue }
      // What is below it begins with another slash.
      let slashes = tag.indices.filter { tag[$0] == UInt8(ascii: "/") }
      let end = slashes.count > levels ? slashes[levels] : place.upperBound
      text += all[written..<place.lowerBound]
      text += Array(new.utf8)
      written = end
    }
    if written == 0 { return source }
    text += all[written...]
    return String(decoding: text, as: UTF8.self)
  }
}

extension Workspace {
  /// One step, however many notes.
  package mutating func renameTag(
    _ renaming: TagRenaming, to new: String, _ context: EditContext
  ) throws(NoteError) {
    let texts = renaming.notes.map { ($0.id, renaming.text(of: $0, with: new)) }
    try renameTag(renaming.old, in: texts, context)
  }
}
