import Tote
import ToteModel

/// The backups of the running app. They are made on a queue and a connection of their own: a copy of a long list takes a
/// while, and saving must not wait for it.
actor LiveBackups {
  private let path: String
  private let backups: Backups
  private let executor = SerialQueueExecutor("tote.backups")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(path: String, backups: Backups) {
    self.path = path
    self.backups = backups
  }

  func backUp(at moment: Moment) throws(StorageError) {
    _ = try backups.createDaily(ofFile: path, at: moment)
  }

  /// The copies that are whole, the newest first; none where nobody can look.
  func intact() -> [Backup] { (try? backups.intact()) ?? [] }
}
