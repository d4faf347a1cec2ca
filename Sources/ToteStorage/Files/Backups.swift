import Glibc
import Tote
import ToteModel

/// Copies of the database in a folder, of three kinds: one a day, those that somebody has asked for, and one from before
/// every migration. Of each kind the newest ten are kept, so that no kind drives another out. A damaged file is replaced by
/// one of them.
package struct Backups: Sendable, Hashable {
  package let folder: String
  /// How many of each kind are kept.
  package let count: Int

  /// Backups in this folder, which is made together with the first one.
  package init(folder: String, keeping count: Int = 10) {
    self.folder = folder
    self.count = max(1, count)
  }

  /// Makes the backup of this day (in UTC) and returns its path; `nil` where it exists, or another program is making it.
  package func createDaily(of storage: Storage, at moment: Moment) throws(StorageError) -> String? {
    try storage.with { database throws(StorageError) in try createDaily(of: database, at: moment) }
  }

  /// The same for a file that nobody here has open. An empty one needs no backup.
  package func createDaily(ofFile path: String, at moment: Moment) throws(StorageError) -> String? {
    clearLeftovers()
    guard !hasDaily(at: moment) else { return nil }
    // As long as this has the file open, nobody in this program may close another descriptor of it: see `OpenFileLock`.
    let openFileLock = OpenFileLock(of: path)
    defer { withExtendedLifetime(openFileLock) {} }
    let database = try Database(path: path, mode: .readWrite)
    // A file without tables would push a good backup out.
    guard try Schema.current.version(of: database) > 0 else { return nil }
    return try createDaily(of: database, at: moment)
  }

  private func createDaily(of database: Database, at moment: Moment) throws(StorageError) -> String? {
    guard !hasDaily(at: moment), let lock = try FolderLock(folder, waits: false) else { return nil }
    return try withExtendedLifetime(lock) { () throws(StorageError) in
      // Another may have made it meanwhile.
      guard !hasDaily(at: moment) else { return nil }
      let path = path(ofDay: moment)
      try make(path, of: database)
      return path
    }
  }

  private func hasDaily(at moment: Moment) -> Bool { PrivateFile.size(of: path(ofDay: moment)) != nil }

  private func path(ofDay moment: Moment) -> String { "\(folder)/tote-\(moment.day).db" }

  func createBeforeMigration(of database: Database, from version: Int) throws(StorageError) {
    // Its name has no time in it: a second try replaces the first.
    try withExtendedLifetime(FolderLock(folder, waits: true)) { () throws(StorageError) in
      // Where another program has migrated the file meanwhile, its backup is the one from before.
      try make("\(folder)/tote-before-\(version + 1).db", of: database) { copy throws(StorageError) in
        try Database(path: copy, mode: .untouched).integer("PRAGMA user_version") == Int64(version)
      }
    }
  }

  /// Makes a backup that somebody has asked for, and returns its path.
  ///
  /// - Parameter checkCancellation: Called again and again meanwhile; what it throws ends the copying, and nothing is left
  ///   of it.
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

  /// Makes a copy anywhere else, where no file is yet. What a program that was killed has left of one there goes away.
  package static func copy(
    _ storage: Storage, to path: String, checkCancellation: () throws -> Void
  ) throws {
    let folder = PrivateFile.folder(of: path) ?? "."
    try withExtendedLifetime(FolderLock.wait(for: folder, checkCancellation)) {
      removeLeftovers(in: folder)
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

  /// Under another name first, so that a file with the right name is always whole.
  private static func write(
    _ path: String, of database: Database, isWanted: (String) throws(StorageError) -> Bool = { _ in true }
  ) throws(StorageError) {
    let folder = PrivateFile.folder(of: path) ?? "."
    let partial = path + partialSuffix
    unlink(partial)
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
      for suffix in leftoverSuffixes { unlink(path + suffix) }
      throw error
    }
  }

  /// What a copy is called until it is whole: a name that no other program would give to a file of its own.
  package static let partialSuffix = ".tote-partial"
  /// The same, and SQLite's own file beside it.
  private static let leftoverSuffixes = [partialSuffix, partialSuffix + "-journal"]

  /// Removes what programs have left that were killed while they made a copy here. Whoever makes one holds the folder's lock,
  /// so where it can be had nobody writes any of these.
  package func clearLeftovers() {
    guard !Self.leftovers(in: folder).isEmpty, let lock = try? FolderLock(folder, waits: false) else {
      return
    }
    withExtendedLifetime(lock) { Self.removeLeftovers(in: folder) }
  }

  /// Whoever calls this holds the folder's lock, and so looks while nobody makes a copy there.
  private static func removeLeftovers(in folder: String) {
    for name in leftovers(in: folder) { unlink("\(folder)/\(name)") }
  }

  private static func leftovers(in folder: String) -> [String] {
    (FileBytes.names(in: folder) ?? []).filter { name in leftoverSuffixes.contains { name.hasSuffix($0) } }
  }
}

// The backups that exist.
extension Backups {
  /// What a backup was made for, which its name tells.
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

  /// How many there are, and how many bytes they take together.
  package func size() throws(StorageError) -> (count: Int, bytes: Int) {
    let paths = try list()
    return (paths.count, paths.reduce(0) { $0 + (PrivateFile.size(of: $1) ?? 0) })
  }

  /// The paths of all backups, the newest first.
  package func list() throws(StorageError) -> [String] { try found().map(\.path) }

  /// The backups that can replace a damaged file, the newest first: each was checked just now.
  package func intact() throws(StorageError) -> [Backup] { Array(try intactCopies()) }

  /// The newest of them, if there is one; older ones are not checked.
  package func newestIntact() throws(StorageError) -> Backup? { try intactCopies().first { _ in true } }

  private func intactCopies() throws(StorageError) -> some Sequence<Backup> {
    try found().lazy.compactMap { made, path in
      guard (try? Self.check(path)) != nil else { return nil }
      return Backup(path: path, day: made.day)
    }
  }

  /// Checks a backup without leaving a trace beside it. Throws where it is damaged, not ours, or newer.
  static func check(_ path: String) throws(StorageError) {
    let database = try Database(path: path, mode: .untouched)
    // An empty file would pass for a database of which nothing has been written yet.
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
