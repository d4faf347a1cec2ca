// Sharing is killed halfway and then continued.

import Composable
import FoundationEssentials
import PtyTesting
import Testing
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct SharingCutTests {
  @Test func `killed between a write and its answer, it sends nothing twice`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread", "tea"])
    try ada.add("salt", to: "Groceries")
    try ada.change("milk", on: "Groceries") { $0.amount = Amount("2 l") }
    try ada.apply([Change(removing: try ada.item("tea", on: "Groceries"))])
    let (list, collection) = (try ada.list("Groceries").id, try ada.collection("Groceries"))
    var sent: [String] = []
    for _ in 0..<3 {
      let storage = try ada.open()
      defer { storage.close() }
      var environment = SharingStore(storage: storage, list: list).environment(try ada.client())
      environment.put = { _, _ throws(StorageError) in throw .closed }
      environment.delete = { _, _ throws(StorageError) in throw .closed }
      let run = Store(
        initialState: ListSync(collection: collection), reducer: listSyncReducer, environment: environment)
      run.send(.started)
      await run.finish()
      #expect(run.state.outcome == .notSaved(.closed))
      sent += ada.sent
    }
    #expect(sent.sorted() == ["DELETE", "PUT", "PUT"])
    try await ada.sync()
    #expect(ada.sent == [])
    try await bob.sync()
    #expect(try Set(bob.lines(name)) == ["2 l milk", "bread", "salt"])
    #expect(try await ada.hrefs("Groceries").count == 3)
    #expect(try ada.lines("Groceries").count == 3 && ada.status("Groceries")?.unsent == 0)
  }

  @Test func `a record that cannot be read any more is fetched anew, and nothing is there twice`()
    async throws
  {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread"])
    let list = try ada.list("Groceries").id
    try ada.edit { session throws(StorageError) in
      for var stored in try session.remoteItems(of: list) {
        stored.state = "of a later version"
        try session.save(stored, of: list)
      }
    }
    // Something that makes Tote look at the list.
    try ada.add("tea", to: "Groceries")
    try await ada.sync()
    try await bob.sync()
    #expect(
      try ada.lines("Groceries") == ["milk", "bread", "tea"] && bob.lines(name) == ada.lines("Groceries"))
    #expect(try await ada.hrefs("Groceries").count == 3)
  }

  /// Makes the list's collection, as a program killed right afterwards would.
  private func makeCollection(of home: Home, name: String) async throws -> WebAddress {
    let id = try home.list("Groceries").id.uuid.uuidString.prefix(8).lowercased()
    let address = home.server.address.with(path: "/cleo/").newCollection("tote-\(id)")
    var traits = ServerTraits()
    #expect(try await home.client().makeCollection(at: address, name: name, traits: &traits) == .made)
    return address
  }

  @Test func `killed after the collection was made, sharing takes it up the next time`() async throws {
    let home = try Home(try await CalendarServer.radicale.value)
    try home.add("milk", to: "Groceries")
    let address = try await makeCollection(of: home, name: "half done")
    try await home.run(.share(list: "groc", name: "half done"))
    #expect(try home.collection("Groceries").path == address.path)
    #expect(try await home.hrefs("Groceries").count == 1)
  }

  @Test func `a collection that has something in it is another`() async throws {
    let home = try Home(try await CalendarServer.radicale.value)
    try home.add("milk", to: "Groceries")
    let address = try await makeCollection(of: home, name: "of others")
    let place = Href(path: address.path).appending("milk@of-others.ics")
    let body = RealServerTests.body.replacing("UID:milk", with: "UID:milk@of-others")
    _ = try await home.client().put(body, at: address.with(place), if: .isNew)
    await #expect(throws: SyncFailure.refused(.nameTaken("of others"))) {
      try await home.run(.share(list: "groc", name: "of others"))
    }
    try await home.run(.share(list: "groc", name: "of ours"))
    #expect(try home.collection("Groceries").path != address.path)
    #expect(try home.lines("Groceries") == ["milk"])
  }

  @Test func `a database from a backup counts its writes under a new name`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    _ = try BackgroundProgram.output(of: "cp -r '\(ada.folder)' '\(ada.folder)-backup'")
    func client() throws -> String {
      try ada.edit { session throws(StorageError) in try session.sharingClient(new: { UUID() }) }
    }
    let first = try client()
    try ada.change("milk", on: "Groceries") { $0.store = "Lidl" }
    try await ada.sync()
    #expect(try client() == first)
    _ = try BackgroundProgram.output(
      of: "rm -r '\(ada.folder)'; mv '\(ada.folder)-backup' '\(ada.folder)'")
    try ada.change("milk", on: "Groceries") { $0.amount = Amount("2 l") }
    try await ada.sync()
    #expect(try client() != first)
    try await bob.sync()
    #expect(try bob.lines(name) == ["2 l milk @Lidl"] && ada.lines("Groceries") == ["2 l milk @Lidl"])
  }
}
