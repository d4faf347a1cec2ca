// Two Totes that share lists through a real server, command by command.

import Composable
import FoundationEssentials
import Glibc
import PtyTesting
import Synchronization
import Testing
import Tote
import ToteFormats
import ToteStorage

@testable import ToteModel
@testable import ToteSync
@testable import ToteSyncMain

@Suite(
  .enabled(
    if: RealServer.areInstalled && CalendarServer.isInstalled("openssl"),
    "Radicale, Xandikos or openssl is not installed: Scripts/test installs them."))
struct SharingCommandTests {
  private func shared(_ lines: [String], as name: String = #function) async throws -> (Home, Home, String) {
    try await Home.sharing(lines, as: name)
  }

  /// What stands in a list's collection.
  private func hrefs(_ home: Home, _ list: String) async throws -> [Href] {
    let (listing, _) = try await home.client().listing(
      of: try home.collection(list), since: nil, hasTokens: false)
    return listing.present.map(\.href)
  }

  @Test func `a list that is shared can be joined elsewhere, with all that is on it`() async throws {
    let lines = ["2 kg apples #produce @Lidl 1.09€ !red ones", "x2 milk", "bread"]
    let (ada, bob, name) = try await shared(lines)
    #expect(try bob.lists().map(\.name).contains(name))
    #expect(try bob.lines(name) == ada.lines("Groceries"))
    #expect(try bob.items(name).map(\.category) == [.produce, .dairy, .bakery])
    for (home, list) in [(ada, "Groceries"), (bob, name)] {
      let status = try #require(try home.status(list))
      #expect(status.unsent == 0 && status.held == 0 && status.problem == nil && status.checked != nil)
      #expect(!status.isReadOnly && status.name == name)
    }
    // Nothing has happened since, so nothing is sent.
    try await ada.sync()
    try await bob.sync()
    #expect(ada.sent == [] && bob.sent == [])
  }

