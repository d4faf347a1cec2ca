// Reading needs no write access and no folder of its own, and changes nothing.

import Glibc
import Synchronization
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct OlderEntriesTests {
  @Test func `the journal is read further back each time, up to its first line`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 5)
    let list = random.list()
    try storage.apply([random.entry(Change(adding: list))])
    for number in 0..<3_000 {
      try storage.apply([random.entry(Change(adding: Setting(key: "\(number)", value: "")))])
    }
    let contents = try storage.load()
    #expect(contents.entries.count == 200 && contents.start == 2_801)
    let older = try storage.olderEntries(than: contents.start)
    #expect(older.entries.count == 2_000 && older.start == 1_001)
    #expect(older.entries.suffix(200) == contents.entries[...])
    let all = try storage.olderEntries(than: older.start)
    #expect(all.entries.count == 3_001 && all.start == 0)
    // A long entry is read too, but alone.
    let one = try storage.olderEntries(than: contents.start, bytes: 0)
    #expect(one.start == contents.start - 1)
    #expect(try storage.load(last: 10_000).start == 0)
  }
}

@Suite struct ReadingTests {
  let folder = TemporaryFolder()
  var place: String { folder.path + "/data/tote" }

  func lists() throws -> [ShoppingList] {
    let storage = try Storage.forReading(path: folder.database)
    defer { storage.close() }
    return try storage.read { try $0.lists() }
  }

  @Test(
    "while another program writes, everything can be read", arguments: ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
  func busy(beginning: String) throws {
    let list = try folder.makeDatabaseWithOneList()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run(beginning)
    #expect(try lists() == [list])
    try other.run("ROLLBACK")
  }

  @Test func `a file that may not be written is read, and nothing is left beside it`() throws {
    let list = try folder.makeDatabaseWithOneList()
    chmod(folder.database, 0o400)
    let read = try folder.asSomebody { try lists() }
    #expect(read == [list])
    #expect(TemporaryFolder.names(in: place) == ["tote.db"])
  }

  @Test func `a file in a folder that may not be written is read`() throws {
    let list = try folder.makeDatabaseWithOneList()
    let read = try folder.asSomebody {
      chmod(place, 0o500)
      defer { chmod(place, 0o700) }
      return try lists()
    }
    #expect(read == [list])
  }

  @Test func `where a log is that cannot be read, nothing is shown rather than what was before it`() throws {
    let list = try folder.makeDatabaseWithOneList()
    var random = RandomEdits(seed: 2)
    let storage = try Storage(path: folder.database)
    try storage.apply([random.entry(Change(list) { $0.name = "Market" })])
    let log = bytes(of: folder.database + "-wal")
    storage.close()
    write(log, to: folder.database + "-wal")
    chmod(folder.database + "-wal", 0o644)
    folder.asSomebody {
      chmod(place, 0o500)
      #expect(throws: StorageError.self) { try lists() }
      chmod(place, 0o700)
    }
  }

  @Test func `an older version is read in a copy, and stays what it is`() throws {
    let list = try folder.makeDatabaseWithOneList()
    let next = Schema(versions: Schema.current.versions + ["ALTER TABLE list RENAME COLUMN name TO title"])
    let before = bytes(of: folder.database)
    let storage = try Storage.forReading(path: folder.database, schema: next)
    let title = try storage.with { database throws(StorageError) in
      try database.text("SELECT title FROM list")
    }
    storage.close()
    #expect(title == list.name)
    #expect(bytes(of: folder.database) == before)
    #expect(TemporaryFolder.names(in: place) == ["tote.db"])
  }

  @Test func `an empty file is read as nothing, and stays empty`() throws {
    try PrivateFile.make(folder.database)
    #expect(try lists() == [])
    #expect(PrivateFile.size(of: folder.database) == 0)
    #expect(TemporaryFolder.names(in: place) == ["tote.db"])
  }

  @Test func `what a killed program has left is read whole, and a damaged file of it is not`() throws {
    let list = try folder.makeDatabaseWithOneList()
    var random = RandomEdits(seed: 2)
    let storage = try Storage(path: folder.database)
    try storage.apply([random.entry(Change(list) { $0.name = "Market" })])
    let (file, log) = (bytes(of: folder.database), bytes(of: folder.database + "-wal"))
    storage.close()
    write(file, to: folder.database)
    write(log, to: folder.database + "-wal")
    #expect(try lists().map(\.name) == ["Market"])
    write(file.dropLast(file.count / 2) + Array(repeating: 0xA5, count: file.count / 2), to: folder.database)
    write([], to: folder.database + "-wal")
    #expect(throws: StorageError.damaged) {
      try Storage.forReading(path: folder.database).check()
    }
  }

  @Test func `whoever waits for another program is told so once, and not for ever`() throws {
    _ = try folder.makeDatabaseWithOneList()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run("BEGIN IMMEDIATE")
    let counter = Counter()
    // Opening doesn't wait, but writing does.
    let storage = try Storage.forCommand(
      path: folder.database, backups: Backups(folder: folder.path), patience: 100,
      whenWaiting: { counter.increment() })
    #expect(counter.count == 0)
    #expect(throws: StorageError.busy) { try storage.edit { _ in } }
    #expect(counter.count == 1)
    try other.run("ROLLBACK")
    try storage.edit { _ in }
    #expect(counter.count == 1)
  }

  final class Counter: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .relaxed) }
    func increment() { number.add(1, ordering: .relaxed) }
  }

  @Test func `a folder that is missing is made only where that is wanted`() throws {
    let backups = Backups(folder: folder.path + "/backups")
    #expect(throws: StorageError.cannotOpen(reason: "\(folder.database): no such file or folder")) {
      _ = try Storage.forCommand(path: folder.database, backups: backups, makesFolder: false)
    }
    #expect(TemporaryFolder.names(in: folder.path) == [])
    _ = try Storage.forCommand(path: folder.database, backups: backups)
    #expect(TemporaryFolder.names(in: place).contains("tote.db"))
  }
}
