import ToteStorage

struct SyncPlaces: Sendable {
  let database: String
  /// Whether it is the default one, whose folder is made if missing.
  let isUsual: Bool
  let backups: Backups
  let state: String
  let account: AccountFile

  init(_ places: Places) {
    (database, isUsual, backups, state) = (places.database, places.isUsual, places.backups, places.state)
    account = AccountFile(path: places.account, database: places.resolvedDatabase)
  }
}
