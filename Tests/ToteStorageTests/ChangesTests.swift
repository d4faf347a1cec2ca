// What others write is noticed while the program runs, and what it writes itself is not. The file is a real one, and
// the other program is a second connection, which is all that SQLite can tell.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite(.timeLimit(.minutes(1))) struct ChangesTests {
  let folder = TemporaryFolder()

  func live(_ path: String? = nil) -> LiveStorage {
    LiveStorage(path: path ?? folder.database, backups: Backups(folder: folder.path + "/backups"))
  }

  @Test func `each time that another program writes, whoever listens is told`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    let other = try Storage(path: folder.database)
    var chance = Chance(seed: 1)
    var known: Int64 = 0
    for _ in 0..<100 {
      try other.apply([chance.entry(Change(adding: chance.list()))])
      // One telling may be about the write before, if that was told twice; then there is another.
      repeat { _ = await changes.next() } while try await live.news(after: known).sequence == known
      known += 1
    }
    #expect(known == 100)
  }

  @Test func `one's own writing is no news`() async throws {
    let live = live()
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: Chance.now)
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    var chance = Chance(seed: 2)
    _ = try await live.save([chance.entry(Change(adding: list))])
    await live.look()
    for _ in 0..<20 {
      _ = try await live.save([chance.entry(Change(adding: chance.item(on: list.id)))])
      await live.look()
    }
    #expect(await live.timesTold == 0)
    let other = try Storage(path: folder.database)
    try other.apply([chance.entry(Change(list) { $0.name = "Market" })])
    await changes.next()
    #expect(await live.timesTold == 1)
    // What was told is not told again.
    await live.look()
    _ = try await live.save([chance.entry(Change(list) { $0.name = "Town" })])
    await live.look()
    #expect(await live.timesTold == 1)
  }

  @Test func `what was written between the load and the listening is told`() async throws {
    let live = live()
    _ = try await live.load()
    var chance = Chance(seed: 3)
    try Storage(path: folder.database).apply([chance.entry(Change(adding: chance.list()))])
    var changes = live.changes().makeAsyncIterator()
    await changes.next()
    #expect(try await live.news(after: 0).entries.count == 1)
  }

  @Test func `whoever listens before the file is there hears of it when it is`() async throws {
    let live = live()
    var changes = live.changes().makeAsyncIterator()
    #expect(await !live.isWatching)
    _ = try await live.load()
    #expect(await live.isWatching)
    var chance = Chance(seed: 4)
    try Storage(path: folder.database).apply([chance.entry(Change(adding: chance.list()))])
    await changes.next()
    #expect(try await live.news(after: 0).entries.count == 1)
  }

  @Test func `what another is halfway through is told when it is done`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    let other = try Database(path: folder.database, mode: .readWrite)
    try other.run("BEGIN IMMEDIATE")
    try other.run("INSERT INTO setting (key, value) VALUES ('a', 'b')")
    await live.look()
    #expect(await live.timesTold == 0)
    try other.run("COMMIT")
    await changes.next()
    #expect(try await live.load().settings == [Setting(key: "a", value: "b")])
  }

  @Test func `behind a symbolic link, and after the log was emptied, it is noticed too`() async throws {
    let real = try Storage(path: folder.database)
    symlink(folder.database, folder.path + "/link.db")
    let live = live(folder.path + "/link.db")
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    var chance = Chance(seed: 5)
    for count in 1...3 {
      try real.apply([chance.entry(Change(adding: chance.list()))])
      repeat { _ = await changes.next() } while try await live.news(after: 0).entries.count < count
      try real.with { database throws(StorageError) in
        _ = try database.text("PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
    #expect(try await live.news(after: 0).entries.count == 3)
  }

  @Test func `a file that is moved away is told, and nothing more is written to it`() async throws {
    let live = live()
    _ = try await live.load()
    var changes = live.changes().makeAsyncIterator()
    rename(folder.database, folder.path + "/data/tote/elsewhere.db")
    await changes.next()
    var chance = Chance(seed: 6)
    let line = chance.entry(Change(adding: chance.list()))
    let gone = StorageError.failed(reason: "its file was moved or deleted while it was open")
    await #expect(throws: gone) { try await live.save([line]) }
    await #expect(throws: gone) { try await live.news(after: 0) }
    // Loading opens what bears the name now, and there it can be saved.
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
    var chance = Chance(seed: 7)
    let other = try Storage(path: folder.database)
    try other.apply([chance.entry(Change(adding: chance.list()))])
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
