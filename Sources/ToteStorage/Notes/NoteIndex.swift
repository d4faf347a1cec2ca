import Tote

/// The words of the notes in SQLite's full-text index. It is written in the same transaction as the notes themselves,
/// so it can neither miss one nor find one that is gone.
///
/// The index holds what `NoteWords` makes of a text: folded, and with blanks round every character of a script that
/// writes none. So the tokenizer that goes by words finds the beginnings of words in every script; the one that goes
/// by three letters, which SQLite has too, finds nothing for two.
struct NoteIndex {
  let database: Database

  /// Writes the words of a note, whose row is there already.
  func put(_ note: Note) throws(StorageError) {
    try remove(note.id)
    try database.run(
      "INSERT INTO note_words (rowid, title, text) SELECT rowid, ?, ? FROM note WHERE id = ?",
      .text(NoteWords.indexed(note.title)), .text(NoteWords.indexed(note.text)), Value(note.id))
  }

  /// Takes them away, while the row is still there.
  func remove(_ id: Note.ID) throws(StorageError) {
    try database.run(
      "DELETE FROM note_words WHERE rowid = (SELECT rowid FROM note WHERE id = ?)", Value(id))
  }

  /// The notes that hold all the words of a query, the best first: a word in the title weighs ten times one in the
  /// text. A query without a word finds nothing.
  func search(_ query: String, limit: Int = 200) throws(StorageError) -> [Note.ID] {
    guard let match = NoteWords.match(for: query) else { return [] }
    let statement = try database.statement(
      """
      SELECT note.id FROM note_words JOIN note ON note.rowid = note_words.rowid
      WHERE note_words MATCH ? ORDER BY bm25(note_words, 10.0, 1.0), note.modified DESC LIMIT ?
      """)
    try statement.bind([.text(match), .integer(Int64(limit))])
    defer { statement.reset() }
    var found: [Note.ID] = []
    while try statement.step() {
      guard let id: Note.ID = statement.id(0) else { throw .damaged }
      found.append(id)
    }
    return found
  }
}
