import Glibc
import Synchronization
import ToteModel

/// A shared lock that each program holds on the database while it has the file open. It tells whether others have it open,
/// and whether the last one closed it: SQLite removes the write-ahead log when the last connection closes, so a log of a
/// file that nobody has open was left by a program that was killed.
///
/// It is on the file itself, whatever name leads to it, so that two databases in one folder have nothing to do with each
/// other. It does not meet the locks of SQLite, which are of another kind; shared, so that nobody waits.
final class OpenFileLock {
  private let descriptor: LockDescriptor?
  /// Whether nobody has the file open, and yet its log is there.
  let wasLeftOpen: Bool
  /// Whether nobody else had the file open when this program opened it.
  let wasAlone: Bool

  /// A lock on a file that is there.
  init(of path: String) {
    let descriptor = LockDescriptor(path)
    self.descriptor = descriptor
    guard let descriptor else {
      // A file that cannot be locked costs the check, not the list.
      (wasAlone, wasLeftOpen) = (false, false)
      return
    }
    wasAlone = flock(descriptor.number, LOCK_EX | LOCK_NB) == 0
    // SQLite calls its log after the file, not after a link to it.
    let log = (LockDescriptor.whole(path) ?? path) + "-wal"
    wasLeftOpen = wasAlone && (PrivateFile.size(of: log) ?? 0) > 0
    flock(descriptor.number, LOCK_SH | LOCK_NB)
  }

  deinit { descriptor?.release() }

  /// Lets others see that whoever is called so is at work, for as long as this program has the file open.
  func hold(_ owner: Entry.Writer.ID) {
    guard let descriptor else { return }
    var range = Self.range(of: owner, F_RDLCK)
    _ = fcntl(descriptor.number, ofdSetLock, &range)
  }

  /// Whether another program is at work that is called so; `nil` where nobody can tell.
  func isHeld(_ owner: Entry.Writer.ID) -> Bool? {
    guard let descriptor else { return nil }
    var range = Self.range(of: owner, F_WRLCK)
    guard fcntl(descriptor.number, ofdGetLock, &range) == 0 else { return nil }
    return range.l_type != F_UNLCK
  }

  /// One byte for each owner, far behind the end of any file and behind what SQLite locks.
  private static func range(of owner: Entry.Writer.ID, _ kind: Int32) -> flock {
    let place = off_t(owner.low & (1 << 61 - 1)) | 1 << 61
    return flock(l_type: Int16(kind), l_whence: Int16(SEEK_SET), l_start: place, l_len: 1, l_pid: 0)
  }
}

// Locks that belong to an open descriptor and not to a process, so that closing another one of the file does not end them. By
// their numbers: the headers only have them for who asks for the extensions of GNU.
private let ofdGetLock: Int32 = 36
private let ofdSetLock: Int32 = 37

/// A descriptor of a database for its lock.
///
/// NB: closing any descriptor of a file gives up all locks that SQLite has on it in this program. So one that is not needed
/// any more is only closed together with the last.
private struct LockDescriptor {
  let number: Int32
  private let file: File

  /// Which file it is, whatever it is called.
  private struct File: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// How many are in use of a file, and those that are not.
  private struct Uses {
    var count = 0
    var idle: [Int32] = []
  }

  private static let uses = Mutex<[File: Uses]>([:])

  init?(_ path: String) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    var status = stat()
    fstat(number, &status)
    let file = File(device: status.st_dev, number: status.st_ino)
    Self.uses.withLock { $0[file, default: Uses()].count += 1 }
    (self.number, self.file) = (number, file)
  }

  func release() {
    // Closing would not be enough while a program that this one is just starting still has a copy of the descriptor.
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

  /// The path behind all symbolic links.
  static func whole(_ path: String) -> String? {
    guard let whole = realpath(path, nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }
}
