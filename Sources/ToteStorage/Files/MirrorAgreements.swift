import Glibc
import ToteFormats
import ToteModel

/// What each note and its file last agreed on: a database of this machine for each folder and each database that is mirrored there.
/// It isn't in the folder, which may come from anyone. Made anew if it is damaged, or if the folder or the database isn't the one it
/// was made for: then a note and a file that differ keep the lines of both.
final class MirrorAgreements {
  private let database: Database
  /// Then none of it counts.
  private var isOfOthers = false

  /// A folder and a database, as they know each other again.
  struct Pair: Equatable {
    /// Of the folder, without links.
    var folder: String
    var databaseKey: Int64
    /// How long the journal was. A database restored from a backup is behind it.
    var journal: Int64
  }

  /// - Parameter isRehearsal: Then no file is made.
  init(_ path: String, of pair: Pair, isRehearsal: Bool) throws(StorageError) {
    if isRehearsal, PrivateFile.size(of: path) == nil {
      database = try Database(path: ":memory:")
      try Self.make(in: database)
    } else {
      database = try Self.open(path)
    }
    let known = try self.pair()
    let isFor = known.map { $0.databaseKey == pair.databaseKey && $0.journal <= pair.journal } ?? false
    if isFor, known?.folder == pair.folder { return }
    if isRehearsal {
      isOfOthers = !isFor
      return
    }
    try database.transaction { () throws(StorageError) in
      if !isFor { try database.script("DELETE FROM agreement; \(Self.forgettingPlans)") }
      try database.run(
        "INSERT OR REPLACE INTO pair VALUES (1, ?, ?, ?)", .text(pair.folder), .integer(pair.databaseKey),
        .integer(pair.journal))
    }
  }

  /// The folder that a file of agreements belongs to; `nil` if the file is missing.
  static func folder(of path: String) -> String? {
    guard PrivateFile.size(of: path) != nil, let database = try? Database(path: path, mode: .readWrite) else {
      return nil
    }
    return try? database.text("SELECT folder FROM pair")
  }

  private static func open(_ path: String) throws(StorageError) -> Database {
    func open() throws(StorageError) -> Database {
      try PrivateFile.make(path)
      let database = try Database(path: path)
      let foreign = "SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'view')"
      if let name = try database.text(foreign) { throw .foreignCode(name: name) }
      switch try database.integer("PRAGMA user_version") {
      case 0: try make(in: database)
      case 1?, 2?, version:
        // A program that was killed has left its journal, with pages that don't fit together.
        guard try database.text("PRAGMA quick_check(1)") == "ok" else { throw .damaged }
        try database.transaction { () throws(StorageError) in try migrate(database) }
      default: throw .damaged
      }
      return database
    }
    do throws(StorageError) { return try open() } catch {
      guard error == .damaged || error == .notADatabase else { throw error }
      for suffix in [""] + SideFiles.suffixes { unlink(path + suffix) }
      return try open()
    }
  }

  private static let version: Int64 = 3

  private static func migrate(_ database: Database) throws(StorageError) {
    let old = try database.integer("PRAGMA user_version") ?? 0
    for table in ["agreement", "saving", "writing"] {
      if old < 2 { try database.script("ALTER TABLE \(table) ADD COLUMN properties TEXT") }
      if old < 3 { try database.script("ALTER TABLE \(table) ADD COLUMN place TEXT") }
    }
    try database.script("PRAGMA user_version = \(version)")
  }

  private static func make(in database: Database) throws(StorageError) {
    try database.script(
      """
      BEGIN;
      CREATE TABLE pair (
        number INTEGER PRIMARY KEY CHECK (number = 1),
        folder TEXT NOT NULL,
        database INTEGER NOT NULL,
        journal INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE agreement (\(columns), PRIMARY KEY (note)) STRICT;
      -- What holds once an edit is in the journal: the mirror may be cut off just after it was saved.
      CREATE TABLE saving (\(columns), edit BLOB NOT NULL, PRIMARY KEY (note)) STRICT;
      -- What holds once a file was written, after that edit if there is one.
      CREATE TABLE writing (\(columns), edit BLOB, PRIMARY KEY (note)) STRICT;
      -- Where files are about to go.
      CREATE TABLE move (old TEXT PRIMARY KEY NOT NULL, new TEXT NOT NULL) STRICT;
      PRAGMA user_version = \(version);
      COMMIT;
      """)
  }

  private static let columns = """
    note BLOB NOT NULL CHECK (length(note) = 16),
    path TEXT NOT NULL,
    title TEXT NOT NULL,
    pinned INTEGER NOT NULL,
    archived INTEGER NOT NULL,
    aliases TEXT NOT NULL,
    trashed INTEGER NOT NULL,
    file BLOB NOT NULL,
    properties TEXT,
    place TEXT
    """
  /// In the order in which they are read and written. In a file of an older version the table has them otherwise.
  private static let names = [
    "note", "path", "title", "pinned", "archived", "aliases", "trashed", "file", "properties", "place",
  ].joined(separator: ", ")

  private static let forgettingPlans = "DELETE FROM saving; DELETE FROM writing; DELETE FROM move"

  private func pair() throws(StorageError) -> Pair? {
    let row = try database.statement("SELECT folder, database, journal FROM pair")
    defer { row.reset() }
    guard try row.step() else { return nil }
    return Pair(folder: row.text(0), databaseKey: row.integer(1), journal: row.integer(2))
  }

