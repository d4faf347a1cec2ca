import ToteModel

/// The running app's backups, made on their own queue and connection: copying a long list takes a while, and saving
/// must not wait for it.
package actor LiveBackups {
  private let path: String
  private let backups: Backups
  private let executor = SerialQueueExecutor("tote.backups")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package init(path: String, backups: Backups) {
    self.path = path
    self.backups = backups
  }

  package func backUp(at moment: Moment) throws(StorageError) {
    _ = try backups.createDaily(ofFile: path, at: moment)
  }

  package func intact() -> [Backup] { (try? backups.intact()) ?? [] }
}
