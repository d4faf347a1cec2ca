import Glibc
import ToteModel

/// Files and folders that only their owner can read, from the moment they exist: making one first and restricting it
/// afterwards would leave it open in between.
package enum PrivateFile {
  /// Makes an empty file unless it exists. SQLite gives the files beside it the same permissions.
  package static func make(_ path: String, makesFolder: Bool = true) throws(StorageError) {
    if makesFolder, let folder = folder(of: path) { try makeFolder(folder) }
    // Only if missing: closing a descriptor of an open database would release SQLite's locks on it.
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file < 0 else {
      Glibc.close(file)
      return
    }
    guard errno != EEXIST else { return }
    throw StorageError(errno: errno, path)
  }

  package static func makeFolder(_ path: String) throws(StorageError) {
    guard !path.isEmpty, mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let above = folder(of: path) else { throw StorageError(errno: errno, path) }
    try makeFolder(above)
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    throw StorageError(errno: errno, path)
  }

  package static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A free name: the two parts together, or with a number between them.
  package static func unusedPath(_ stem: String, _ end: String = "") -> String {
    var (path, number) = (stem + end, 1)
    var status = stat()
    while lstat(path, &status) == 0 {
      number += 1
      path = "\(stem)-\(number)\(end)"
    }
    return path
  }

  /// Flushes a file, or the names in a folder, to disk.
  static func sync(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { Glibc.close(file) }
    return fsync(file) == 0
  }

  package static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_uid == geteuid() && status.st_mode & 0o077 != 0
  }

  package static func closeToOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && chmod(path, status.st_mode & 0o700) == 0
  }

  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}

extension StorageError {
  package init(errno code: Int32, _ path: String) {
    switch code {
    case ENOSPC, EDQUOT: self = .full
    case EROFS: self = .readOnly
    default: self = .cannotOpen(reason: "\(path): \(SystemError.reason(code))")
    }
  }
}
