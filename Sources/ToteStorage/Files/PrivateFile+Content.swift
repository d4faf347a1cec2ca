import Glibc
import ToteModel

/// Small private files, such as passwords. Links, pipes and other users' files in their place are never followed, waited
/// for or trusted.
extension PrivateFile {
  /// Returns the content of a regular file that only this user can access, or nil.
  package static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    // The open file is checked, so that it can't be swapped in between.
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { return nil }
    return FileBytes.read(from: file, atMost: limit)
  }

  /// Replaces a file atomically with a new private one. Returns `errno` on failure.
  package static func replace(_ path: String, with bytes: [UInt8]) -> Int32? {
    if let folder = folder(of: path), (try? makeFolder(folder)) == nil { return errno }
    return replace(path) { FileBytes.write(bytes, to: $0) }
  }

  /// Replaces a file atomically with what a closure writes.
  ///
  /// - Parameter isSynced: Whether it is on the disk afterwards.
  static func replace(
    _ path: String, mode: mode_t = 0o600, isSynced: Bool = true, write: (Int32) -> Bool
  ) -> Int32? {
    let (draft, file) = makePartial(of: path)
    guard file >= 0 else { return errno }
    defer { Glibc.close(file) }
    guard write(file), mode == 0o600 || fchmod(file, mode) == 0, !isSynced || fsync(file) == 0,
      rename(draft, path) == 0
    else {
      let code = errno
      unlink(draft)
      return code
    }
    if isSynced { _ = sync(folder(of: path) ?? ".") }
    return nil
  }

  /// The suffix of an incomplete file; no other program uses it.
  package static let partialSuffix = ".tote-partial"

  static func partialName(of path: String) -> String {
    "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(partialSuffix)"
  }

  /// Creates a file beside another, to be renamed once complete. The random name keeps other users from planting a file,
  /// a link or a pipe there first.
  static func makePartial(of path: String) -> (path: String, file: Int32) {
    let partial = partialName(of: path)
    return (partial, open(partial, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600))
  }
}
