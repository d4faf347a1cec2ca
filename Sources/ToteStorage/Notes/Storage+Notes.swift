import ToteModel

/// The notes in the database, the words in them, and what is being written.
extension Storage {
  func notes() throws(NoteError) -> [Note] {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in try Tables(database: database).rows(Note.self) }
    }
  }

  /// The notes that hold the words of a query.
  func search(_ query: String) throws(NoteError) -> [Note.ID] {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in try NoteIndex(database: database).search(query) }
    }
  }

  /// What was being written when a program ended.
  func drafts() throws(NoteError) -> [Draft] {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in
        let statement = try database.statement("SELECT note, title, text FROM draft ORDER BY rowid")
        defer { statement.reset() }
        var drafts: [Draft] = []
        while try statement.step() {
          guard let note: Note.ID = statement.id(0) else { throw StorageError.damaged }
          drafts.append(Draft(note: note, title: statement.text(1), text: statement.text(2)))
        }
        return drafts
      }
    }
  }

  /// Keeps what is being written, or forgets it.
  func saveDraft(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    do throws(StorageError) {
      try with { database throws(StorageError) in
        try database.checkNotMoved()
        guard let draft else { return try database.run("DELETE FROM draft WHERE note = ?", Value(note)) }
        try database.run(
          """
          INSERT INTO draft (note, title, text) VALUES (?, ?, ?)
          ON CONFLICT (note) DO UPDATE SET title = excluded.title, text = excluded.text
          """, Value(note), .text(draft.title), .text(draft.text))
      }
    } catch {
      throw .couldNotSave(error)
    }
  }

  private func asLoading<Result>(
    _ work: (Storage) throws(StorageError) -> Result
  ) throws(NoteError) -> Result {
    do throws(StorageError) { return try work(self) } catch { throw .couldNotLoad(error) }
  }
}