  // MARK: Reading

  /// What holds now.
  ///
  /// - Parameters:
  ///   - isSaved: Whether the journal has an edit.
  ///   - file: What is at a path; `nil` if there is no file.
  func read(
    isSaved: (Edit.ID) throws(StorageError) -> Bool, file: (_ path: String) -> [UInt8]?
  ) throws(StorageError) -> [Note.ID: NoteMirror.Agreement] {
    if isOfOthers { return [:] }
    var moves: [String: String] = [:]
    let move = try database.statement("SELECT old, new FROM move")
    defer { move.reset() }
    while try move.step() {
      if file(move.text(0)) == nil, file(move.text(1)) != nil { moves[move.text(0)] = move.text(1) }
    }
    var agreements = try rows("SELECT \(Self.names), NULL FROM agreement", moves).mapValues(\.agreement)
    for (id, row) in try rows("SELECT \(Self.names), edit FROM saving", moves) {
      if let edit = row.edit, try isSaved(edit) { agreements[id] = row.agreement }
    }
    for (id, row) in try rows("SELECT \(Self.names), edit FROM writing", [:]) {
      if let edit = row.edit, try !isSaved(edit) { continue }
      guard NoteMirror.File.isPath(row.agreement.file.path), let bytes = file(row.agreement.file.path) else {
        continue
      }
      if row.agreement.isOrigin(of: bytes, ratherThan: agreements[id]) { agreements[id] = row.agreement }
    }
    return agreements.filter { NoteMirror.File.isPath($0.value.file.path) }
  }

  private func rows(
    _ sql: String, _ moves: [String: String]
  ) throws(StorageError) -> [Note.ID: (agreement: NoteMirror.Agreement, edit: Edit.ID?)] {
    var rows: [Note.ID: (agreement: NoteMirror.Agreement, edit: Edit.ID?)] = [:]
    let row = try database.statement(sql)
    defer { row.reset() }
    while try row.step() {
      guard let id: Note.ID = row.id(0) else { continue }
      let agreement = NoteMirror.Agreement(
        NoteMirror.File(path: moves[row.text(1)] ?? row.text(1), bytes: row.bytes(7)), title: row.text(2),
        isPinned: row.integer(3) == 1, isArchived: row.integer(4) == 1,
        aliases: row.text(5).split(separator: "\n").map(String.init),
        properties: row.textOrNil(8).map { NoteProperties($0) }, place: row.textOrNil(9),
        isTrashed: row.integer(6) == 1)
      rows[id] = (agreement, row.id(10))
    }
    return rows
  }

  // MARK: Writing

  /// Call it before the notes are saved with this edit, and the files moved.
  ///
  /// - Parameter agreements: What holds now, which a mirror that was cut off before may not have written.
  func willCarryOut(
    _ plan: NoteMirror.Plan, as edit: Edit.ID, from agreements: [Note.ID: NoteMirror.Agreement]
  ) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      if try hasPlans {
        try database.script("DELETE FROM agreement; \(Self.forgettingPlans)")
        for (id, agreement) in agreements { try write(agreement, of: id) }
      }
      for (id, agreement) in plan.taken { try write(agreement, of: id, in: "saving", edit) }
      let written = Set(plan.written.map(\.path))
      for case (let id, let agreement?) in plan.agreements where written.contains(agreement.file.path) {
        try write(agreement, of: id, in: "writing", .some(plan.changes.isEmpty ? nil : edit))
      }
      for (old, new) in plan.moves {
        try database.run("INSERT INTO move VALUES (?, ?)", .text(old), .text(new))
      }
    }
  }

  private var hasPlans: Bool {
    get throws(StorageError) {
      for table in ["saving", "writing", "move"]
      where try database.integer("SELECT 1 FROM \(table) LIMIT 1") != nil {
        return true
      }
      return false
    }
  }

  /// Replaces what was known of these notes; forgets it where there is nothing.
  func save(_ agreements: [Note.ID: NoteMirror.Agreement?], journal: Int64) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      try database.script("\(Self.forgettingPlans)")
      try database.run("UPDATE pair SET journal = ?", .integer(journal))
      for (id, agreement) in agreements {
        try database.run("DELETE FROM agreement WHERE note = ?", Value(id))
        if let agreement { try write(agreement, of: id) }
      }
    }
  }

  private func write(
    _ agreement: NoteMirror.Agreement, of id: Note.ID, in table: String = "agreement", _ edit: Edit.ID?? = nil
  ) throws(StorageError) {
    var values: [Value] = [
      Value(id), .text(agreement.file.path), .text(agreement.title), .integer(agreement.isPinned ? 1 : 0),
      .integer(agreement.isArchived ? 1 : 0), .text(agreement.aliases.joined(separator: "\n")),
      .integer(agreement.isTrashed ? 1 : 0), .bytes(agreement.file.bytes),
      agreement.properties.map { .text($0.text) } ?? .null, agreement.place.map { .text($0) } ?? .null,
    ]
    if let edit { values.append(edit.map { Value($0) } ?? .null) }
    let names = edit == nil ? Self.names : Self.names + ", edit"
    let places = values.map { _ in "?" }.joined(separator: ", ")
    try database.run("INSERT OR REPLACE INTO \(table) (\(names)) VALUES (\(places))", values)
  }
}
