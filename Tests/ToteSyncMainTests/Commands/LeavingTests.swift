// Unsharing: here, on the server, or for everybody.

import PtyTesting
import Testing
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct LeavingTests {
  @Test func `a list that is deleted here stays on the server, with all that is on it`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk", "bread"])
    let list = try ada.list("Groceries")
    try ada.apply(try ada.items("Groceries").map { Change(removing: $0) } + [Change(removing: list)])
    try await ada.sync()
    #expect(ada.sent == [])
    #expect(try ada.read { session throws(StorageError) in try session.sharedLists() } == [])
    try await bob.sync()
    #expect(try bob.lines(name).count == 2)
    // It can be joined again.
    try await ada.run(.join(name))
    #expect(try ada.lines(name).count == 2)
  }

  @Test func `a list that is not shared any more stays on both sides`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    let collection = try ada.collection("Groceries")
    try await ada.run(.unshare(list: "Groceries", deletesOnServer: false))
    try ada.add("bread", to: "Groceries")
    try await ada.sync()
    try await bob.sync()
    #expect(ada.sent == [])
    #expect(try ada.lines("Groceries") == ["milk", "bread"] && bob.lines(name) == ["milk"])
    await #expect(throws: SyncFailure.refused(.notShared("Groceries"))) {
      try await ada.run(.sync(list: "Groceries"))
    }
    #expect(try await ada.client().collection(at: collection).name == name)
  }

  @Test func `deleted on the server it stays here, and the other is told that it is gone`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    try await ada.run(.unshare(list: "Groceries", deletesOnServer: true))
    #expect(try ada.lines("Groceries") == ["milk"])
    await #expect(throws: SyncFailure.list(.notFound, name: name, at: bob.server.address)) {
      try await bob.sync()
    }
    #expect(try bob.lines(name) == ["milk"] && bob.status(name)?.problem == .gone)
    #expect(try bob.problem() == nil)
  }

  @Test func `whoever logs out keeps the lists, and leaves the server as it is`() async throws {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    try await ada.run(.logOut)
    #expect(try ada.lines("Groceries") == ["milk"] && ada.sent == [])
    #expect(try ada.read { session throws(StorageError) in try session.status() } == SharingStatus())
    await #expect(throws: SyncFailure.refused(.notLoggedIn)) { try await ada.sync() }
    try await bob.sync()
    #expect(try bob.lines(name) == ["milk"])
  }
}
