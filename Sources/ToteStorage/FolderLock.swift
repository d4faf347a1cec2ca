import Glibc
import Tote
import ToteModel

/// The right to be alone with the files of a folder, among programs that ask for it. It goes with this value, and with the
/// program, however that ends.
final class FolderLock {
  private let folder: Int32

  /// Takes it, and makes the folder where it is missing; `nil` where another has it and nobody wants to wait.
  init?(_ path: String, waits: Bool) throws(StorageError) {
    try PrivateFile.makeFolder(path)
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be locked costs the order, not the work.
    if flock(folder, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  deinit { if folder >= 0 { close(folder) } }
}
