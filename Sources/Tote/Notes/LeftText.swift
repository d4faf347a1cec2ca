import ToteModel

/// Text left in an external editor's file because the program was killed or couldn't save it.
package struct LeftText: Equatable, Sendable {
  package let file: String
  /// The file's name, made from the note's.
  package let name: String
  /// The text that the editor was given.
  package let before: String?
  /// `nil` if it can't be read.
  package let text: String?
  /// Whether an editor has it open.
  package let isOpen: Bool
  /// Whether the editor has left a swap file, which may contain more.
  package let hasUnwrittenCopy: Bool

  package init(
    file: String, name: String, before: String?, text: String?, isOpen: Bool = false,
    hasUnwrittenCopy: Bool = false
  ) {
    (self.file, self.name, self.before, self.text) = (file, name, before, text)
    (self.isOpen, self.hasUnwrittenCopy) = (isOpen, hasUnwrittenCopy)
  }

  /// A note's name, reduced to letters that are safe in any editor.
  package static func fileName(for name: String) -> String {
    let plain = Folding.fold(name).unicodeScalars.filter {
      ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    return plain.isEmpty ? "note" : String(String.UnicodeScalarView(plain.prefix(24)))
  }

  /// The note that was edited: the one with the text before or after, or else the only one with that name.
  package func note(among notes: some Sequence<Note>) -> Note? {
    let notes = notes.filter { $0.trashed == nil }
    let called = notes.filter { Self.fileName(for: $0.name) == name }
    let texts = [before, text].compactMap { $0?.withoutLastBreak }
    func isSame(_ note: Note) -> Bool { texts.contains(note.text.withoutLastBreak) }
    if let note = called.first(where: isSame) { return note }
    // The note may have been renamed since.
    if before?.withoutLastBreak.isEmpty == false, let note = notes.first(where: isSame) { return note }
    return before != nil && called.count == 1 ? called[0] : nil
  }
}

extension Workspace {
  /// Merges the text into its note, or creates one. Returns `nil` if the note has it already.
  package mutating func recover(
    _ left: LeftText, _ context: EditContext
  ) throws(NoteError) -> (note: Note, saving: NoteSaving)? {
    guard let written = left.text, written != left.before else { return nil }
    guard let note = left.note(among: records.notes.values) else {
      let text = NoteText(written.withoutLastBreak)
      let new = Note(
        id: context.id(), title: left.name, text: text.text, tags: text.tags, created: context.now)
      createNote(new, context)
      return (new, .saved)
    }
    // Editors always end a text with a line break.
    let ends = note.text.hasSuffix("\n")
    let base = NoteContent(
      title: note.title, text: ends ? left.before ?? "" : left.before?.withoutLastBreak ?? "")
    let new = NoteContent(title: note.title, text: ends ? written : written.withoutLastBreak)
    let saving = try saveNote(note.id, new, from: base, context)
    return records.notes[note.id].flatMap { $0 == note ? nil : ($0, saving) }
  }
}

extension String {
  fileprivate var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
