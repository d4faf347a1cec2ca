// A damaged file is replaced by an intact copy or nothing, and kept byte for byte.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct DamagedFileTests {
  let folder = TemporaryFolder()
  var data: String { folder.path + "/data/tote" }
  var backups: Backups { Backups(folder: folder.path + "/state/backups") }
  static let noon = Moment(milliseconds: 1_795_003_200_000)

  /// A file with two lists, a backup of yesterday with only the first, and one of today.
  func lists() throws -> [ShoppingList] {
    var random = RandomEdits(seed: 1)
    let lists = ["Groceries", "Market"].map { random.list($0) }
    let storage = try Storage(path: folder.database)
    for (day, list) in lists.enumerated() {
      try storage.apply([random.entry(Change(adding: list))])
      let moment = Moment(milliseconds: Self.noon.milliseconds + Int64(day - 1) * 86_400_000)
      let path = try #require(try backups.createDaily(of: storage, at: moment))
      var times = [timespec(), timespec()]
      for index in times.indices { times[index].tv_sec = Int(moment.milliseconds / 1000) }
      utimensat(AT_FDCWD, path, times, 0)
    }
    storage.close()
    return lists
  }

  func damage(_ path: String) {
    var file = bytes(of: path)
    for index in 100..<file.count where index % 3 == 0 { file[index] ^= 0xA5 }
    write(file, to: path)
  }

  @Test func `the copies that are whole are listed with their days, the newest first`() throws {
    _ = try lists()
    let all = try backups.list()
    #expect(
      try backups.intact() == [
        Backup(path: all[0], day: "2026-11-18"), Backup(path: all[1], day: "2026-11-17"),
      ])
    damage(all[0])
    write([], to: backups.folder + "/tote-empty.db")
    write(Array("not a database, but long enough to be one".utf8), to: backups.folder + "/tote-text.db")
    let newer = try Database(path: backups.folder + "/tote-newer.db")
    try newer.script("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 99")
    #expect(try backups.intact().map(\.day) == ["2026-11-17"])
    #expect(TemporaryFolder.names(in: backups.folder).allSatisfy { $0.hasSuffix(".db") })
  }

  @Test(arguments: [-1, -5, Int64(Int32.min), 0])
  func `a version that no file can have is damage, for whoever opens it`(version: Int64) async throws {
    _ = try lists()
    try Database(path: folder.database).script("PRAGMA user_version = \(version)")
    #expect(throws: StorageError.damaged) { try Storage(path: folder.database) }
    #expect(throws: StorageError.damaged) { try Storage.forReading(path: folder.database) }
    #expect(throws: StorageError.damaged) { try Backups.check(folder.database) }
    let live = LiveStorage(path: folder.database, backups: backups)
    await #expect(throws: StorageError.damaged) { try await live.load() }
    _ = try await live.setAside(try backups.newestIntact(), at: Self.noon)
    #expect(try await live.load().lists.count == 2)
  }

  @Test func `a copy takes the place of a damaged file, and the file is kept to the byte`() async throws {
    let lists = try lists()
    damage(folder.database)
    let damaged = bytes(of: folder.database)
    write(Array("log".utf8), to: folder.database + "-wal")
    let live = LiveStorage(path: folder.database, backups: backups)
    let copy = try #require(try backups.intact().first)
    let kept = try await live.setAside(copy, at: Self.noon)
    #expect(kept == "tote-damaged-2026-11-18-120000.db")
    #expect(bytes(of: "\(data)/\(kept)") == damaged)
    #expect(bytes(of: "\(data)/\(kept)-wal") == Array("log".utf8))
    #expect(rights(of: folder.database) == 0o600)
    #expect(Set(TemporaryFolder.names(in: data)) == ["tote.db", kept, kept + "-wal"])
    #expect(Set(try await live.load().lists) == Set(lists))
    #expect(try backups.intact().contains(copy))
  }

  @Test func `without a copy it begins with nothing`() async throws {
    _ = try lists()
    damage(folder.database)
    let live = LiveStorage(path: folder.database, backups: backups)
    await #expect(throws: StorageError.self) { try await live.load() }
    let kept = try await live.setAside(nil, at: Self.noon)
    #expect(Set(TemporaryFolder.names(in: data)) == [kept])
    #expect(try await live.load().sequence == 0)
  }

  @Test func `what was set aside is never overwritten`() throws {
    _ = try lists()
    var names: [String] = []
    for text in ["one", "two", "three"] {
      write(Array(text.utf8), to: folder.database)
      names.append(try DamagedFile(path: folder.database).setAside(replacement: nil, at: Self.noon))
    }
    #expect(names == ["", "-2", "-3"].map { "tote-damaged-2026-11-18-120000\($0).db" })
    #expect(names.map { bytes(of: "\(data)/\($0)") } == ["one", "two", "three"].map { Array($0.utf8) })
  }

  @Test func `a copy that is not whole takes nobody's place`() throws {
    _ = try lists()
    let copy = Backup(path: try backups.list()[0], day: "2026-11-18")
    damage(copy.path)
    let before = bytes(of: folder.database)
    #expect(throws: StorageError.self) {
      try DamagedFile(path: folder.database).setAside(replacement: copy, at: Self.noon)
    }
    #expect(throws: StorageError.self) {
      try DamagedFile(path: folder.database).setAside(
        replacement: Backup(path: backups.folder + "/none.db", day: ""), at: Self.noon)
    }
    #expect(bytes(of: folder.database) == before)
    #expect(TemporaryFolder.names(in: data) == ["tote.db"])
  }

  @Test func `the file behind a symbolic link is set aside, and the link stays`() throws {
    _ = try lists()
    let name = folder.path + "/link.db"
    symlink(folder.database, name)
    let before = bytes(of: folder.database)
    let kept = try DamagedFile(path: name).setAside(replacement: try backups.intact()[0], at: Self.noon)
    #expect(bytes(of: "\(data)/\(kept)") == before)
    #expect(try Storage(path: name).load().lists.count == 2)
  }

  @Test func `another program that has the file open writes to what was set aside no more`() throws {
    let lists = try lists()
    let other = try Storage(path: folder.database)
    _ = try other.load()
    _ = try DamagedFile(path: folder.database).setAside(replacement: try backups.intact()[0], at: Self.noon)
    var random = RandomEdits(seed: 2)
    #expect(throws: StorageError.moved) {
      try other.apply([random.entry(Change(lists[0]) { $0.name = "Town" })])
    }
    other.close()
    #expect(Set(try Storage(path: folder.database).load().lists) == Set(lists))
  }
}
