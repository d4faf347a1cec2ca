import FoundationEssentials
import Glibc
import LoopbackTesting
import PtyTesting
import Testing
import ToteModel
import ToteStorage
import ToteSync

@testable import ToteSyncMain

/// The real program at a terminal, with a server that takes its time.
@Suite(.waitsForPrograms) struct WaitingRowTests {
  private let home = TemporaryFolder()

  @Test func `a bar runs while the server is asked, and a signal leaves nothing of it`() async throws {
    let server = try LoopbackServer { _, line in line.waitForEnd() }
    defer { server.stop() }
    try shareList(through: try WebAddress(typed: "http://127.0.0.1:\(server.port)/"))
    let program = try PtyProgram(
      "tote-sync", ["sync"], width: 40, height: 6, environment: ["HOME": home.path, "LANG": "C.UTF-8"])
    try program.wait("for the bar") { $0.line(0).hasPrefix("Syncing ━━") }
    program.signal(SIGINT)
    #expect(try program.waitForEnd() == .killed(SIGINT))
    #expect(program.lines.joined() == "", "\(program.dump)")
  }

  private func shareList(through address: WebAddress) throws {
    let folder = home.path
    let variables = Variables(value: { _ in nil }, home: { folder }, workingFolder: { folder })
    let places = SyncPlaces(Places(variables))
    try PrivateFile.makeFolder(String(places.database.dropLast("/tote.db".count)))
    let storage = try Storage(path: places.database)
    defer { storage.close() }
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Food", created: .zero)
    let edit = Edit(
      id: Edit.ID(UUID()), title: EditTitle(stored: "edit"), moment: .now, changes: [Change(adding: list)])
    try storage.editSharing { session throws(StorageError) in
      try session.apply(Entry(edit, writer: RowID(UUID())))
      try session.save(
        Account(
          address: address, user: "ada", secret: .command("echo secret"), authorities: nil, home: address),
        in: places.account)
      try session.save(StoredSharedList(list: list.id, href: "/ada/food/", name: "Food"))
    }
  }
}
