import Markdown
import ToteModel

extension Workspace {
  /// Merges with changes made since `base`. Screen, shell, external editor and recovered drafts all use it.
  ///
  /// - Parameter document: What is written, if it has been read already: a megabyte takes long.
  @discardableResult
  package mutating func saveNote(
    _ id: Note.ID, _ written: NoteContent, read document: MarkdownDocument? = nil, from base: NoteContent,
    _ context: EditContext
  ) throws(NoteError) -> NoteSaving {
    guard let note = records.notes[id] else { throw .notFound(id) }
    let merge = NoteMerge(written, from: base, into: note)
    if merge.text != nil || merge.title != nil {
      try editNote(id, title: merge.title, text: merge.text.map { text(of: note, $0, document) }, context)
    }
    return merge.saving
  }

  private func text(of note: Note, _ text: String, _ document: MarkdownDocument?) -> NoteText {
    if let document, document.isOf(text) { NoteText(document, of: note) } else { NoteText(text, of: note) }
  }
}

extension MarkdownDocument {
  /// Whether it is what this text says, to the byte.
  func isOf(_ text: String) -> Bool { source.utf8.elementsEqual(text.utf8) }
}
