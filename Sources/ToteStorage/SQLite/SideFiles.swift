import Glibc
import ToteModel

/// The files that SQLite keeps beside a database. It trusts them more than they deserve: a journal can name any file, which is
/// then deleted; a pipe is waited for without end; another file under such a name is overwritten. Folders come from others (a
/// download, a shared disk), so `Database` looks at these files before SQLite does.
package enum SideFiles {
  /// How a file that SQLite wrote begins.
  private static let beginnings: [(suffix: String, bytes: [[UInt8]])] = [
    ("-journal", [[0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]]),
    ("-wal", [[0x37, 0x7F, 0x06, 0x82], [0x37, 0x7F, 0x06, 0x83]]),
    // The version of the index, in the order of the machine.
    ("-shm", [withUnsafeBytes(of: 3_007_000 as UInt32, Array.init)]),
  ]

  package static let suffixes = beginnings.map(\.suffix)

  /// Throws if one of them isn't ours.
  static func check(of path: String) throws(StorageError) {
    // SQLite names them after the file, not after a link to it.
    guard let whole = realpath(path, nil) else { return }
    defer { free(whole) }
    let path = String(cString: whole)
    var database = stat()
    stat(path, &database)
    for (suffix, beginnings) in beginnings {
      var status = stat()
      guard lstat(path + suffix, &status) == 0 else { continue }
      let isOurs =
        status.st_mode & S_IFMT == S_IFREG
        && (status.st_uid == geteuid() || status.st_uid == database.st_uid)
        && isSQLites(path + suffix, status, beginnings)
      if !isOurs {
        throw .foreignFile(name: path.split(separator: "/").last.map { $0 + suffix } ?? suffix)
      }
    }
  }

  /// Another name of some other file begins otherwise. A crash can leave a file empty or its beginning unwritten.
  private static func isSQLites(_ path: String, _ status: stat, _ beginnings: [[UInt8]]) -> Bool {
    let isJournal = path.hasSuffix("-journal")
    guard isJournal || status.st_nlink > 1 else { return true }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    // Without access, SQLite can do nothing with it either.
    guard file >= 0 else { return true }
    // NB: SQLite locks the -shm file, and closing any descriptor of it would release the locks of this process. So this one stays
    // open; few have such a file with two names.
    defer { if !path.hasSuffix("-shm") { close(file) } }
    let (start, end) = (bytes(of: file, at: 0), bytes(of: file, at: status.st_size - 8))
    if status.st_nlink > 1, !start.allSatisfy({ $0 == 0 }),
      !beginnings.contains(where: { start.starts(with: $0) })
    {
      return false
    }
    // The end of a journal that names a super-journal, which is deleted once the journal has been played back. Only a
    // transaction on several databases writes one, and Tote never attaches another.
    return !isJournal || status.st_size < 16 || end != Self.beginnings[0].bytes[0]
  }

  private static func bytes(of file: Int32, at offset: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 8)
    let count = pread(file, &bytes, 8, max(0, offset))
    return Array(bytes.prefix(max(0, count)))
  }
}
