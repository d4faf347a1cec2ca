import ToteModel

/// As much of a note as it takes to choose it.
package struct NoteName: Equatable, Sendable {
  package let id: Note.ID
  /// May be empty.
  package let name: String
  package let directory: NoteDirectory
  package let modified: Moment
}

extension CommandSession {
  /// The notes outside the archive and the trash, in the order of `notes(in:)`. No more is read of a text than what its note may
  /// be named by: ten thousand texts would take longer than a person waits for a choice.
  package func noteNames() throws(StorageError) -> [NoteName] {
    let statement = try tables.database.statement(
      """
      SELECT id, title, CASE title WHEN '' THEN substr(text, 1, 4000) END, file, modified FROM note
      WHERE trashed IS NULL AND archived = 0 ORDER BY pinned DESC, modified DESC, id DESC
      """)
    defer { statement.reset() }
    var names: [NoteName] = []
    while try statement.step() {
      guard let id: Note.ID = statement.id(0) else { throw .damaged }
      let modified = Moment(milliseconds: statement.integer(4))
      let note = Note(
        id: id, title: statement.text(1), text: statement.textOrNil(2) ?? "", created: modified,
        place: statement.textOrNil(3).map { NotePlace($0) })
      names.append(
        NoteName(id: id, name: note.givenName, directory: note.directory, modified: modified))
    }
    return names
  }
}
