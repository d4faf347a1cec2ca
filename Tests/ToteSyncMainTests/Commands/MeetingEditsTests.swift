// Two Totes edit a shared list through a real server.

import FoundationEssentials
import PtyTesting
import Testing
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct MeetingEditsTests {
  @Test func `edits on both sides meet: added, ticked, changed, deleted`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread", "tea", "rice"])
    try ada.change("milk", on: "Groceries") { $0.isTicked = true }
    try ada.change("tea", on: "Groceries") { $0.amount = Amount("100 g") }
    try ada.add("salt", to: "Groceries")
    try bob.change("tea", on: name) { $0.store = "Lidl" }
    try bob.apply([Change(removing: try bob.item("bread", on: name))])
    try bob.add("oil", to: name)
    #expect(try ada.status("Groceries")?.unsent == 3 && bob.status(name)?.unsent == 3)
    try await ada.sync()
    #expect(ada.sent == ["PUT", "PUT", "PUT"])
    try await bob.sync()
    #expect(bob.sent.sorted() == ["DELETE", "PUT", "PUT"])
    try await ada.sync()
    #expect(ada.sent == [])
    #expect(try Set(ada.lines("Groceries")) == ["rice", "x milk", "100 g tea @Lidl", "salt", "oil"])
    #expect(try Set(ada.notes()) == [.deleted("bread"), .changed("tea"), .added("oil")])
  }

  @Test func `what both have put at the end stands in one order soon, and nothing is sent for ever`()
    async throws
  {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    try ada.add("salt", to: "Groceries")
    try bob.add("oil", to: name)
    for home in [ada, bob, ada] { try await home.sync() }
    // The item that was on the server first stays, so only the other was sent.
    #expect(ada.sent == ["PUT"] && bob.sent == ["PUT"])
    for home in [bob, ada] { try await home.sync() }
    #expect(ada.sent == [] && bob.sent == [])
    #expect(
      try ada.lines("Groceries") == ["milk", "salt", "oil"] && bob.lines(name) == ada.lines("Groceries"))
    #expect(try ada.status("Groceries")?.unsent == 0 && bob.status(name)?.unsent == 0)
  }

  @Test func `a deletion that was sent and is undone makes a task of a new name`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread"])
    let milk = try ada.item("milk", on: "Groceries")
    let before = try await ada.hrefs("Groceries")
    try ada.apply([Change(removing: milk)])
    try await ada.sync()
    try await bob.sync()
    #expect(try bob.lines(name) == ["bread"])
    try ada.apply([Change(adding: milk)])
    try await ada.sync()
    try await bob.sync()
    #expect(try bob.lines(name).sorted() == ["bread", "milk"])
    let after = try await ada.hrefs("Groceries")
    #expect(after.count == 2 && Set(after).intersection(before).count == 1)
    #expect(ada.sent == ["DELETE", "PUT"])
  }

  @Test(arguments: [true, false])
  func `where many have gone at once, nothing is deleted before somebody says so`(accept: Bool) async throws {
    let (ada, bob, name) = try await Home.sharing(
      (1...15).map { "thing \($0)" }, as: "many gone \(accept ? "accepted" : "kept")")
    let client = try ada.server.client(user: "cleo")
    for href in try await ada.hrefs("Groceries").prefix(12) {
      #expect(await client.delete(ada.server.address.with(href), if: .always) == .deleted)
    }
    await #expect(throws: SyncFailure.refused(.nothingHeld("Groceries"))) {
      try await ada.run(.held(accept: accept, list: "Groceries"))
    }
    // Syncing again changes nothing.
    for _ in 0..<2 {
      try await ada.sync()
      #expect(try ada.items("Groceries").count == 15)
      #expect(try ada.status("Groceries")?.held == 12 && ada.status("Groceries")?.unsent == 0)
    }
    #expect(try ada.notes() == [.held(12)])
    #expect(ada.sent == [])

    try await ada.run(.held(accept: accept, list: "Groceries"))
    #expect(try ada.items("Groceries").count == (accept ? 3 : 15))
    #expect(try ada.status("Groceries")?.held == 0 && ada.status("Groceries")?.unsent == 0)
    #expect(ada.sent == (accept ? [] : Array(repeating: "PUT", count: 12)))
    #expect(try await ada.hrefs("Groceries").count == (accept ? 3 : 15))
    // To the other, they vanished and returned, which needs no confirmation.
    try await bob.sync()
    if accept { try await bob.run(.held(accept: true, list: name)) }
    try await ada.sync()
    #expect(try Set(bob.lines(name)) == Set(ada.lines("Groceries")))
  }

  @Test func `accepting held deletions is one step of undo, which brings all of them back for everybody`()
    async throws
  {
    let (ada, bob, name) = try await Home.sharing((1...15).map { "thing \($0)" }, as: "accepted and undone")
    let client = try ada.server.client(user: "cleo")
    for href in try await ada.hrefs("Groceries").prefix(12) {
      #expect(await client.delete(ada.server.address.with(href), if: .always) == .deleted)
    }
    try await ada.sync()
    try await ada.run(.held(accept: true, list: "Groceries"))
    try await bob.sync()
    try await bob.run(.held(accept: true, list: name))
    #expect(try bob.items(name).count == 3)

    #expect(try ada.undo() == EditTitle(.deleteItems(.several(12))))
    try await ada.sync()
    try await bob.sync()
    #expect(try ada.items("Groceries").count == 15)
    #expect(try Set(bob.lines(name)) == Set(ada.lines("Groceries")))
  }

  @Test func `what others delete is a step of undo, which brings it back for everybody`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread", "tea"])
    try bob.apply(try bob.items(name).prefix(2).map { Change(removing: $0) })
    try await bob.sync()
    try await ada.sync()
    #expect(try ada.lines("Groceries") == ["tea"])

    #expect(try ada.undo() == EditTitle(.deleteItems(.several(2))))
    try await ada.sync()
    try await bob.sync()
    #expect(try Set(ada.lines("Groceries")) == ["milk", "bread", "tea"])
    #expect(try Set(bob.lines(name)) == ["milk", "bread", "tea"])
  }

  @Test func `a server that deletes a few items each time is asked about before the list is empty`()
    async throws
  {
    let (ada, _, _) = try await Home.sharing((1...20).map { "thing \($0)" })
    let client = try ada.server.client(user: "cleo")
    for _ in 0..<3 {
      for href in try await ada.hrefs("Groceries").prefix(5) {
        #expect(await client.delete(ada.server.address.with(href), if: .always) == .deleted)
      }
      try await ada.sync()
    }
    #expect(try ada.items("Groceries").count == 10 && ada.status("Groceries")?.held == 5)
    // What was agreed to doesn't count for the next time.
    try await ada.run(.held(accept: true, list: "Groceries"))
    let href = try #require(try await ada.hrefs("Groceries").first)
    #expect(await client.delete(ada.server.address.with(href), if: .always) == .deleted)
    try await ada.sync()
    #expect(try ada.items("Groceries").count == 4 && ada.status("Groceries")?.held == 0)
  }

  @Test func `what others have ticked was bought, once, and not if they take it back`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread", "x tea"])
    try bob.change("milk", on: name) { $0.isTicked = true }
    for home in [bob, ada, ada, bob, ada] { try await home.sync() }
    #expect(try ada.purchases("milk") == 1 && ada.purchases("bread") == 0)
    // Bob's own tick was counted when he made it; it arrived here unnoticed.
    #expect(try bob.purchases("milk") == 0)
    try bob.change("milk", on: name) { $0.isTicked = false }
    for home in [bob, ada] { try await home.sync() }
    #expect(try ada.purchases("milk") == 0)
    // What arrives ticked was bought before it was shared.
    let cleo = try Home(ada.server)
    try bob.change("bread", on: name) { $0.isTicked = true }
    try await bob.sync()
    try await cleo.run(.join(name))
    #expect(try cleo.purchases("bread") == 0)
  }

  @Test func `one's own tick that another takes back was no purchase`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    let milk = try ada.item("milk", on: "Groceries")
    let storage = try ada.open()
    defer { storage.close() }
    var workspace = Workspace(try storage.load(), writer: RowID(UUID()))
    workspace.tickItems([milk], to: true, EditContext(newID: { UUID() }, now: .now))
    try storage.apply(workspace.unsaved)
    #expect(try ada.purchases("milk") == 1)
    for home in [ada, bob, ada] { try await home.sync() }
    #expect(try ada.purchases("milk") == 1 && bob.purchases("milk") == 1)
    try bob.change("milk", on: name) { $0.isTicked = false }
    for home in [bob, ada] { try await home.sync() }
    #expect(try ada.purchases("milk") == 0)
    let bought = try ada.read { session throws(StorageError) in try session.purchasedItems(of: milk.id) }
    #expect(bought == [])
  }
}
