// Opening the file together with the terminal makes nothing and reports no errors.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteStorage

@Suite struct OpeningAheadTests {
  let folder = TemporaryFolder()

  private func storage() -> LiveStorage {
    LiveStorage(path: folder.database, backups: Backups(folder: folder.path + "/backups"), patience: nil)
  }

  @Test func `a file that is there is open when it is asked for`() async throws {
    let list = try folder.makeDatabaseWithOneList()
    let storage = storage()
    storage.openAhead(rows: 10)
    #expect(try await storage.load().lists == [list])
    storage.close()
  }

  @Test func `what shows first is read before it is asked for, once`() async throws {
    let list = try folder.makeDatabaseWithOneList()
    let other = try Storage(path: folder.database)
    defer { other.close() }
    var random = RandomEdits(seed: 2)
    try other.apply([random.entry(Change(adding: Setting(key: "tour", value: "seen")))])
    let storage = storage()
    storage.openAhead(rows: 10)
    storage.whileIdle {}
    let second = random.list()
    try other.apply([random.entry(Change(adding: second))])
    #expect(try await storage.firstPage(rows: 10)?.lists == [list])
    #expect(try await storage.firstPage(rows: 10)?.lists.count == 2)
    storage.close()
  }

  @Test func `nothing is made where there is nothing`() {
    let storage = storage()
    storage.openAhead(rows: 10)
    storage.close()
    #expect(TemporaryFolder.names(in: folder.path) == [])
  }

  @Test func `what is wrong with the file is told by whoever needs it`() async throws {
    _ = try folder.makeDatabaseWithOneList()
    write(Array(repeating: 0x41, count: 8_192), to: folder.database)
    let storage = storage()
    storage.openAhead(rows: 10)
    await #expect(throws: StorageError.notADatabase) { try await storage.load() }
    storage.close()
  }
}
