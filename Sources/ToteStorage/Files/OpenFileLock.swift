import Glibc
import Synchronization
import ToteModel

/// A shared lock that each program holds while it has the database open. It shows whether others have it open, and
/// whether it was closed cleanly: SQLite removes the write-ahead log when the last connection closes, so a log without
/// a lock was left by a program that was killed.
///
/// The lock is on the file itself, so neither its names nor other databases in the folder matter. It doesn't conflict
/// with SQLite's locks, which are of another kind, and being shared it never blocks.
final class OpenFileLock {
  private let descriptor: LockDescriptor?
  /// Whether the log exists but no program has the file open.
  let wasLeftOpen: Bool
  /// Whether no other program had the file open when this one opened it.
  let wasAlone: Bool

  init(of path: String) {
    let descriptor = LockDescriptor(path)
    self.descriptor = descriptor
    guard let descriptor else {
      // A file that can't be locked is used unchecked.
      (wasAlone, wasLeftOpen) = (false, false)
      return
    }
    wasAlone = flock(descriptor.number, LOCK_EX | LOCK_NB) == 0
    // SQLite names its log after the file, not after a link to it.
    let log = (LockDescriptor.whole(path) ?? path) + "-wal"
    wasLeftOpen = wasAlone && (PrivateFile.size(of: log) ?? 0) > 0
    flock(descriptor.number, LOCK_SH | LOCK_NB)
  }

  deinit { descriptor?.release() }

  /// Shows others that this owner is at work, as long as this program has the file open.
  func hold(_ owner: Entry.Writer.ID) {
    guard let descriptor else { return }
    var range = Self.range(of: owner, F_RDLCK)
    _ = fcntl(descriptor.number, ofdSetLock, &range)
  }

  /// Whether another program holds this owner; `nil` if unknown.
  func isHeld(_ owner: Entry.Writer.ID) -> Bool? {
    guard let descriptor else { return nil }
    var range = Self.range(of: owner, F_WRLCK)
    guard fcntl(descriptor.number, ofdGetLock, &range) == 0 else { return nil }
    return range.l_type != F_UNLCK
  }

  /// One byte for each owner, far beyond the end of any file and what SQLite locks.
  private static func range(of owner: Entry.Writer.ID, _ kind: Int32) -> flock {
    let place = off_t(owner.low & (1 << 61 - 1)) | 1 << 61
    return flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: place, l_len: 1, l_pid: 0)
  }
}

// Open-file-description locks: closing another descriptor of the file doesn't release them. Given as numbers because
// the headers define them only with the GNU extensions.
private let ofdGetLock: Int32 = 36
private let ofdSetLock: Int32 = 37

/// A descriptor of a database, for its lock.
///
/// NB: closing any descriptor of a file releases all locks SQLite has on it in this process. So an unneeded one is
/// closed only together with the last.
private struct LockDescriptor {
  let number: Int32
  private let file: File

  private struct File: Hashable {
    let device: dev_t
    let number: ino_t
  }

  private struct Uses {
    var count = 0
    var idle: [Int32] = []
  }

  private static let uses = Mutex<[File: Uses]>([:])

  init?(_ path: String) {
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    var status = stat()
    fstat(number, &status)
    let file = File(device: status.st_dev, number: status.st_ino)
    Self.uses.withLock { $0[file, default: Uses()].count += 1 }
    (self.number, self.file) = (number, file)
  }

  func release() {
    // A child process being started may still hold a copy of the descriptor, so closing alone might not unlock.
    flock(number, LOCK_UN)
    var all = flock(l_type: Int16(F_UNLCK), l_whence: Int16(SEEK_SET), l_start: 1 << 61, l_len: 0, l_pid: 0)
    _ = fcntl(number, ofdSetLock, &all)
    Self.uses.withLock { uses in
      guard var entry = uses.removeValue(forKey: file) else { return }
      entry.count -= 1
      entry.idle.append(number)
      if entry.count > 0 { uses[file] = entry } else { for number in entry.idle { close(number) } }
    }
  }

  static func whole(_ path: String) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }
}
