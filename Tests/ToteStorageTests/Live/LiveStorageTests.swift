// The live Environment as reducers see it: usable again after any error, and waiting on a thread of its own.

import Composable
import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteMain
@testable import ToteModel

@Suite(.timeLimit(.minutes(5))) struct LiveStorageTests {
  let folder = TemporaryFolder()

  func live(patience: Int32? = nil) -> (storage: LiveStorage, environment: ToteEnvironment) {
    let storage = LiveStorage(
      path: folder.database, backups: Backups(folder: folder.path + "/backups"), patience: patience)
    return (storage, .live(storage))
  }

  @Test func `nothing is touched before it is loaded, and then it is all there`() async throws {
    let (storage, environment) = live()
    #expect(TemporaryFolder.names(in: folder.path) == [])
    #expect(try await environment.load() == DatabaseSnapshot())
    var random = RandomEdits(seed: 1)
    let list = random.list()
    #expect(try await environment.save([random.entry(Change(adding: list))]) == 1)
    storage.close()
    #expect(try await live().environment.load().lists == [list])
  }

  @Test func `a question that nobody waits for any more is not looked up`() async throws {
    let (storage, environment) = live()
    let question = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await environment.notes.search("milk").ids
    }
    #expect(try await question.value == [])
    #expect(TemporaryFolder.names(in: folder.path) == [], "the file is not even opened")
    storage.close()
  }

  @Test func `ids are new each time, and the time goes on`() {
    let environment = live().environment
    #expect(environment.edits.uuid() != environment.edits.uuid())
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let moment = environment.edits.now().milliseconds / 1000
    #expect(moment >= Int64(now.tv_sec) - 1 && moment < Int64(now.tv_sec) + 60)
  }

  @Test func `a file that is busy can be looked into, and a busy save be saved when it is free`() async throws
  {
    let (_, environment) = live(patience: 20)
    try Storage(path: folder.database).close()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run("BEGIN EXCLUSIVE")
    #expect(try await environment.load() == DatabaseSnapshot())
    try other.run("ROLLBACK")
    var random = RandomEdits(seed: 2)
    let line = random.entry(Change(adding: random.list()))
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: StorageError.busy) { try await environment.save([line]) }
    try other.run("ROLLBACK")
    #expect(try await environment.save([line]) == 1)
    #expect(try await environment.save([line]) == 1)
  }

  @Test func `what cannot be loaded can be loaded once the cause is gone`() async throws {
    let environment = live().environment
    try PrivateFile.make(folder.database)
    write(Array(String(repeating: "Dear diary. ", count: 100).utf8), to: folder.database)
    await #expect(throws: StorageError.notADatabase) { try await environment.load() }
    unlink(folder.database)
    try PrivateFile.makeFolder(folder.database)
    await #expect(throws: StorageError.self) { try await environment.load() }
    rmdir(folder.database)
    let newer = try Database(path: folder.database)
    try newer.script("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 99")
    await #expect(throws: StorageError.newer(version: 99, known: Schema.current.version)) {
      try await environment.load()
    }
    try newer.script("PRAGMA user_version = 0; PRAGMA application_id = 0")
    #expect(try await environment.load() == DatabaseSnapshot())
  }

  @Test func `a full disk keeps a save waiting, not lost, and the file whole`() async throws {
    let (storage, environment) = live()
    _ = try await environment.load()
    func limit(_ pages: Int) async throws {
      try await storage.opened().with { database throws(StorageError) in
        _ = try database.integer("PRAGMA max_page_count = \(pages)")
      }
    }
    try await limit(1)
    var random = RandomEdits(seed: 3)
    let list = random.list(String(repeating: "long ", count: 10_000))
    let line = random.entry(Change(adding: list))
    await #expect(throws: StorageError.full) { try await environment.save([line]) }
    #expect(try await environment.load() == DatabaseSnapshot())
    try await limit(1_000_000)
    #expect(try await environment.save([line]) == 1)
    #expect(try await environment.load().lists == [list])
  }

  @Test func `waiting for another program takes no thread from the effects`() async throws {
    try Storage(path: folder.database).close()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run("BEGIN EXCLUSIVE")
    // More than there are threads for effects.
    let waiting = (0..<8).map { _ in
      let environment = live(patience: 60_000).environment
      return Task { try await environment.load() }
    }
    // An effect that must run while they all wait.
    let effect = Task { 42 }
    #expect(await effect.value == 42)
    try other.run("ROLLBACK")
    for load in waiting { #expect(try await load.value == DatabaseSnapshot()) }
  }

  @Test func `the copy of the day is made beside the saving, once, and of a list that is there`() async throws
  {
    let environment = live().environment
    await #expect(throws: StorageError.self) { try await environment.backUp() }
    #expect(await environment.backups() == [])
    _ = try await environment.load()
    var random = RandomEdits(seed: 4)
    let list = random.list()
    _ = try await environment.save([random.entry(Change(adding: list))])
    try await environment.backUp()
    try await environment.backUp()
    let backups = await environment.backups()
    #expect(backups.count == 1)
    let day = try #require(backups.first?.day)
    #expect(day == environment.edits.now().day)
    #expect(backups.first?.path == "\(folder.path)/backups/tote-\(day).db")
    // Another connection made the copy, without writing.
    _ = try await environment.save([random.entry(Change(list) { $0.name = "Market" })])
  }

  @Test func `what the log still held of a damaged file is not played into it when it is closed`()
    async throws
  {
    let (storage, environment) = live()
    _ = try await environment.load()
    var random = RandomEdits(seed: 5)
    let list = random.list()
    let items = (0..<2_000).map { _ in random.item(on: list.id) }
    _ = try await environment.save([random.entry([Change(adding: list)] + items.map { Change(adding: $0) })])
    storage.close()
    _ = try await environment.load()
    _ = try await environment.save([random.entry(Change(list) { $0.name = "Market" })])
    // Damages the open file: what isn't loaded yet is lost.
    var damaged = bytes(of: folder.database)
    for index in 20_000..<damaged.count { damaged[index] = 0xA5 }
    write(damaged, to: folder.database)
    try await storage.opened().with { database throws(StorageError) in
      try database.script("PRAGMA shrink_memory")
    }
    await #expect(throws: StorageError.damaged) { try await environment.load() }
    let isUntouched = bytes(of: folder.database) == damaged
    #expect(isUntouched)
    #expect(PrivateFile.size(of: folder.database + "-wal") != nil)
  }
}
