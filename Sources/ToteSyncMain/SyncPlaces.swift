import ToteStorage

/// Where the database is, and what is kept beside it, found out once.
struct SyncPlaces: Sendable {
  let database: String
  /// Whether it is the usual one, whose folder is made where it is missing.
  let isUsual: Bool
  let backups: Backups
  /// The folder for what is neither the data nor a setting.
  let state: String

  init(_ places: Places) {
    (database, isUsual, backups, state) = (places.database, places.isUsual, places.backups, places.state)
  }
}
