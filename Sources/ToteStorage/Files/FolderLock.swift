import Glibc
import ToteModel

/// An exclusive lock on a folder, among programs that ask for it: whoever makes backups holds it. It ends with this value,
/// and with the program, however that ends.
final class FolderLock {
  private let folder: Int32

  /// Makes the folder where it is missing. `nil` where another program holds the lock and `waits` is false.
  init?(_ path: String, waits: Bool) throws(StorageError) {
    try PrivateFile.makeFolder(path)
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be locked costs the order, not the work.
    if flock(folder, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  /// Waits for the lock, and asks again and again meanwhile whether it still should.
  static func wait(for path: String, _ checkCancellation: () throws -> Void) throws -> FolderLock {
    while true {
      if let lock = try FolderLock(path, waits: false) { return lock }
      try checkCancellation()
      usleep(20_000)
    }
  }

  deinit {
    guard folder >= 0 else { return }
    // Closing would not be enough while a program that this one is just starting still has a copy of the descriptor.
    flock(folder, LOCK_UN)
    close(folder)
  }
}
