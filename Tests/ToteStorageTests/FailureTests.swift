// Whatever is wrong with the file, with the real library: there is a message, old data stay whole, and what couldn't be
// saved can be saved once the cause is gone.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct FailureTests {
  let folder = TemporaryFolder()

  func error(_ work: () throws -> Void) -> StorageError? {
    do {
      try work()
      return nil
    } catch { return error as? StorageError }
  }

  @Test func `a file that another program holds is busy, and saved to when it lets go`() throws {
    let list = try folder.makeDatabaseWithOneList()
    let other = try Database(path: folder.database, mode: .readWrite)
    let storage = try Storage(path: folder.database, schema: .current, patience: 50)
    var random = RandomEdits(seed: 2)
    let line = random.entry(Change(list) { $0.name = "Market" })
    try other.run("BEGIN IMMEDIATE")
    #expect(error { try storage.apply([line]) } == .busy)
    #expect(try storage.load().lists == [list])
    // Reading needs no lock.
    let looking = try Storage(path: folder.database, schema: .current, patience: 50)
    #expect(try looking.load().lists == [list])
    #expect(try looking.changes(after: 0).sequence == 1)
    try other.run("ROLLBACK")
    try storage.apply([line])
    #expect(try storage.load().lists.map(\.name) == ["Market"])
  }

  @Test func `a full disk loses nothing that was saved, and takes the rest when there is room`() throws {
    let list = try folder.makeDatabaseWithOneList()
    let storage = try Storage(path: folder.database)
    try storage.with { database throws(StorageError) in
      _ = try database.integer("PRAGMA max_page_count = 1")
    }
    var random = RandomEdits(seed: 3)
    let lines = (0..<20).map { _ in
      let item = random.item(on: list.id, String(repeating: "long ", count: 2_000))
      return random.entry(Change(adding: item))
    }
    #expect(error { try storage.apply(lines) } == .full)
    #expect(RowDictionary(try storage.load()).rows.count == 1)
    try storage.check()
    try storage.with { database throws(StorageError) in
      _ = try database.integer("PRAGMA max_page_count = 1000000")
    }
    try storage.apply(lines)
    #expect(try storage.load().items.count == 20)
  }

  @Test func `a file that may not be written says so at once and is left alone`() throws {
    _ = try folder.makeDatabaseWithOneList()
    chmod(folder.database, 0o400)
    let before = bytes(of: folder.database)
    folder.asSomebody { #expect(error { _ = try Storage(path: folder.database) } == .readOnly) }
    #expect(bytes(of: folder.database) == before)
  }

  @Test func `a folder that may not be written says so at once`() throws {
    _ = try folder.makeDatabaseWithOneList()
    let before = bytes(of: folder.database)
    folder.asSomebody {
      chmod(folder.path + "/data/tote", 0o500)
      switch error({ _ = try Storage(path: folder.database) }) {
      case .readOnly, .cannotOpen: break
      case let other: Issue.record("\(String(describing: other))")
      }
    }
    #expect(bytes(of: folder.database) == before)
  }

  @Test func `a home without the right to write cannot be opened, and names the folder`() {
    let home = folder.path
    folder.asSomebody {
      chmod(home, 0o500)
      let found = error { _ = try Storage(path: folder.database) }
      #expect(found == .cannotOpen(reason: home + "/data: permission denied"))
      #expect(found?.sentence.contains(home) == true)
      chmod(home, 0o700)
    }
  }

  @Test func `a damaged file is named so, by the check at the latest, and left as it is`() throws {
    let folder = folder
    var random = RandomEdits(seed: 4)
    let list = random.list()
    let storage = try Storage(path: folder.database)
    let items = (0..<3_000).map { _ in random.item(on: list.id) }
    try storage.apply([random.entry([Change(adding: list)] + items.map { Change(adding: $0) })])
    storage.close()
    var damaged = bytes(of: folder.database)
    for index in 20_000..<60_000 { damaged[index] = 0xA5 }
    write(damaged, to: folder.database)
    #expect(error { try Storage(path: folder.database).check() } == .damaged)
    #expect(error { _ = try Storage(path: folder.database).load() } == .damaged)
    let isUntouched = bytes(of: folder.database) == damaged
    #expect(isUntouched)
  }

  @Test func `what is no database is refused and left as it is`() throws {
    try PrivateFile.make(folder.database)
    let text = Array(String(repeating: "Dear diary, no database here. ", count: 100).utf8)
    write(text, to: folder.database)
    #expect(error { _ = try Storage(path: folder.database) } == .notADatabase)
    #expect(bytes(of: folder.database) == text)
  }

  @Test func `the database of another program is refused and left as it is`() throws {
    try PrivateFile.make(folder.database)
    let theirs = try Database(path: folder.database)
    try theirs.script("CREATE TABLE bookmark (url TEXT)")
    let before = bytes(of: folder.database)
    #expect(error { _ = try Storage(path: folder.database) } == .notADatabase)
    #expect(bytes(of: folder.database) == before)
  }

  @Test func `a folder in the place of the file cannot be opened`() throws {
    try PrivateFile.makeFolder(folder.database)
    guard case .cannotOpen = error({ _ = try Storage(path: folder.database) }) else {
      Issue.record("opened")
      return
    }
  }

  @Test(arguments: ["pipe", "device"])
  func `a pipe or a device in place of the database is refused at once`(kind: String) throws {
    try PrivateFile.makeFolder(PrivateFile.folder(of: folder.database)!)
    if kind == "pipe" { mkfifo(folder.database, 0o600) } else { symlink("/dev/zero", folder.database) }
    #expect(error { _ = try Storage(path: folder.database) } == .notADatabase)
    #expect(error { try Backups.check(folder.database) } == .notADatabase)
  }

  @Test func `the next version is refused, and left byte for byte as it is`() throws {
    _ = try folder.makeDatabaseWithOneList()
    let newer = try Database(path: folder.database)
    let next = Schema.current.version + 1
    try newer.script("PRAGMA journal_mode = DELETE; PRAGMA user_version = \(next)")
    let before = FileBytes.read(folder.database)
    #expect(error { _ = try Storage(path: folder.database) } == .newer(version: next, known: next - 1))
    #expect(error { try Backups.check(folder.database) } == .newer(version: next, known: next - 1))
    #expect(FileBytes.read(folder.database) == before)
  }

  @Test func `a newer version is refused politely and left as it is`() throws {
    _ = try folder.makeDatabaseWithOneList()
    let newer = try Database(path: folder.database)
    try newer.script("PRAGMA user_version = 99")
    #expect(
      error { _ = try Storage(path: folder.database) } == .newer(version: 99, known: Schema.current.version))
    #expect(try newer.integer("PRAGMA user_version") == 99)
  }

  @Test func `every error has one sentence that ends with a point`() {
    let all: [StorageError] = [
      .busy, .full, .readOnly, .damaged, .notADatabase, .foreignCode(name: "x"), .foreignFile(name: "x"),
      .endless,
      .newer(version: 2, known: 1),
      .moved, .closed, .cannotOpen(reason: "r"), .failed(reason: "r"),
    ]
    #expect(Set(all.map(\.sentence)).count == all.count)
    for error in all { #expect(error.sentence.hasSuffix(".") && !error.sentence.contains("SQL")) }
  }
}