  @Test func `it comes onto an empty list of its name, and beside a full one`() async throws {
    let (_, bob, name) = try await shared(["milk"])
    let server = bob.server
    let (empty, full) = (try Home(server), try Home(server))
    try empty.add([], to: name)
    try full.add("soap", to: name)
    for home in [empty, full] { try await home.run(.join(name)) }
    #expect(try empty.lists().filter { $0.name.hasPrefix(name) }.count == 1)
    #expect(try empty.lines(name) == ["milk"])
    #expect(try full.lines(name) == ["soap"] && full.lines(name + " 2") == ["milk"])
    #expect(try full.status(name) == nil && full.status(name + " 2") != nil)
    // It is here now, so it is not there to be joined again.
    await #expect(throws: SyncFailure.refused(.alreadyHere(name))) { try await full.run(.join(name)) }
    #expect(try await full.run(.join(nil)).contains("\(name) (already here)"))
    await #expect(throws: SyncFailure.refused(.isShared(name + " 2"))) {
      try await full.run(.share(list: name + " 2", name: nil))
    }
  }

  @Test func `a name that the server has is to be joined, and of two of one name the place is asked for`()
    async throws
  {
    let (ada, bob, name) = try await shared(["milk"])
    try bob.add("soap", to: "\(name) too")
    await #expect(throws: SyncFailure.refused(.nameTaken(name.uppercased()))) {
      try await bob.run(.share(list: "\(name) too", name: name.uppercased()))
    }
    // Another program makes one all the same.
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
    let (_, bob, name) = try await shared(["milk"])
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
    let (ada, _, name) = try await shared(["milk"])
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

  @Test func `edits on both sides meet: added, ticked, changed, deleted`() async throws {
    let (ada, bob, name) = try await shared(["milk", "bread", "tea", "rice"])
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
    let (ada, bob, name) = try await shared(["milk"])
    try ada.add("salt", to: "Groceries")
    try bob.add("oil", to: name)
    for home in [ada, bob, ada] { try await home.sync() }
    // What was on the server first stays where it is, and only the other was sent.
    #expect(ada.sent == ["PUT"] && bob.sent == ["PUT"])
    for home in [bob, ada] { try await home.sync() }
    #expect(ada.sent == [] && bob.sent == [])
    #expect(
      try ada.lines("Groceries") == ["milk", "salt", "oil"] && bob.lines(name) == ada.lines("Groceries"))
    #expect(try ada.status("Groceries")?.unsent == 0 && bob.status(name)?.unsent == 0)
  }

  @Test func `a deletion that was sent and is undone makes a task of a new name`() async throws {
    let (ada, bob, name) = try await shared(["milk", "bread"])
    let milk = try ada.item("milk", on: "Groceries")
    let before = try await hrefs(ada, "Groceries")
    try ada.apply([Change(removing: milk)])
    try await ada.sync()
    try await bob.sync()
    #expect(try bob.lines(name) == ["bread"])
    try ada.apply([Change(adding: milk)])
    try await ada.sync()
    try await bob.sync()
    #expect(try bob.lines(name).sorted() == ["bread", "milk"])
    let after = try await hrefs(ada, "Groceries")
    #expect(after.count == 2 && Set(after).intersection(before).count == 1)
    #expect(ada.sent == ["DELETE", "PUT"])
  }

  @Test(arguments: [true, false])
  func `where many have gone at once, nothing is deleted before somebody says so`(accept: Bool) async throws {
    let (ada, bob, name) = try await shared(
      (1...15).map { "thing \($0)" }, as: "many gone \(accept ? "accepted" : "kept")")
    let client = try ada.server.client(user: "cleo")
    for href in try await hrefs(ada, "Groceries").prefix(12) {
      #expect(await client.delete(ada.server.address.with(href), if: .always) == .deleted)
    }
    await #expect(throws: SyncFailure.refused(.nothingHeld("Groceries"))) {
      try await ada.run(.held(accept: accept, list: "Groceries"))
    }
    // However often one looks.
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
    #expect(try await hrefs(ada, "Groceries").count == (accept ? 3 : 15))
    // For the other they have gone and come again, which is nothing to ask about.
    try await bob.sync()
    if accept { try await bob.run(.held(accept: true, list: name)) }
    try await ada.sync()
    #expect(try Set(bob.lines(name)) == Set(ada.lines("Groceries")))
  }

  @Test func `accepting held deletions is one step of undo, which brings all of them back for everybody`()
    async throws
  {
    let (ada, bob, name) = try await shared((1...15).map { "thing \($0)" }, as: "accepted and undone")
    let client = try ada.server.client(user: "cleo")
    for href in try await hrefs(ada, "Groceries").prefix(12) {
      #expect(await client.delete(ada.server.address.with(href), if: .always) == .deleted)
    }
    try await ada.sync()
    try await ada.run(.held(accept: true, list: "Groceries"))
    try await bob.sync()
    try await bob.run(.held(accept: true, list: name))
    #expect(try bob.items(name).count == 3)

    let storage = try ada.open()
    var workspace = Workspace(try storage.load(), writer: RowID(UUID()))
    #expect(workspace.history.undoable.last?.title == EditTitle(.deleteItems(.several(12))))
    _ = workspace.undo(id: Entry.ID(UUID()), at: .now)
    try storage.apply(workspace.unsaved)
    storage.close()
    try await ada.sync()
    try await bob.sync()
    #expect(try ada.items("Groceries").count == 15)
    #expect(try Set(bob.lines(name)) == Set(ada.lines("Groceries")))
  }

  @Test func `a list that is deleted here stays on the server, with all that is on it`() async throws {
    let (ada, bob, name) = try await shared(["milk", "bread"])
    let list = try ada.list("Groceries")
    try ada.apply(try ada.items("Groceries").map { Change(removing: $0) } + [Change(removing: list)])
    try await ada.sync()
    #expect(ada.sent == [])
    #expect(try ada.read { session throws(StorageError) in try session.sharedLists() } == [])
    try await bob.sync()
    #expect(try bob.lines(name).count == 2)
    // And can be joined once more.
    try await ada.run(.join(name))
    #expect(try ada.lines(name).count == 2)
  }

  @Test func `a list that is not shared any more stays on both sides`() async throws {
    let (ada, bob, name) = try await shared(["milk"])
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
    let (ada, bob, name) = try await shared(["milk"])
    try await ada.run(.unshare(list: "Groceries", deletesOnServer: true))
    #expect(try ada.lines("Groceries") == ["milk"])
    await #expect(throws: SyncFailure.list(.notFound, name: name, at: bob.server.address)) {
      try await bob.sync()
    }
    #expect(try bob.lines(name) == ["milk"] && bob.status(name)?.problem == .gone)
    #expect(try bob.problem() == nil)
  }

  @Test func `whoever logs out keeps the lists, and leaves the server as it is`() async throws {
    let (ada, bob, name) = try await shared(["milk"])
    try await ada.run(.logOut)
    #expect(try ada.lines("Groceries") == ["milk"] && ada.sent == [])
    #expect(try ada.read { session throws(StorageError) in try session.status() } == SharingStatus())
    await #expect(throws: SyncFailure.refused(.notLoggedIn)) { try await ada.sync() }
    try await bob.sync()
    #expect(try bob.lines(name) == ["milk"])
  }

  @Test func `a wrong password is told by how it ends, and stands in the status until there is a right one`()
    async throws
  {
    let (ada, _, _) = try await shared(["milk"])
    try ada.add("bread", to: "Groceries")
    let failure = SyncFailure.server(.unauthorized, at: ada.server.address)
    #expect(failure.exit.rawValue == 5)
    await #expect(throws: failure) { try await ada.run(.sync(list: nil), password: "wrong") }
    #expect(try ada.problem() == .password)
    #expect(try ada.status("Groceries")?.problem == nil && ada.status("Groceries")?.unsent == 1)
    try await ada.sync()
    #expect(try ada.problem() == nil && ada.status("Groceries")?.unsent == 0)
  }

  @Test func `so does one that is found when a list is to be shared or joined`() async throws {
    let (ada, _, name) = try await shared(["milk"])
    try ada.add("nails", to: "Hardware")
    let failure = SyncFailure.server(.unauthorized, at: ada.server.address)
    let commands: [SharingCommand] = [
      .share(list: "Hardware", name: nil), .join(nil), .join("anything"),
      .unshare(list: "Groceries", deletesOnServer: true),
    ]
    for command in commands {
      await #expect(throws: failure) { try await ada.run(command, password: "wrong") }
      #expect(try ada.problem() == .password)
      // Looking what is there shows that the password is right again.
      #expect(try await ada.run(.join(nil)).contains("\(name) (already here)"))
      #expect(try ada.problem() == nil)
    }
    #expect(try ada.status("Hardware") == nil && ada.status("Groceries") != nil)
  }

  @Test func `a poll with nothing new writes nothing, so that nobody wakes, but for once an hour`()
    async throws
  {
    let (ada, _, _) = try await shared(["milk", "bread"])
    let watching = try ada.open()
    defer { watching.close() }
    try await ada.sync()
    let before = (version: try watching.version(), checked: try ada.status("Groceries")?.checked)
    for _ in 0..<3 { try await ada.sync() }
    #expect(try watching.version() == before.version)
    #expect(try ada.status("Groceries")?.checked == before.checked)

    let later = Moment.now.adding(days: 1)
    let storage = try ada.open()
    let synchronizer = Synchronizer(
      storage: storage, account: ada.account, client: try ada.client(), now: { later })
    #expect(try await synchronizer.synchronize() == nil)
    storage.close()
    #expect(try watching.version() != before.version && ada.status("Groceries")?.checked == later)
  }

  @Test func `what others have ticked was bought, once, and not if they take it back`() async throws {
    let (ada, bob, name) = try await shared(["milk", "bread", "x tea"])
    try bob.change("milk", on: name) { $0.isTicked = true }
    for home in [bob, ada, ada, bob, ada] { try await home.sync() }
    #expect(try ada.purchases("milk") == 1 && ada.purchases("bread") == 0)
    // Bob's own tick was counted where he made it, and here it was made behind everybody's back.
    #expect(try bob.purchases("milk") == 0)
    try bob.change("milk", on: name) { $0.isTicked = false }
    for home in [bob, ada] { try await home.sync() }
    #expect(try ada.purchases("milk") == 0)
    // What comes ticked was bought before it was shared.
    let cleo = try Home(ada.server)
    try bob.change("bread", on: name) { $0.isTicked = true }
    try await bob.sync()
    try await cleo.run(.join(name))
    #expect(try cleo.purchases("bread") == 0)
  }

  @Test func `one's own tick that another takes back was no purchase`() async throws {
    let (ada, bob, name) = try await shared(["milk"])
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
    /// Makes the collection, and is not heard of again.
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
      home.told == ["Everything has 5001 items. With more than 5,000, syncing gets slow on many servers."])
  }

  @Test func `whoever logs in anew meanwhile stays so`() async throws {
    let (ada, _, _) = try await shared(["milk"])
    let storage = try ada.open()
    defer { storage.close() }
    let synchronizer = Synchronizer(storage: storage, account: ada.account, client: try ada.client())
    var new = ada.account
    new.secret = .command("pass show dav")
    let stored = new.stored()
    try ada.edit { session throws(StorageError) in try session.save(stored) }
    #expect(try await synchronizer.synchronize() == nil)
    #expect(try ada.read { session throws(StorageError) in try session.account() } == stored)
  }

  @Test func `the status for scripts`() async throws {
    let (ada, _, name) = try await shared(["milk"])
    try ada.add("bread", to: "Groceries")
    let text = try #require(try await ada.run(.status(isJSON: true)).first)
    let checked = try #require(try ada.status("Groceries")?.checked?.milliseconds)
    #expect(
      text == """
        {
          "lists" : [
            {
              "checked" : \(checked),
              "held" : 0,
              "list" : "Groceries",
              "name" : "\(name)",
              "readOnly" : false,
              "unsent" : 1
            }
          ],
          "server" : "\(ada.server.address)",
          "user" : "cleo"
        }
        """)
  }

  @Test func `killed between a write and its answer, it sends nothing twice`() async throws {
    let (ada, bob, name) = try await shared(["milk", "bread", "tea"])
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
    #expect(try await hrefs(ada, "Groceries").count == 3)
    #expect(try ada.lines("Groceries").count == 3 && ada.status("Groceries")?.unsent == 0)
  }

  @Test func `a record that cannot be read any more is fetched anew, and nothing is there twice`()
    async throws
  {
    let (ada, bob, name) = try await shared(["milk", "bread"])
    let list = try ada.list("Groceries").id
    try ada.edit { session throws(StorageError) in
      for var stored in try session.remoteItems(of: list) {
        stored.state = "of a later version"
        try session.save(stored, of: list)
      }
    }
    // Whatever leads to a look at the list.
    try ada.add("tea", to: "Groceries")
    try await ada.sync()
    try await bob.sync()
    #expect(
      try ada.lines("Groceries") == ["milk", "bread", "tea"] && bob.lines(name) == ada.lines("Groceries"))
    #expect(try await hrefs(ada, "Groceries").count == 3)
  }

  /// Where the list goes on the server, made as by a program that was killed right after it.
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
    #expect(try await hrefs(home, "Groceries").count == 1)
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
    let (ada, bob, name) = try await shared(["milk"])
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

  @Test func `no file of the database has the password, nor does anything that is said`() async throws {
    let server = try await CalendarServer.radicale.value
    let home = try Home(server)
    let run = { (script: String) in
      try await PlainProgram.run(script, in: home.folder, environment: ["HOME": home.folder + "/home"])
    }
    let program = try await run(
      """
      umask 077; mkdir -p home secret; printf 'cleo-secret\\n' >secret/password
      tote-sync login localhost:\(server.address.port) --user cleo --ca \(try #require(server.authorities)) \
        --password-file secret/password
      echo milk | tote add - && tote-sync share Groceries --as 'no password' && tote add bread && tote-sync sync &&
      tote-sync status && tote-sync status --json && tote-sync log; echo $?
      grep -rl -e cleo-secret -e Y2xlbzpjbGVvLXNlY3JldA home; echo grep $?
      """)
    #expect(program.output.hasSuffix("grep 1\n"), "\(program.output)\(program.words)")
    #expect(program.output.contains("Groceries: last checked"), "\(program.output)\(program.words)")
    #expect(!(program.output + program.words).contains("cleo-secret"))
  }
}
