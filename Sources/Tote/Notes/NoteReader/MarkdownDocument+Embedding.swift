import Markdown
import ToteModel

extension MarkdownDocument {
  /// Shows the notes that a note embeds below the links that do so.
  func embedding(notesOf note: Note, in notes: some Collection<Note>) -> MarkdownDocument {
    guard hasEmbeds else { return self }
    let table = LinkTable(notes)
    return embedding { destination in
      let link = NoteLink(followed: destination)
      let (found, place): (Note, NoteLink.Place)
      switch table.target(of: link, from: note) {
      case .note(let other, let part): (found, place) = (other, part)
      case .here(let part): (found, place) = (note, part)
      case .several, .missing, .attachment, .web: return nil
      }
      // All of a note within itself would have no end.
      if found.id == note.id, place == .whole { return nil }
      let document = MarkdownDocument(found.text)
      return Embedded(
        document, blocks: document.blocks(of: place.part, where: NoteLink.Place.isHeading),
        title: found.givenName)
    }
  }
}
