/// What can go wrong with the database, as the person in front of the screen needs it: what happened, and what to do.
/// Everything that SQLite answers becomes one of these at the edge of this room; no other room knows its numbers.
package enum StorageError: Error, Equatable, Sendable {
  /// Another program has held the database for longer than we wait.
  case busy
  /// The disk is full.
  case full
  /// The file, or its folder, may not be written.
  case readOnly
  /// The file is damaged.
  case damaged
  /// The file is something else than a database.
  case notADatabase
  /// A later version of Tote has written it.
  case newer(version: Int, known: Int)
  /// The file cannot be opened or made.
  case cannotOpen(reason: String)
  /// The disk or the system failed.
  case failed(reason: String)
}

extension StorageError {
  /// One sentence that says what happened and what to do.
  package var sentence: String {
    switch self {
    case .busy: "Another program is using the database; try again when it has finished."
    case .full: "The disk is full; make room, and what is not saved yet will be saved."
    case .readOnly: "The database may not be written; check the permissions of the file and its folder."
    case .damaged: "The database is damaged; the file is untouched, and a backup can be opened instead."
    case .notADatabase: "The file is not a Tote database; choose another with --db."
    case .newer(let version, let known):
      "The database was written by a newer Tote (version \(version), this one knows \(known)); update Tote."
    case .cannotOpen(let reason):
      "The database cannot be opened (\(reason)); check that its folder exists and is yours."
    case .failed(let reason): "The database could not be read or written (\(reason)); try again."
    }
  }

  /// Whether trying again later may help without anyone doing something about the file.
  package var isPassing: Bool {
    switch self {
    case .busy, .full, .readOnly, .failed: true
    case .damaged, .notADatabase, .newer, .cannotOpen: false
    }
  }
}
