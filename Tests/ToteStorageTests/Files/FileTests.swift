// The file's permissions, crash detection, migration, and copies.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct FileTests {
  let folder = TemporaryFolder()

  @Test func `the file and all beside it are readable by nobody else, and the folder too`() throws {
    let old = umask(0)
    defer { umask(old) }
    let storage = try Storage(path: folder.database)
    var random = RandomEdits(seed: 1)
    try storage.apply([random.entry(Change(adding: random.list()))])
    #expect(rights(of: folder.path + "/data") == 0o700)
    #expect(rights(of: folder.path + "/data/tote") == 0o700)
    let names = TemporaryFolder.names(in: folder.path + "/data/tote")
    #expect(Set(names) == ["tote.db", "tote.db-wal", "tote.db-shm"])
    for name in names { #expect(rights(of: "\(folder.path)/data/tote/\(name)") == 0o600, "\(name)") }
    storage.close()
    #expect(TemporaryFolder.names(in: folder.path + "/data/tote") == ["tote.db"])
  }

  @Test
  func `the file is written ahead, to the disk before a save is done, and keeps items with their lists`()
    throws
  {
    let storage = try Storage(path: folder.database)
    try storage.with { database throws(StorageError) in
      #expect(try database.text("PRAGMA journal_mode") == "wal")
      #expect(try database.integer("PRAGMA synchronous") == 2)
      #expect(try database.integer("PRAGMA foreign_keys") == 1)
    }
  }

  /// Leaves a file as a killed program does.
  func leave(in place: TemporaryFolder, damaged: Bool) throws {
    let storage = try Storage(path: folder.database)
    var random = RandomEdits(seed: 2)
    let list = random.list()
    let items = (0..<1_000).map { _ in random.item(on: list.id) }
    try storage.apply([random.entry([Change(adding: list)] + items.map { Change(adding: $0) })])
    storage.close()
    let again = try Storage(path: folder.database)
    try again.apply([random.entry(Change(items[0]) { $0.isTicked = true })])
    try PrivateFile.make(place.database)
    var file = bytes(of: folder.database)
    if damaged { for index in file.count / 2..<file.count / 2 + 8_192 { file[index] = 0xA5 } }
    write(file, to: place.database)
    write(bytes(of: folder.database + "-wal"), to: place.database + "-wal")
  }

  @Test func `what was saved is there after a kill, and the file is looked through`() throws {
    let place = TemporaryFolder()
    try leave(in: place, damaged: false)
    #expect(OpenFileLock(of: place.database).wasLeftOpen)
    let storage = try Storage(path: place.database)
    #expect(try storage.load().items.filter(\.isTicked).count == 1)
    // Neither a second program nor a file closed cleanly causes a check.
    #expect(!OpenFileLock(of: place.database).wasLeftOpen)
    storage.close()
    #expect(!OpenFileLock(of: place.database).wasLeftOpen)
  }

  @Test func `a file is known to be open by whatever name, and another in its folder is another`() throws {
    let storage = try Storage(path: folder.database)
    let link = folder.path + "/link.db"
    symlink(folder.database, link)
    #expect(!OpenFileLock(of: link).wasAlone)
    let neighbor = folder.path + "/data/tote/other.db"
    let other = try Storage(path: neighbor)
    #expect(other.wasAlone)
    storage.close()
    #expect(OpenFileLock(of: link).wasAlone)
    #expect(!OpenFileLock(of: neighbor).wasAlone)
    other.close()
  }

  @Test func `what was left behind is found through a link`() throws {
    let place = TemporaryFolder()
    try leave(in: place, damaged: false)
    let link = folder.path + "/link.db"
    symlink(place.database, link)
    #expect(OpenFileLock(of: link).wasLeftOpen)
  }

  @Test func `looking whether a file is open takes no lock from whoever has it open`() throws {
    let storage = try Storage(path: folder.database)
    for _ in 0..<3 { _ = OpenFileLock(of: folder.database) }
    // SQLite's own lock is still held: otherwise the last to close would have removed the log.
    let locks = String(decoding: bytes(of: "/proc/locks"), as: UTF8.self)
    var status = stat()
    stat(folder.database, &status)
    #expect(
      locks.split(separator: "\n").contains { $0.contains("POSIX") && $0.contains(":\(status.st_ino) ") })
    storage.close()
  }

  @Test func `damage that a crash left is found when the file is opened`() throws {
    let place = TemporaryFolder()
    try leave(in: place, damaged: true)
    #expect(throws: StorageError.damaged) { try Storage(path: place.database) }
  }

  @Test func `an older version is led forward after a backup, and its rows come along`() throws {
    let old = try Storage(path: folder.database)
    var random = RandomEdits(seed: 3)
    let list = random.list()
    try old.apply([random.entry(Change(adding: list))])
    old.close()
    let backups = Backups(folder: folder.path + "/backups")
    let next = Schema(versions: Schema.current.versions + ["CREATE TABLE later (id BLOB PRIMARY KEY) STRICT"])
    let storage = try Storage(path: folder.database, backups: backups, schema: next)
    #expect(try storage.load().lists == [list])
    #expect(
      try storage.with { database throws(StorageError) in try next.version(of: database) } == next.version)
    #expect(try backups.list() == ["\(folder.path)/backups/tote-before-\(next.version).db"])
    #expect(try Storage(path: "\(folder.path)/backups/tote-before-\(next.version).db").load().lists == [list])
  }

  @Test func `a step forward that fails leaves the old version whole`() throws {
    let old = try Storage(path: folder.database)
    old.close()
    let broken = Schema(
      versions: Schema.current.versions + [
        "CREATE TABLE later (id BLOB) STRICT; CREATE TABLE item (id BLOB) STRICT"
      ])
    #expect(throws: StorageError.self) { try Storage(path: folder.database, schema: broken) }
    let storage = try Storage(path: folder.database)
    #expect(try storage.load().sequence == 0)
    let tables = try storage.with { database throws(StorageError) in
      try database.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'later'")
    }
    #expect(tables == 0)
  }

  @Test func `a day has one backup, ten days are kept, the newest first, readable by nobody else`() throws {
    let storage = try Storage(path: folder.database)
    var random = RandomEdits(seed: 4)
    let list = random.list()
    try storage.apply([random.entry(Change(adding: list))])
    let backups = Backups(folder: folder.path + "/state/backups")
    #expect(try backups.list() == [])
    let day: Int64 = 86_400_000
    for number in Int64(0)..<12 {
      let moment = Moment(milliseconds: RandomEdits.now.milliseconds + number * day)
      let made = try backups.createDaily(of: storage, at: moment)
      #expect(made == "\(backups.folder)/tote-\(moment.day).db")
      #expect(try backups.createDaily(of: storage, at: moment) == nil)
    }
    let kept = try backups.list()
    #expect(kept.count == 10)
    #expect(kept == kept.sorted(by: >))
    #expect(kept.first == "\(backups.folder)/tote-2027-01-26.db")
    #expect(Set(TemporaryFolder.names(in: backups.folder)).count == 10)
    for path in kept { #expect(rights(of: path) == 0o600) }
    let copy = try Storage(path: kept[0])
    #expect(try copy.load().lists == [list])
    try copy.check()
  }

  @Test func `a copy never overwrites what is there`() throws {
    let storage = try Storage.inMemory()
    try PrivateFile.make(folder.database)
    write(Array("precious".utf8), to: folder.database)
    #expect(throws: StorageError.self) { try storage.copy(to: folder.database) }
    #expect(bytes(of: folder.database) == Array("precious".utf8))
  }
}
