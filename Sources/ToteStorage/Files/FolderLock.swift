import Glibc
import ToteModel

/// An exclusive lock on a folder, held by the program that makes backups there. It ends with this value, and with the
/// program however that ends. A folder that others can open isn't locked, or they could keep backups from being made.
final class FolderLock {
  private let folder: Int32
  let isHeld: Bool

  /// Makes the folder if needed. `nil` if another program holds the lock and `waits` is false.
  init?(_ path: String, waits: Bool) throws(StorageError) {
    try PrivateFile.makeFolder(path)
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
      isHeld = false
      return
    }
    // A folder that can't be locked is used unlocked.
    isHeld = flock(folder, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0
    if !isHeld, errno == EWOULDBLOCK { return nil }
  }

  static func wait(for path: String, _ checkCancellation: () throws -> Void) throws -> FolderLock {
    while true {
      if let lock = try FolderLock(path, waits: false) { return lock }
      try checkCancellation()
      usleep(20_000)
    }
  }

  deinit {
    guard folder >= 0 else { return }
    // A child process being started may still hold a copy of the descriptor, so closing alone might not unlock.
    flock(folder, LOCK_UN)
    close(folder)
  }
}
