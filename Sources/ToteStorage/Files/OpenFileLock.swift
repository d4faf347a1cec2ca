import Glibc

/// A shared lock that each program holds on the database's folder while it has the file open. It tells whether others have
/// it open, and whether the last one closed it: SQLite removes the write-ahead log when the last connection closes, so a
/// log of a file that nobody has open was left by a program that was killed.
///
/// On the folder, because SQLite's own locks on the file end when any handle of it is closed; shared, so that nobody waits.
final class OpenFileLock {
  private let folder: Int32
  /// Whether nobody has the file open, and yet its log is there.
  let wasLeftOpen: Bool
  /// Whether nobody else had the file open when this program opened it: what was being written is then nobody's.
  let wasAlone: Bool

  init(of path: String) {
    folder = open(PrivateFile.folder(of: path) ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let isAlone = flock(folder, LOCK_EX | LOCK_NB) == 0
    wasAlone = isAlone
    wasLeftOpen = isAlone && (PrivateFile.size(of: path + "-wal") ?? 0) > 0
    // A folder that cannot be locked costs the check, not the list.
    flock(folder, LOCK_SH | LOCK_NB)
  }

  deinit {
    guard folder >= 0 else { return }
    // Closing would not be enough while a program that this one is just starting still has a copy of the descriptor.
    flock(folder, LOCK_UN)
    close(folder)
  }
}
