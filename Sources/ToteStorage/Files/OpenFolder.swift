import Glibc
import ToteModel

/// A folder that is open. All in it is reached through its descriptor: no link below it is followed, no pipe waited for, and what
/// was looked at is what is read, whatever others do to the folder meanwhile.
package final class OpenFolder {
  private let descriptor: Int32
  package let path: String

  /// The folder that somebody named, perhaps by a link.
  package init(_ path: String, isMade: Bool = false) throws(FileFault) {
    if isMade {
      do throws(StorageError) { try PrivateFile.makeFolder(path) } catch { throw FileFault(errno, path) }
    }
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileFault(errno, path) }
  }

  private init(_ name: String, in outer: OpenFolder) throws(FileFault) {
    path = outer.path + "/" + name
    descriptor = openat(outer.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 { throw FileFault(errno, path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// - Parameter isMade: Whether to make it if it is missing, for its owner alone.
  package func folder(_ name: String, isMade: Bool = false) throws(FileFault) -> OpenFolder {
    if isMade, mkdirat(descriptor, name, 0o700) != 0, errno != EEXIST {
      throw FileFault(errno, path + "/" + name)
    }
    return try OpenFolder(name, in: self)
  }

  /// The folder of a file below this one, and the file's name: `Kitchen/Soup.md`.
  package func place(
    of file: String, isMade: Bool = false
  ) throws(FileFault) -> (folder: OpenFolder, name: String) {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeLast()
    var folder = self
    for part in parts { folder = try folder.folder(part, isMade: isMade) }
    return (folder, name)
  }

  /// What it says of a file: it changes whenever the file does.
  package struct Stamp: Equatable, Sendable {
    package let size: Int
    let mode: mode_t
    private let inode: UInt64
    private let seconds, nanoseconds: Int

    fileprivate init(_ status: stat) {
      (inode, size, mode) = (UInt64(status.st_ino), Int(status.st_size), status.st_mode)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }

    package var modified: Moment {
      Moment(milliseconds: Int64(seconds) * 1000 + Int64(nanoseconds / 1_000_000))
    }

    package var isFile: Bool { mode & S_IFMT == S_IFREG }
    package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  }

  /// `nil` if nothing has this name.
  package func stamp(of name: String) -> Stamp? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? Stamp(status) : nil
  }

  /// All names. Those that aren't UTF-8 come separately, repaired so that they can be shown.
  package func names() throws(FileFault) -> (names: [String], unreadable: [String]) {
    // A descriptor of its own, since listing moves its place.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw FileFault(errno, path) }
    defer { closedir(stream) }
    var (names, unreadable) = ([String](), [String]())
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != ".", name != ".." { names.append(name) }
      } else {
        unreadable.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return (names, unreadable)
  }

  /// Reads a regular file and its stamp; `nil` for anything else. Throws if it is larger than the limit.
  ///
  /// - Parameter followingLink: For a file that somebody named.
  package func read(
    _ name: String, atMost limit: Int, followingLink: Bool = false
  ) throws(FileFault) -> (bytes: [UInt8], stamp: Stamp)? {
    let link = followingLink ? 0 : O_NOFOLLOW
    let file = openat(descriptor, name, O_RDONLY | link | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ELOOP || errno == ENXIO { return nil }
      throw FileFault(errno, path + "/" + name)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard status.st_size <= limit else { throw FileFault(EFBIG, path + "/" + name) }
    // It may grow meanwhile.
    guard let bytes = FileBytes.read(from: file, atMost: limit + 1) else {
      throw FileFault(errno, path + "/" + name)
    }
    guard bytes.count <= limit else { throw FileFault(EFBIG, path + "/" + name) }
    return (bytes, Stamp(status))
  }

  /// Replaces a file as a whole, with the permissions that it had.
  package func write(_ bytes: [UInt8], to name: String, isSynced: Bool) throws(FileFault) {
    let old = stamp(of: name)
    if let old, !old.isFile { throw FileFault(old.isFolder ? EISDIR : ELOOP, path + "/" + name) }
    let mode = old.map { $0.mode & 0o777 } ?? 0o600
    let draft = PrivateFile.partialName(of: name)
    let file = openat(descriptor, draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileFault(errno, path + "/" + name) }
    defer { close(file) }
    guard FileBytes.write(bytes, to: file), mode == 0o600 || fchmod(file, mode) == 0,
      !isSynced || fsync(file) == 0, renameat(descriptor, draft, descriptor, name) == 0
    else {
      let code = errno
      unlinkat(descriptor, draft, 0)
      throw FileFault(code, path + "/" + name)
    }
    if isSynced { fsync(descriptor) }
  }

  /// Has all that was written without being synced reach the disk.
  package func syncAll() { sync() }

  package func move(_ name: String, to other: OpenFolder, _ newName: String) throws(FileFault) {
    guard renameat(descriptor, name, other.descriptor, newName) == 0 else {
      throw FileFault(errno, other.path + "/" + newName)
    }
  }

  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Does nothing to one with anything in it.
  func removeEmptyFolder(_ name: String) { unlinkat(descriptor, name, AT_REMOVEDIR) }

  /// Its path without links.
  package var resolvedPath: String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }
}
