import Tote
import ToteModel

/// The use cases of notes on the database: what is asked is done whole, with its line in the journal, or not at all,
/// and a note that is not there is an error of its own.
extension Storage {
  /// How a use case signs its line.
  struct Signature {
    var id: Edit.ID
    var moment: Moment
    var writer: Entry.Writer.ID
  }

  /// All notes.
  func notes() throws(NoteError) -> [Note] {
    try asLoading { storage throws(StorageError) in
      try storage.with { database throws(StorageError) in try Tables(database: database).rows(Note.self) }
    }
  }

  /// Makes a note.
  func create(_ note: Note, _ signature: Signature) throws(NoteError) -> CommittedEdit {
    try save("new note \(note.name)", signature) { _ throws(NoteError) in [Change(adding: note)] }
  }

  /// Changes notes.
  func update(_ updates: [NoteUpdate], title: String, _ signature: Signature) throws(NoteError)
    -> CommittedEdit
  {
    try save(title, signature) { tables throws(NoteError) in
      var changes: [Change] = []
      for update in updates {
        let note = try Storage.note(update.id, in: tables)
        changes.append(Change(note) { $0 = update.applied(to: note, at: signature.moment) })
      }
      return changes
    }
  }

  /// Removes notes for good; undoing brings them back.
  func remove(_ ids: [Note.ID], _ signature: Signature) throws(NoteError) -> CommittedEdit {
    var title = ids.count == 1 ? "remove the note" : "remove \(ids.count) notes"
    return try save({ title }, signature) { tables throws(NoteError) in
      var changes: [Change] = []
      for id in ids {
        let note = try Storage.note(id, in: tables)
        if ids.count == 1 { title = "remove note \(note.name)" }
        changes.append(Change(removing: note))
      }
      return changes
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
  func keep(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    do throws(StorageError) {
      try with { database throws(StorageError) in
        try database.checkPlace()
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

  private static func note(_ id: Note.ID, in tables: Tables) throws(NoteError) -> Note {
    do throws(StorageError) {
      if case .note(let note)? = try tables.row(.note(id)) { return note }
    } catch {
      throw .couldNotSave(error)
    }
    throw .notFound(id)
  }

  private func save(
    _ title: @autoclosure () -> String, _ signature: Signature,
    _ changes: (Tables) throws(NoteError) -> [Change]
  ) throws(NoteError) -> CommittedEdit {
    try save(title, signature, changes)
  }

  /// Makes the changes and their line in one transaction.
  private func save(
    _ title: () -> String, _ signature: Signature, _ changes: (Tables) throws(NoteError) -> [Change]
  ) throws(NoteError) -> CommittedEdit {
    var refusal: NoteError?
    do throws(StorageError) {
      return try with { database throws(StorageError) in
        try database.transaction { () throws(StorageError) in
          try database.checkPlace()
          let tables = Tables(database: database)
          let made: [Change]
          do throws(NoteError) {
            made = try changes(tables)
          } catch {
            refusal = error
            // Anything takes the transaction back; what it is, is said below.
            throw StorageError.failed(reason: "")
          }
          let edit = Edit(id: signature.id, title: title(), moment: signature.moment, changes: made)
          let entry = Entry(edit, writer: signature.writer)
          try tables.apply(entry)
          return CommittedEdit(entry: entry, sequence: try tables.lastSequence())
        }
      }
    } catch {
      throw refusal ?? .couldNotSave(error)
    }
  }

  private func asLoading<Result>(
    _ work: (Storage) throws(StorageError) -> Result
  ) throws(NoteError) -> Result {
    do throws(StorageError) { return try work(self) } catch { throw .couldNotLoad(error) }
  }
}
