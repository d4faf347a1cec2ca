import Glibc
import ToteModel

/// Copies of the database in a folder: one a day, those made on request, and one before every migration. The newest
/// of each kind are kept, ten unless the settings say otherwise, so that no kind pushes another out. They can replace a damaged file.
package struct Backups: Sendable, Hashable {
  package let folder: String
  package let count: Int

  package init(folder: String, keeping count: Int = 10) {
    self.folder = folder
    self.count = max(1, count)
  }

  /// Makes today's backup (in UTC) and returns its path; `nil` if it exists or another program is making it.
  package func createDaily(of storage: Storage, at moment: Moment) throws(StorageError) -> String? {
    try storage.with { database throws(StorageError) in try createDaily(of: database, at: moment) }
  }

  /// The same for a file this program doesn't have open. An empty one needs no backup.
  package func createDaily(ofFile path: String, at moment: Moment) throws(StorageError) -> String? {
    clearLeftovers()
    guard !hasDaily(at: moment) else { return nil }
    // While this is open, no other descriptor of the file may be closed in this program: see `OpenFileLock`.
    let openFileLock = OpenFileLock(of: path)
    defer { withExtendedLifetime(openFileLock) {} }
    let database = try Database(path: path, mode: .readWrite)
    // A file without tables would push out a good backup.
    guard try Schema.current.version(of: database) > 0 else { return nil }
    return try createDaily(of: database, at: moment)
  }

  private func createDaily(of database: Database, at moment: Moment) throws(StorageError) -> String? {
    guard !hasDaily(at: moment), let lock = try FolderLock(folder, waits: false) else { return nil }
    return try withExtendedLifetime(lock) { () throws(StorageError) in
      guard !hasDaily(at: moment) else { return nil }
      Self.removeLeftovers(in: folder, ofAnyAge: lock.isHeld)
      let path = path(ofDay: moment)
      try make(path, of: database)
      return path
    }
  }

  private func hasDaily(at moment: Moment) -> Bool { PrivateFile.size(of: path(ofDay: moment)) != nil }

  private func path(ofDay moment: Moment) -> String { "\(folder)/tote-\(moment.day).db" }

  func createBeforeMigration(of database: Database, from version: Int) throws(StorageError) {
    // The name has no time in it, so a second try replaces the first.
    try withExtendedLifetime(FolderLock(folder, waits: true)) { () throws(StorageError) in
      // If another program has migrated the file meanwhile, keep the backup it made before.
      try make("\(folder)/tote-before-\(version + 1).db", of: database) { copy throws(StorageError) in
        try Database(path: copy, mode: .untouched).integer("PRAGMA user_version") == Int64(version)
      }
    }
  }

  /// - Parameter checkCancellation: Polled meanwhile. If it throws, copying ends and leaves nothing behind.
  package func create(
    of storage: Storage, at moment: Moment, checkCancellation: () throws -> Void
  ) throws -> String {
    try withExtendedLifetime(FolderLock.wait(for: folder, checkCancellation)) {
      try storage.with { database throws(any Error) in
        try database.interruptible(by: checkCancellation) { () throws(StorageError) in
          let path = PrivateFile.unusedPath("\(folder)/tote-\(moment.fileTimestamp)", ".db")
          try make(path, of: database)
          return path
        }
      }
    }
  }

  /// Copies to any other path where no file exists. Removes leftovers of interrupted copies there.
  package static func copy(
    _ storage: Storage, to path: String, checkCancellation: () throws -> Void
  ) throws {
    let folder = PrivateFile.folder(of: path) ?? "."
    let lock = try FolderLock.wait(for: folder, checkCancellation)
    try withExtendedLifetime(lock) {
      removeLeftovers(in: folder, ofAnyAge: lock.isHeld)
      try storage.with { database throws(any Error) in
        try database.interruptible(by: checkCancellation) { try write(path, of: database) }
      }
    }
  }

  private func make(
    _ path: String, of database: Database, isWanted: (String) throws(StorageError) -> Bool = { _ in true }
  ) throws(StorageError) {
    try Self.write(path, of: database, isWanted: isWanted)
    let kind = Kind(path)
    for old in try list().filter({ Kind($0) == kind }).dropFirst(count) { unlink(old) }
  }

  /// Writes under a temporary name first, so that a file with the final name is always whole.
  private static func write(
    _ path: String, of database: Database, isWanted: (String) throws(StorageError) -> Bool = { _ in true }
  ) throws(StorageError) {
    let folder = PrivateFile.folder(of: path) ?? "."
    let (partial, file) = PrivateFile.makePartial(of: path)
    guard file >= 0 else { throw StorageError(errno: errno, path) }
    close(file)
    do throws(StorageError) {
      try database.copy(to: partial)
      guard try isWanted(partial) else {
        unlink(partial)
        return
      }
      guard PrivateFile.sync(partial), rename(partial, path) == 0 else {
        throw StorageError(errno: errno, path)
      }
      _ = PrivateFile.sync(folder)
    } catch {
      for suffix in ["", "-journal"] { unlink(partial + suffix) }
      throw error
    }
  }

  private static let leftoverSuffixes = [PrivateFile.partialSuffix, PrivateFile.partialSuffix + "-journal"]

  /// Removes what killed programs left here. A program that makes a copy holds the folder's lock, so if we get the
  /// lock, these files are abandoned.
  package func clearLeftovers() {
    guard !Self.leftovers(in: folder).isEmpty, let lock = try? FolderLock(folder, waits: false) else {
      return
    }
    withExtendedLifetime(lock) { Self.removeLeftovers(in: folder, ofAnyAge: lock.isHeld) }
  }

  /// Without the folder's lock, only what is older than any copy that is still being made.
  private static func removeLeftovers(in folder: String, ofAnyAge: Bool) {
    let dayAgo = Moment.now.adding(days: -1)
    for path in leftovers(in: folder).map({ "\(folder)/\($0)" }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == geteuid() else { continue }
      if ofAnyAge || Int64(status.st_mtim.tv_sec) * 1_000 < dayAgo.milliseconds { unlink(path) }
    }
  }

  private static func leftovers(in folder: String) -> [String] {
    (FileBytes.names(in: folder) ?? []).filter { name in leftoverSuffixes.contains { name.hasSuffix($0) } }
  }
}

