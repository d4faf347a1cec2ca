import Glibc
import ToteModel

/// Small files that only their owner may read or write, such as passwords. What others have put in their place is never
/// followed, waited for or trusted.
extension PrivateFile {
  /// What is in a file, if it is one of ours that nobody else can read or write.
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

  /// Replaces a file as a whole, by a new one that nobody else has had open; returns the error if that fails.
  package static func replace(_ path: String, with bytes: [UInt8]) -> Int32? {
    let folder = folder(of: path)
    if let folder, (try? makeFolder(folder)) == nil { return errno }
    let draft = "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).new"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno }
    defer { Glibc.close(file) }
    guard FileBytes.write(bytes, to: file), fsync(file) == 0, rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      return code
    }
    if let folder { _ = sync(folder) }
    return nil
  }

  package static func delete(_ path: String) { unlink(path) }
}
