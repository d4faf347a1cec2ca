import Glibc

/// Who has the database open, and whether the last one closed it. SQLite removes the write-ahead log when the last
/// connection closes; so a log without anybody who has the file open was left by a program that was killed.
///
/// Each program holds a shared lock on the database's folder while it has the file open. On the folder, because
/// SQLite's own locks on the file end when any handle of it is closed; shared, so that nobody waits.
final class Presence {
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

  deinit { if folder >= 0 { close(folder) } }
}
