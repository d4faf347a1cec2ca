// Two Totes share and join lists through a real server.

import FoundationEssentials
import PtyTesting
import Testing
import ToteFormats
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(.onRealServers, .waitsForPrograms)
struct SharingCommandTests {
  @Test func `a list that is shared can be joined elsewhere, with all that is on it`() async throws {
    let lines = ["2 kg apples #produce @Lidl 1.09€ !red ones", "x2 milk", "bread"]
    let (ada, bob, name) = try await Home.sharing(lines)
    #expect(try bob.lists().map(\.name).contains(name))
    #expect(try bob.lines(name) == ada.lines("Groceries"))
    #expect(try bob.items(name).map(\.category) == [.produce, .dairy, .bakery])
    for (home, list) in [(ada, "Groceries"), (bob, name)] {
      let status = try #require(try home.status(list))
      #expect(status.unsent == 0 && status.held == 0 && status.problem == nil && status.checked != nil)
      #expect(!status.isReadOnly && status.name == name)
    }
    // No changes, so nothing is sent.
    try await ada.sync()
    try await bob.sync()
    #expect(ada.sent == [] && bob.sent == [])
  }

  @Test func `it comes onto an empty list of its name, and beside a full one`() async throws {
    let (_, bob, name) = try await Home.sharing(["milk"])
    let server = bob.server
    let (empty, full) = (try Home(server), try Home(server))
    try empty.add([], to: name)
    try full.add("soap", to: name)
    for home in [empty, full] { try await home.run(.join(name)) }
    #expect(try empty.lists().filter { $0.name.hasPrefix(name) }.count == 1)
    #expect(try empty.lines(name) == ["milk"])
    #expect(try full.lines(name) == ["soap"] && full.lines(name + " 2") == ["milk"])
    #expect(try full.status(name) == nil && full.status(name + " 2") != nil)
    // What is here already can't be joined again.
    await #expect(throws: SyncFailure.refused(.alreadyHere(name))) { try await full.run(.join(name)) }
    #expect(try await full.run(.join(nil)).contains("\(name) (already here)"))
    await #expect(throws: SyncFailure.refused(.isShared(name + " 2"))) {
      try await full.run(.share(list: name + " 2", name: nil))
    }
  }

  @Test func `a name that the server has is to be joined, and of two of one name the place is asked for`()
    async throws
  {
    let (ada, bob, name) = try await Home.sharing(["milk"])
    try bob.add("soap", to: "\(name) too")
    await #expect(throws: SyncFailure.refused(.nameTaken(name.uppercased()))) {
      try await bob.run(.share(list: "\(name) too", name: name.uppercased()))
    }
    // Another program makes a list of the same name anyway.
    let (home, client) = (ada.account.home!, try ada.client())
    let other = home.newCollection("other-\(UUID().uuidString.prefix(8))")
    var traits = ada.account.traits
    #expect(try await client.makeCollection(at: other, name: name, traits: &traits) == .made)
    let eve = try Home(ada.server)
    let places = try await eve.run(.join(nil)).filter { $0.hasPrefix("\(name)  ") }
      .map { String($0.dropFirst(name.count + 2)) }
    #expect(places.count == 2 && places.contains(other.path))
    await #expect(throws: SyncFailure.refused(.severalOnServer(name, places: places))) {
      try await eve.run(.join(name))
    }
    try await eve.run(.join(places.first { $0 != other.path }!))
    #expect(try eve.lines(name) == ["milk"])
  }

  @Test func `what was joined and deleted here can be joined once more, and joining is no step of undo`()
    async throws
  {
    let (_, bob, name) = try await Home.sharing(["milk"])
    let storage = try bob.open()
    var workspace = Workspace(try storage.load(), writer: RowID(UUID()))
    #expect(workspace.history.undoable.allSatisfy { $0.title != EditTitle(.createList(name)) })
    _ = workspace.deleteList(try bob.list(name), EditContext(newID: { UUID() }, now: .now))
    try storage.apply(workspace.unsaved)
    storage.close()
    #expect(try await bob.run(.join(nil)).contains(name))
    try await bob.run(.join(name))
    #expect(try bob.lines(name) == ["milk"])
  }

  @Test func `the app reads what there is, takes up one by its place, and reads what has happened`()
    async throws
  {
    let (ada, _, name) = try await Home.sharing(["milk"])
    let eve = try Home(ada.server)
    func offer() async throws -> OfferedList? {
      let text = try await eve.run(.join(nil, isJSON: true)).joined()
      return try #require(JSONFormat.offers(in: text)).first { $0.name == name }
    }
    let found = try #require(try await offer())
    #expect(!found.isHere && !found.isReadOnly)
    let answer = try await eve.run(.join(found.address, isJSON: true)).joined()
    #expect(JSONFormat.joinedList(in: answer) == (try eve.list(name).id))
    #expect(try eve.lines(name) == ["milk"])
    #expect(try await offer()?.isHere == true)

    try ada.change("milk", on: "Groceries") { $0.isTicked = true }
    try await ada.sync()
    try await eve.sync()
    let log = try #require(JSONFormat.sharingNotes(in: try await eve.run(.log(isJSON: true)).joined()))
    let last = try #require(log.last)
    #expect(last.list == (try eve.list(name).id) && last.name == name)
    #expect([last.kind] + last.values + [last.text] == ["ticked", "milk", "milk ticked"])
  }

  @Test func `a list that is very long is warned of before it is sent`() async throws {
    let home = try Home(try await CalendarServer.radicale.value)
    try home.add([], to: "Everything")
    let list = try home.list("Everything").id
    var rank: Rank?
    func add(_ count: Int) throws {
      try home.apply(
        (0..<count).map { number in
          rank = Rank.between(rank, nil)
          return Change(
            adding: Item(id: Item.ID(UUID()), list: list, name: "thing \(number)", rank: rank!, created: .now)
          )
        })
    }
    /// Makes the collection, then loses the connection.
    @Sendable func send(_ request: DAVRequest) throws(TransportFault) -> DAVAnswer {
      guard request.method == .makeCalendar else { throw .brokenOff }
      return DAVAnswer(status: 201, address: request.address)
    }
    let server = try home.client()
    func share() async {
      await #expect(throws: SyncFailure.self) {
        try await home.run(
          .share(list: "Everything", name: nil),
          client: DAVClient { request async throws(TransportFault) in
            if request.method == .propfind { return try await server.send(request) }
            return try send(request)
          })
      }
      _ = try? await home.run(.unshare(list: "Everything", deletesOnServer: false))
    }
    try add(SharingStatus.itemLimit)
    await share()
    #expect(home.told == [])
    try add(1)
    await share()
    #expect(
      home.told == [
        "“Everything” has 5,001 items. With more than 5,000, syncing gets slow on many servers."
      ])
  }
}
