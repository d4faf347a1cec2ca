import Glibc
import Tote

/// Copies of the database in a folder: one a day, one before every migration, the newest ten. What a damaged file is
/// replaced from.
public struct Backups: Sendable, Hashable {
  /// Where they are.
  public let folder: String
  /// How many are kept.
  public let count: Int

  /// Copies in this folder, which is made when the first one is.
  public init(folder: String, keeping count: Int = 10) {
    self.folder = folder
    self.count = max(1, count)
  }

  /// Makes the copy of this day (in UTC), unless it is there; the answer is the new copy's path.
  public func daily(_ storage: Storage, at moment: Moment) throws(StorageError) -> String? {
    let path = "\(folder)/tote-\(Self.day(of: moment)).db"
    guard PrivateFile.size(of: path) == nil else { return nil }
    try storage.with { database throws(StorageError) in try make(path, of: database) }
    return path
  }

  func beforeMigration(of database: Database, from version: Int) throws(StorageError) {
    // Without a moment, which this room does not ask for: a second try replaces the first.
    let path = "\(folder)/tote-before-\(version + 1).db"
    unlink(path)
    try make(path, of: database)
  }

  /// Under another name first: what bears the right name is whole.
  private func make(_ path: String, of database: Database) throws(StorageError) {
    try PrivateFile.makeFolder(folder)
    let partial = path + ".partial"
    unlink(partial)
    do throws(StorageError) {
      try database.copy(to: partial)
      guard Self.sync(partial), rename(partial, path) == 0 else { throw StorageError(errno: errno, path) }
      _ = Self.sync(folder)
    } catch {
      unlink(partial)
      throw error
    }
    for old in try list().dropFirst(count) { unlink(old) }
  }

  /// The paths of all copies, the newest first.
  public func list() throws(StorageError) -> [String] {
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
    }.map(\.path)
  }

  private static func sync(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return fsync(file) == 0
  }

  /// `2026-11-21`.
  static func day(of moment: Moment) -> String {
    var seconds = time_t(moment.milliseconds.quotientFloored(by: 1000))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }
}

extension Int64 {
  fileprivate func quotientFloored(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
