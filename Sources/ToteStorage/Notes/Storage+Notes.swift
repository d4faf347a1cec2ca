import ToteModel

extension Storage {
  package func notes() throws(NoteError) -> [Note] {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in try Tables(database: database).rows(Note.self) }
    }
  }

  func search(_ query: String) throws(NoteError) -> FoundNotes {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in
        try NoteIndex(database: database).searchNearest(query)
      }
    }
  }

  /// Drafts left by programs that have ended. They belong to this program from now on, which deletes them on saving.
  func drafts() throws(NoteError) -> [Draft] {
    let drafts = try storedDrafts().filter { !isAtWork($0.owner) }
    draftOwners.withLock { $0.formUnion(drafts.map(\.owner)) }
    return drafts.map(\.draft)
  }

  func storedDrafts() throws(NoteError) -> [(owner: Entry.Writer.ID, draft: Draft)] {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in try database.drafts() }
    }
  }

  /// Saves or deletes a draft. Each program has its own, so that two that edit one note don't delete each other's.
  func saveDraft(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    do throws(StorageError) {
      let owners = draftOwners.withLock { $0 }
      let own = draftOwner
      try with { database throws(StorageError) in
        try database.checkNotMoved()
        guard let draft else {
          for owner in owners.union([own]) {
            try database.run("DELETE FROM draft WHERE note = ? AND owner = ?", Value(note), Value(owner))
          }
          return
        }
        try database.run(
          """
          INSERT INTO draft (note, owner, title, text, base_title, base_text) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (note, owner) DO UPDATE SET title = excluded.title, text = excluded.text,
            base_title = excluded.base_title, base_text = excluded.base_text
          """, Value(note), Value(own), .text(draft.title), .text(draft.text), .text(draft.base.title),
          .text(draft.base.text))
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

extension CommandSession {
  /// All drafts: those being written now, and those left by killed programs.
  package func drafts() throws(StorageError) -> [Draft] { try tables.database.drafts().map(\.draft) }
}

extension Database {
  fileprivate func drafts() throws(StorageError) -> [(owner: Entry.Writer.ID, draft: Draft)] {
    let statement = try statement(
      "SELECT note, owner, title, text, base_title, base_text FROM draft ORDER BY rowid")
    defer { statement.reset() }
    var drafts: [(owner: Entry.Writer.ID, draft: Draft)] = []
    while try statement.step() {
      guard let note: Note.ID = statement.id(0), let owner: Entry.Writer.ID = statement.id(1) else {
        throw .damaged
      }
      let draft = Draft(
        note: note, title: statement.text(2), text: statement.text(3),
        base: NoteContent(title: statement.text(4), text: statement.text(5)))
      drafts.append((owner, draft))
    }
    return drafts
  }
}
