import Glibc
import Tote
import ToteModel

/// Copies of the database in a folder, of three kinds: one a day, those that somebody has asked for, and one before every
/// migration. Of each kind the newest ten are kept, so that no kind drives another out. What a damaged file is replaced
package struct Backups: Sendable, Hashable {
  package let folder: String
  /// How many of each kind are kept.
  package let count: Int

  /// Copies in this folder, which is made when the first one is.
  package init(folder: String, keeping count: Int = 10) {
    self.folder = folder
    self.count = max(1, count)
  }

  /// Makes the copy of this day (in UTC), unless it is there or another program is making it; the answer is the new
  package func daily(_ storage: Storage, at moment: Moment) throws(StorageError) -> String? {
    try storage.with { database throws(StorageError) in try daily(database, at: moment) }
  }

  /// The same, of a file that nobody here has open. One without anything in it needs none.
  package func daily(ofFile path: String, at moment: Moment) throws(StorageError) -> String? {
    guard !hasDaily(at: moment) else { return nil }
    let database = try Database(path: path, mode: .readWrite)
    // A file without tables would push a good copy out.
    guard try Schema.current.version(of: database) > 0 else { return nil }
    return try daily(database, at: moment)
  }

  private func daily(_ database: Database, at moment: Moment) throws(StorageError) -> String? {
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

  func beforeMigration(of database: Database, from version: Int) throws(StorageError) {
    // Without a moment, which this room does not ask for: a second try replaces the first.
    try withExtendedLifetime(FolderLock(folder, waits: true)) { () throws(StorageError) in
      // Where another program has been quicker, its copy is the one of before.
      try make("\(folder)/tote-before-\(version + 1).db", of: database) { copy throws(StorageError) in
        try Database(path: copy, mode: .untouched).integer("PRAGMA user_version") == Int64(version)
      }
    }
  }

  /// Makes a copy now, because somebody wants one; the answer is its path.
  ///
  /// - Parameter working: Asked again and again meanwhile; what it throws ends the copying, and nothing is left of it.
  package func now(_ storage: Storage, at moment: Moment, working: () throws -> Void) throws -> String {
    try storage.with { database throws(any Error) in
      try database.following(working) {
        try withExtendedLifetime(FolderLock(folder, waits: true)) { () throws(StorageError) in
          let path = PrivateFile.free("\(folder)/tote-\(moment.second)", ".db")
          try make(path, of: database)
          return path
        }
      }
    }
  }

  /// Makes a copy in a place of somebody's own, where nothing is yet.
  package static func copy(_ storage: Storage, to path: String, working: () throws -> Void) throws {
    try storage.with { database throws(any Error) in
      try database.following(working) { try write(path, of: database) }
    }
  }

  private func make(
    _ path: String, of database: Database, isWanted: (String) throws(StorageError) -> Bool = { _ in true }
  ) throws(StorageError) {
    try Self.write(path, of: database, isWanted: isWanted)
    let kind = Kind(path)
    for old in try list().filter({ Kind($0) == kind }).dropFirst(count) { unlink(old) }
  }

  /// Under another name first: what bears the right name is whole.
  private static func write(
    _ path: String, of database: Database, isWanted: (String) throws(StorageError) -> Bool = { _ in true }
  ) throws(StorageError) {
    let folder = PrivateFile.folder(of: path) ?? "."
    let partial = path + ".partial"
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
      unlink(partial)
      throw error
    }
  }
}

// What is there.
extension Backups {
  /// What a copy was made for. Its name says it.
  enum Kind {
    case daily, wanted, beforeMigration

    init(_ path: String) {
      let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
      if name.hasPrefix("tote-before-") {
        self = .beforeMigration
      } else {
        self = name.utf8.count == "tote-2026-11-21.db".utf8.count ? .daily : .wanted
      }
    }
  }

  /// The paths of all copies, the newest first.
  package func list() throws(StorageError) -> [String] { try found().map(\.path) }

  /// The copies from which a damaged file can be replaced, the newest first: each was looked through just now.
  package func whole() throws(StorageError) -> [Backup] { Array(try wholeOnes()) }

  /// The newest of them, if there is one: no other is looked through.
  package func newestWhole() throws(StorageError) -> Backup? { try wholeOnes().first { _ in true } }

  private func wholeOnes() throws(StorageError) -> some Sequence<Backup> {
    try found().lazy.compactMap { made, path in
      guard (try? Self.check(path)) != nil else { return nil }
      return Backup(path: path, day: made.day)
    }
  }

  /// Looks through a copy, and leaves no trace beside it. Throws where it is not whole, not ours, or newer.
  static func check(_ path: String) throws(StorageError) {
    let database = try Database(path: path, mode: .untouched)
    // An empty file would pass for a database of which nothing has been written yet.
    guard try Schema.current.version(of: database) > 0 else { throw .notADatabase }
    try database.check()
  }

  private func found() throws(StorageError) -> [(made: Moment, path: String)] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw StorageError(errno: errno, folder)
    }
    defer { closedir(stream) }
    var found: [(made: timespec, path: String)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix("tote-"), name.hasSuffix(".db") else { continue }
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      found.append((status.st_mtim, "\(folder)/\(name)"))
    }
    return found.sorted { one, other in
      (one.made.tv_sec, one.made.tv_nsec, one.path) > (other.made.tv_sec, other.made.tv_nsec, other.path)
    }.map { (Moment(milliseconds: Int64($0.made.tv_sec) * 1000), $0.path) }
  }
}
