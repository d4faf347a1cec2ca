import Glibc
import ToteFormats
import ToteModel

/// What each note and its file last agreed on: a database in the hidden folder of a mirror. Made anew if it is damaged: then a
/// note and a file that differ keep the lines of both.
final class MirrorAgreements {
  private let database: Database

  init(folder: String) throws(StorageError) {
    // An agreement is with one database, so it must not travel with the folder.
    let ignoring = folder + "/.gitignore"
    _ = PrivateFile.replace(ignoring, isSynced: false) { FileBytes.write("*\n", to: $0) }
    let path = folder + "/agreed.db"
    do throws(StorageError) {
      database = try Self.open(path)
    } catch {
      guard error == .damaged || error == .notADatabase else { throw error }
      unlink(path)
      unlink(path + "-journal")
      database = try Self.open(path)
    }
  }

  /// Only to be read; empty if the folder has none yet.
  init(reading folder: String) throws(StorageError) {
    let path = folder + "/agreed.db"
    database = try Database(path: PrivateFile.size(of: path) == nil ? ":memory:" : path)
    try database.script(Self.schema)
  }

  private static func open(_ path: String) throws(StorageError) -> Database {
    try PrivateFile.make(path)
    let database = try Database(path: path)
    try database.script(schema)
    return database
  }

  /// A row with a moment counts only if the note was saved at that moment, just before the mirror was cut off.
  private static let schema = """
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS agreement (
      note BLOB NOT NULL CHECK (length(note) = 16),
      saved INTEGER NOT NULL,
      path TEXT NOT NULL,
      title TEXT NOT NULL,
      pinned INTEGER NOT NULL,
      archived INTEGER NOT NULL,
      aliases TEXT NOT NULL,
      trashed INTEGER NOT NULL,
      file BLOB NOT NULL,
      PRIMARY KEY (note, saved)
    ) STRICT;
    """
  private static let agreed = Moment.zero

  func read(notes: [Note]) throws(StorageError) -> [Note.ID: NoteMirror.Agreement] {
    let saved = Dictionary(notes.map { ($0.id, $0.modified) }) { one, _ in one }
    var agreements: [Note.ID: NoteMirror.Agreement] = [:]
    let row = try database.statement(
      """
      SELECT note, saved, path, title, pinned, archived, aliases, trashed, file FROM agreement ORDER BY saved
      """)
    defer { row.reset() }
    while try row.step() {
      guard let id: Note.ID = row.id(0) else { continue }
      let moment = Moment(milliseconds: row.integer(1))
      guard moment == Self.agreed || saved[id] == moment else { continue }
      agreements[id] = NoteMirror.Agreement(
        NoteMirror.File(path: row.text(2), bytes: row.bytes(8)), title: row.text(3),
        isPinned: row.integer(4) == 1, isArchived: row.integer(5) == 1,
        aliases: row.text(6).split(separator: "\n").map(String.init), isTrashed: row.integer(7) == 1)
    }
    return agreements
  }

  /// Call it before the notes are saved as of this moment.
  func willSave(_ taken: [Note.ID: NoteMirror.Agreement], at moment: Moment) throws(StorageError) {
    if taken.isEmpty { return }
    try database.transaction { () throws(StorageError) in
      for (id, agreement) in taken { try write(agreement, of: id, at: moment) }
    }
  }

  /// Replaces what was known of these notes; forgets it where there is nothing.
  func save(_ agreements: [Note.ID: NoteMirror.Agreement?]) throws(StorageError) {
    if agreements.isEmpty { return }
    try database.transaction { () throws(StorageError) in
      for (id, agreement) in agreements {
        try database.run("DELETE FROM agreement WHERE note = ?", Value(id))
        if let agreement { try write(agreement, of: id, at: Self.agreed) }
      }
    }
  }

  private func write(
    _ agreement: NoteMirror.Agreement, of id: Note.ID, at moment: Moment
  ) throws(StorageError) {
    try database.run(
      "INSERT OR REPLACE INTO agreement VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", Value(id),
      .integer(moment.milliseconds), .text(agreement.file.path), .text(agreement.title),
      .integer(agreement.isPinned ? 1 : 0), .integer(agreement.isArchived ? 1 : 0),
      .text(agreement.aliases.joined(separator: "\n")), .integer(agreement.isTrashed ? 1 : 0),
      .bytes(agreement.file.bytes))
  }
}
