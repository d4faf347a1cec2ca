// Sharing from the screen with the real tote-sync and an unreachable server.

import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

@Suite(.waitsForPrograms) struct SharingScreenTests {
  let home = Home()

  /// Logs in to a server that isn't there.
  private func logIn() throws {
    Home.write("secret\n", to: home.path + "/password")
    try edit { session throws(StorageError) in
      try session.save(
        StoredAccount(
          address: "https://localhost:1/", user: "ada", secret: "file:\(home.path)/password",
          home: "https://localhost:1/ada/"))
    }
  }

  private func edit(_ work: (SharingSession) throws(StorageError) -> Void) throws {
    let storage = try Storage(path: home.database)
    defer { storage.close() }
    try storage.editSharing { session throws(StorageError) in try work(session) }
  }

  @Test func `while the server is asked keys go on, and why it does not answer is told`() throws {
    try home.fill(["milk"])
    try logIn()
    let tote = try home.tote()
    try tote.wait { $0.text.contains("milk") }
    tote.send("LSN")
    // The next key didn't wait for it.
    try tote.wait { $0.text.contains("New list") }
    try tote.wait { $0.text.contains("couldn't be shared. localhost:1 can't be reached.") }
    tote.send("\u{3}")
    try tote.wait { !$0.text.contains("New list") }
    tote.send("q")
    #expect(try tote.waitForEnd() == .exited(0))
  }

  @Test func `what tote-sync says arrives whole, however long it is, and a refusal without its name`()
    async throws
  {
    try home.fill(["milk"])
    let sync = SyncEnvironment.live(database: home.database)
    let failure = await #expect(throws: SharingFailure.self) { _ = try await sync.offers() }
    #expect(failure?.sentence.hasPrefix("You aren't logged in to a server.") == true)

    try logIn()
    let list = ShoppingList.ID(high: 1, low: 1)
    try edit { session throws(StorageError) in
      try session.save(StoredSharedList(list: list, href: "/ada/x/", name: "Groceries"))
      try session.add(
        (1...2_000).map { number in
          StoredSharingNote(
            moment: Moment(milliseconds: Int64(number)), list: list, text: "added\tthing number \(number)")
        })
    }
    let notes = try await sync.notes()
    #expect(notes.count == 2_000)
    #expect(notes.last?.text == "thing number 2000 added" && notes.last?.name == "Groceries")
  }
}
