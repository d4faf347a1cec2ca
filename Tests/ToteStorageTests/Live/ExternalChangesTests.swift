// A running program notices other programs' writes but not its own. The file is real; the other program is a second
// connection, which is all that SQLite can tell.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite(.timeLimit(.minutes(5))) struct ExternalChangesTests {
  let folder = TemporaryFolder()

  func live(_ path: String? = nil) -> LiveStorage {
    LiveStorage(path: path ?? folder.database, backups: Backups(folder: folder.path + "/backups"))
  }

  @Test func `each time that another program writes, whoever listens is told`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    let other = try Storage(path: folder.database)
    var random = RandomEdits(seed: 1)
    var known: Int64 = 0
    for _ in 0..<40 {
      try other.apply([random.entry(Change(adding: random.list()))])
      // One notification may be a repeated one about the write before; then another follows.
      repeat { _ = await changes.next() } while try await live.changes(after: known).sequence == known
      known += 1
    }
    #expect(known == 40)
  }

  @Test func `one's own writing is no news`() async throws {
    let live = live()
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: RandomEdits.now)
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    var random = RandomEdits(seed: 2)
    _ = try await live.save([random.entry(Change(adding: list))])
    await live.lookForChanges()
    for _ in 0..<20 {
      _ = try await live.save([random.entry(Change(adding: random.item(on: list.id)))])
      await live.lookForChanges()
    }
    #expect(await live.notificationCount == 0)
    let other = try Storage(path: folder.database)
    try other.apply([random.entry(Change(list) { $0.name = "Market" })])
    await changes.next()
    #expect(await live.notificationCount == 1)
    // Nothing is reported twice.
    await live.lookForChanges()
    _ = try await live.save([random.entry(Change(list) { $0.name = "Town" })])
    await live.lookForChanges()
    #expect(await live.notificationCount == 1)
  }

  @Test func `what was written between the load and the listening is told`() async throws {
    let live = live()
    _ = try await live.load()
    var random = RandomEdits(seed: 3)
    try Storage(path: folder.database).apply([random.entry(Change(adding: random.list()))])
    var changes = live.changes().makeAsyncIterator()
    await changes.next()
    #expect(try await live.changes(after: 0).entries.count == 1)
  }

  @Test func `whoever listens before the file is there hears of it when it is`() async throws {
    let live = live()
    var changes = live.changes().makeAsyncIterator()
    #expect(await !live.isWatching)
    _ = try await live.load()
    #expect(await live.isWatching)
    var random = RandomEdits(seed: 4)
    try Storage(path: folder.database).apply([random.entry(Change(adding: random.list()))])
    await changes.next()
    #expect(try await live.changes(after: 0).entries.count == 1)
  }

  @Test func `what another is halfway through is told when it is done`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run("BEGIN IMMEDIATE")
    try other.run("INSERT INTO setting (key, value) VALUES ('a', 'b')")
    await live.lookForChanges()
    #expect(await live.notificationCount == 0)
    try other.run("COMMIT")
    await changes.next()
    #expect(try await live.load().settings == [Setting(key: "a", value: "b")])
  }

  @Test func `looking takes no write lock and waits for nobody who has it`() throws {
    let storage = try Storage(path: folder.database)
    _ = try storage.load()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run("BEGIN IMMEDIATE")
    try other.run("INSERT INTO setting (key, value) VALUES ('a', 'b')")
    #expect(try !storage.externalActivity().hasChanges)
    // Looking takes no lock: a connection without patience can write meanwhile.
    try other.run("ROLLBACK")
    let impatient = try Database(path: folder.database, mode: .readWrite, patience: 0)
    try storage.read { _ in
      try impatient.run("INSERT INTO setting (key, value) VALUES ('a', 'b')")
    }
    #expect(try storage.externalActivity().hasChanges)
    try other.run("BEGIN IMMEDIATE")
    try other.run("INSERT INTO setting (key, value) VALUES ('c', 'd')")
    #expect(try !storage.externalActivity().hasChanges)
    try other.run("COMMIT")
    #expect(try storage.externalActivity().hasChanges)
    #expect(try !storage.externalActivity().hasChanges)
  }

  @Test func `what stands in the log and does not count yet is looked for again, and nothing else is`()
    async throws
  {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.script("PRAGMA cache_size = 1")
    try other.run("BEGIN IMMEDIATE")
    #expect(try await !live.opened().externalActivity().isCommitting)
    // More than the cache holds: uncommitted pages go to the log, as in every commit for a moment.
    for number in 0..<50 {
      try other.run("INSERT INTO setting (key, value) VALUES (?, hex(zeroblob(2000)))", .text("\(number)"))
    }
    #expect(try await live.opened().externalActivity().isCommitting)
    await live.lookForChanges()
    #expect(await live.hasPlannedLook)
    #expect(await live.notificationCount == 0)
    try other.run("COMMIT")
    await changes.next()
    #expect(try await !live.opened().externalActivity().isCommitting)
    await live.lookForChanges()
    #expect(await !live.hasPlannedLook, "an idle program plans nothing")
    // Our own writes leave nothing to look for either.
    var random = RandomEdits(seed: 9)
    _ = try await live.save([random.entry(Change(adding: random.list()))])
    #expect(try await !live.opened().externalActivity().isCommitting)
    try other.script("PRAGMA wal_checkpoint(RESTART)")
    #expect(try await !live.opened().externalActivity().isCommitting)
    try other.run("INSERT INTO setting (key, value) VALUES ('a', 'b')")
    #expect(try await !live.opened().externalActivity().isCommitting)
  }

  @Test(
    "what is not committed is seen in the log whoever has begun it, and however",
    arguments: [false, true], [false, true])
  func logs(isNew: Bool, isEmptied: Bool) throws {
    // Closing the last connection removes the log, so the next one is new.
    if isNew { try Storage(path: folder.database).close() }
    let storage = try Storage(path: folder.database)
    _ = try storage.load()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.script("PRAGMA cache_size = 1")
    if isEmptied {
      let third = try Database(path: folder.database, mode: .readWrite)
      try third.run("INSERT INTO setting (key, value) VALUES ('a', 'b')")
      _ = try third.text("PRAGMA wal_checkpoint(RESTART)")
    }
    _ = try storage.externalActivity()
    #expect(try !storage.externalActivity().isCommitting)
    try other.run("BEGIN IMMEDIATE")
    for number in 0..<50 {
      try other.run("INSERT INTO setting (key, value) VALUES (?, hex(zeroblob(2000)))", .text("\(number)"))
    }
    #expect(try storage.externalActivity().isCommitting)
    #expect(try !storage.externalActivity().hasChanges)
    try other.run("COMMIT")
    #expect(try storage.externalActivity().hasChanges)
    #expect(try !storage.externalActivity().isCommitting)
  }

  @Test func `behind a symbolic link, and after the log was emptied, it is noticed too`() async throws {
    let real = try Storage(path: folder.database)
    symlink(folder.database, folder.path + "/link.db")
    let live = live(folder.path + "/link.db")
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    var random = RandomEdits(seed: 5)
    for count in 1...3 {
      try real.apply([random.entry(Change(adding: random.list()))])
      repeat { _ = await changes.next() } while try await live.changes(after: 0).entries.count < count
      try real.with { database throws(StorageError) in
        _ = try database.text("PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
    #expect(try await live.changes(after: 0).entries.count == 3)
  }

  @Test func `a file that is moved away is told, and nothing more is written to it`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    rename(folder.database, folder.path + "/data/tote/elsewhere.db")
    await changes.next()
    var random = RandomEdits(seed: 6)
    let line = random.entry(Change(adding: random.list()))
    let gone = StorageError.moved
    await #expect(throws: gone) { try await live.save([line]) }
    await #expect(throws: gone) { try await live.changes(after: 0) }
    // Loading opens what has the name now, where saving works.
    #expect(try await live.load().sequence == 0)
    #expect(try await live.save([line]) == 1)
    #expect(try Storage(path: folder.database).load().sequence == 1)
  }

  @Test func `the watch ends when nobody listens any more`() async throws {
    let live = live()
    _ = try await live.load()
    let (heard, hearing) = AsyncStream.makeStream(of: Void.self)
    let listener = Task {
      for await _ in live.changes() { hearing.yield() }
      hearing.yield()
    }
    var random = RandomEdits(seed: 7)
    let other = try Storage(path: folder.database)
    try other.apply([random.entry(Change(adding: random.list()))])
    var iterator = heard.makeAsyncIterator()
    await iterator.next()
    #expect(await live.isWatching)
    listener.cancel()
    await listener.value
    #expect(await !live.isWatching)
  }

  @Test func `closing ends the listening`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    live.close()
    #expect(await changes.next() == nil)
    #expect(TemporaryFolder.names(in: folder.path + "/data/tote") == ["tote.db"])
  }
}
