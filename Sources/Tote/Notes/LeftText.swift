import ToteModel

/// What was written in an editor when the program was killed or couldn't save it, in the file that it left.
package struct LeftText: Equatable, Sendable {
  package let file: String
  /// Of the file, after its note's.
  package let name: String
  /// What the editor got.
  package let before: String?
  /// `nil` if it can't be read.
  package let text: String?
  /// Whether an editor has it open.
  package let isOpen: Bool
  /// Whether an editor has kept what it hadn't written yet, in a file of its own beside it.
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

  /// The note that the editor got: it has that text, or what was written already, or else it alone has that name.
  package func note(among notes: some Sequence<Note>) -> Note? {
    let notes = notes.filter { $0.trashed == nil }
    let called = notes.filter { Self.fileName(for: $0.name) == name }
    let texts = [before, text].compactMap { $0?.withoutLastBreak }
    func isSame(_ note: Note) -> Bool { texts.contains(note.text.withoutLastBreak) }
    if let note = called.first(where: isSame) { return note }
    // It may have another title now.
    if before?.withoutLastBreak.isEmpty == false, let note = notes.first(where: isSame) { return note }
    return before != nil && called.count == 1 ? called[0] : nil
  }
}

extension Workspace {
  /// Puts it into its note, or into a new one. `nil` if nothing was written that the note doesn't have.
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
