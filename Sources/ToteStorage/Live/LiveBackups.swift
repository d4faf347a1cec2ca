import Tote
import ToteModel

/// The copies of a running program's file. They are made on a desk and a connection of their own: a copy of a long
/// list takes its time, and saving must not wait for it.
actor LiveBackups {
  private let path: String
  private let backups: Backups
  private let desk = Desk("tote.backups")

  nonisolated var unownedExecutor: UnownedSerialExecutor { desk.asUnownedSerialExecutor() }

  init(path: String, backups: Backups) {
    self.path = path
    self.backups = backups
  }

  /// Makes the copy of this day, unless it is there.
  func backUp(at moment: Moment) throws(StorageError) {
    _ = try backups.daily(ofFile: path, at: moment)
  }

  /// The copies that are whole, the newest first; none where nobody can look.
  func whole() -> [Backup] { (try? backups.whole()) ?? [] }
}