extension Backups {
  enum Kind {
    case daily, requested, beforeMigration

    init(_ path: String) {
      let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
      if name.hasPrefix("tote-before-") {
        self = .beforeMigration
      } else {
        self = name.utf8.count == "tote-2026-11-21.db".utf8.count ? .daily : .requested
      }
    }
  }

  package func size() throws(StorageError) -> (count: Int, bytes: Int) {
    let paths = try list()
    return (paths.count, paths.reduce(0) { $0 + (PrivateFile.size(of: $1) ?? 0) })
  }

  /// Newest first.
  package func list() throws(StorageError) -> [String] { try found().map(\.path) }

  /// The backups that can replace a damaged file, newest first; each is checked now.
  package func intact() throws(StorageError) -> [Backup] { Array(try intactCopies()) }

  package func newestIntact() throws(StorageError) -> Backup? { try intactCopies().first { _ in true } }

  private func intactCopies() throws(StorageError) -> some Sequence<Backup> {
    try found().lazy.compactMap { made, path in
      guard (try? Self.check(path)) != nil else { return nil }
      return Backup(path: path, day: made.day)
    }
  }

  /// Checks a backup without leaving a file beside it. Throws if it is damaged, not ours, or newer.
  static func check(_ path: String) throws(StorageError) {
    let database = try Database(path: path, mode: .untouched)
    // An empty file would pass for a new database.
    guard try Schema.current.version(of: database) > 0 else { throw .notADatabase }
    try database.check()
  }

  private func found() throws(StorageError) -> [(made: Moment, path: String)] {
    guard let names = FileBytes.names(in: folder) else {
      if errno == ENOENT { return [] }
      throw StorageError(errno: errno, folder)
    }
    var found: [(made: timespec, path: String)] = []
    for name in names where name.hasPrefix("tote-") && name.hasSuffix(".db") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      found.append((status.st_mtim, "\(folder)/\(name)"))
    }
    return found.sorted { one, other in
      (one.made.tv_sec, one.made.tv_nsec, one.path) > (other.made.tv_sec, other.made.tv_nsec, other.path)
    }.map { (Moment(milliseconds: Int64($0.made.tv_sec) * 1000), $0.path) }
  }
}
