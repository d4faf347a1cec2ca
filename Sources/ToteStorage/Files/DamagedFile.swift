import Glibc
import ToteModel

/// Replaces a damaged database by a backup or by nothing, and keeps it under another name: it may still be recovered.
///
/// Whenever the program is killed, the damaged file still has one of its two names, and its old path holds either it or
/// the whole backup.
struct DamagedFile {
  let path: String

  init(path: String) throws(StorageError) {
    guard let whole = realpath(path, nil) else { throw StorageError(errno: errno, path) }
    self.path = String(cString: whole)
    free(whole)
  }

  /// Puts the backup in its place and returns the damaged file's new path, in the same folder.
  func setAside(replacement: Backup?, at moment: Moment) throws(StorageError) -> String {
    // Copy first: if there is no room, or the copy isn't whole, nothing has changed.
    let partial = try replacement.map { backup throws(StorageError) in try copy(backup) }
    defer { if let partial { unlink(partial) } }
    let kept = try preserve(as: "tote-damaged-\(moment.fileTimestamp)")
    // NB: remove log and journal before the new file appears, or SQLite would replay them into that one.
    for suffix in SideFiles.suffixes { unlink(path + suffix) }
    guard partial.map({ rename($0, path) }) ?? unlink(path) == 0 else {
      throw StorageError(errno: errno, path)
    }
    if let folder = PrivateFile.folder(of: path) { _ = PrivateFile.sync(folder) }
    return kept
  }

  private func preserve(as name: String) throws(StorageError) -> String {
    let folder = PrivateFile.folder(of: path).map { $0 == "/" ? $0 : $0 + "/" } ?? ""
    for number in 1...1_000 {
      let name = number == 1 ? "\(name).db" : "\(name)-\(number).db"
      // Unlike a rename, a link never replaces another file.
      guard link(path, folder + name) == 0 else {
        if errno == EEXIST { continue }
        throw StorageError(errno: errno, folder + name)
      }
      for suffix in SideFiles.suffixes where PrivateFile.size(of: path + suffix) != nil {
        guard link(path + suffix, folder + name + suffix) == 0 else {
          throw StorageError(errno: errno, folder + name + suffix)
        }
      }
      return name
    }
    throw StorageError(errno: EEXIST, folder + name)
  }

  /// Copies a backup beside the damaged file and returns the copy's path.
  private func copy(_ backup: Backup) throws(StorageError) -> String {
    try Backups.check(backup.path)
    let source = open(backup.path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw StorageError(errno: errno, backup.path) }
    defer { close(source) }
    let (partial, target) = PrivateFile.makePartial(of: path)
    guard target >= 0 else { throw StorageError(errno: errno, path) }
    defer { close(target) }
    do throws(StorageError) {
      guard FileBytes.copy(from: source, to: target), fsync(target) == 0 else {
        throw StorageError(errno: errno, path)
      }
      try Backups.check(partial)
      return partial
    } catch {
      unlink(partial)
      throw error
    }
  }
}
