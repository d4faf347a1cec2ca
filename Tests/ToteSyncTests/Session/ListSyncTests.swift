// One synchronisation of a list, step by step, with a server that follows a script.

import ComposableTesting
import Synchronization
import Testing
import ToteModel

@testable import ToteSync

@Suite struct ListSyncTests {
  /// What was asked of the server and of the database, in order; and what they answer.
  private final class World: Sendable {
    struct Script {
      var known = KnownCollection(token: "1", tag: "a")
      var collection = ListSyncTests.collection(token: "2")
      var changes = Answers.multistatus([], token: "2")
      var versions = Answers.multistatus([])
      /// What it gives for items, where not simply all of them.
      var items: DAVAnswer?
      var put: Result<DAVAnswer, TransportFault> = .success(Answers.status(201, ("ETag", "\"9\"")))
      var delete: Result<DAVAnswer, TransportFault> = .success(Answers.status(204))
      /// What is planned, merge by merge; then nothing more.
      var plans: [PlannedWrites] = []
      /// What becomes of the answers to writes; then everything is settled.
      var consequences: [RemoteItem.Consequence] = []
      var knownError: StorageError?
      var mergeError: StorageError?
      var putError: StorageError?
    }

    private let script: Mutex<Script>
    private let lines = Mutex<[String]>([])
    private let merged = Mutex<[RemoteNews]>([])

    init(_ script: Script) { self.script = Mutex(script) }

    /// Once read, it is empty.
    var diary: [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
    var news: [RemoteNews] { merged.withLock { $0 } }

    private func note(_ line: String) { lines.withLock { $0.append(line) } }

    private func answer(_ request: DAVRequest) throws(TransportFault) -> DAVAnswer {
      let name = Href(path: request.address.path).lastName
      let script = script.withLock { $0 }
      switch request.method {
      case .propfind where request.headers.contains(DAVHeader("Depth", "0")):
        note("collection")
        return script.collection
      case .propfind:
        note("versions")
        return script.versions
      case .report where request.body.contains("sync-collection"):
        note("changes")
        return script.changes
      case .report:
        let paths = request.body.split(separator: "href>").map(String.init).filter { $0.hasPrefix("/") }
        note("items \(paths.count)")
        return script.items
          ?? Answers.multistatus(
            paths.map { path in
              let path = String(path.prefix { $0 != "<" })
              return Answers.response(path, [Answers.etag("\"5\""), Answers.data("body of \(path)")])
            })
      case .put:
        note("put \(name)")
        return try script.put.get()
      case .delete:
        note("delete \(name)")
        return try script.delete.get()
      case .makeCalendar, .makeCollection: throw .cancelled
      }
    }

    private func plan(_ news: RemoteNews) throws(StorageError) -> PlannedWrites {
      note("merge")
      merged.withLock { $0.append(news) }
      let error = script.withLock { $0.mergeError }
      if let error { throw error }
      return script.withLock { $0.plans.isEmpty ? PlannedWrites() : $0.plans.removeFirst() }
    }

    private func consequence(_ href: Href) throws(StorageError) -> RemoteItem.Consequence {
      note("save \(href.lastName)")
      let error = script.withLock { $0.putError }
      if let error { throw error }
      return script.withLock { $0.consequences.isEmpty ? .settled : $0.consequences.removeFirst() }
    }

    var environment: ListSyncEnvironment {
      ListSyncEnvironment(
        client: DAVClient { [self] request async throws(TransportFault) in try answer(request) },
        known: { [self] () throws(StorageError) in
          let (known, error) = script.withLock { ($0.known, $0.knownError) }
          if let error { throw error }
          return KnownCollection(
            token: known.token, tag: known.tag, hasUnsent: known.hasUnsent, held: known.held)
        },
        versions: { [self] () throws(StorageError) in script.withLock { $0.known } },
        merge: { [self] (news, _) throws(StorageError) in try plan(news) },
        put: { [self] (href, answer) throws(StorageError) in
          if case .failed(let fault) = answer { return .failed(fault) }
          return try consequence(href)
        },
        delete: { [self] (href, answer) throws(StorageError) in
          if case .failed(let fault) = answer { return .failed(fault) }
          return try consequence(href)
        })
    }
  }

  private static func collection(token: String?, tag: String? = nil) -> DAVAnswer {
    var properties = [
      Answers.type(.dav("collection"), .caldav("calendar")), XMLNode(.dav("displayname"), text: "Food"),
    ]
    if let token { properties.append(XMLNode(.dav("sync-token"), text: token)) }
    if let tag { properties.append(XMLNode(.calendarServer("getctag"), text: tag)) }
    return Answers.multistatus([Answers.response("/ada/list/", properties)])
  }

  private func href(_ name: String) -> Href { Href(path: "/ada/list/\(name).ics") }

  private func version(_ name: String, _ etag: String = "\"5\"") -> XMLNode {
    Answers.response("/ada/list/\(name).ics", [Answers.etag(etag)])
  }

  private func put(_ name: String) -> RemoteWrite {
    RemoteWrite(href: href(name), kind: .put("body"), condition: .isNew)
  }

  private func delete(_ name: String) -> RemoteWrite {
    RemoteWrite(href: href(name), kind: .delete, condition: .isStill(ETag("\"1\"")!))
  }

  /// A whole synchronisation; how it ended is in its state.
  private func run(_ script: World.Script) -> (sync: ListSync, world: World) {
    let world = World(script)
    let store = TestStore(
      initialState: ListSync(collection: Answers.address), reducer: listSyncReducer,
      environment: world.environment)
    store.exhaustivity = .off
    store.send(.started)
    store.skipReceivedActions()
    return (store.state, world)
  }

  // MARK: What comes

  @Test func `where nothing has happened there, one request is all`() {
    var script = World.Script()
    script.collection = Self.collection(token: "1")
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "merge"])
    #expect(sync.outcome == .done && sync.token == "1")
    #expect(world.news == [RemoteNews()])
  }

  @Test func `where nothing has happened here either, nobody looks at the list, and what is held stays so`() {
    var script = World.Script()
    script.known.hasUnsent = false
    script.known.held = 12
    script.collection = Self.collection(token: "1")
    let (sync, world) = run(script)
    #expect(world.diary == ["collection"])
    #expect(sync.outcome == .done && sync.token == "1" && sync.held == 12)
    // But what has happened there is merged.
    script.collection = Self.collection(token: "2")
    #expect(run(script).world.diary == ["collection", "changes", "merge"])
  }

  @Test func `a server without tokens says by its tag that nothing has happened`() {
    var script = World.Script()
    script.known = KnownCollection(tag: "a")
    script.collection = Self.collection(token: nil, tag: "a")
    #expect(run(script).world.diary == ["collection", "merge"])
    script.collection = Self.collection(token: nil, tag: "b")
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "versions", "merge"])
    #expect(sync.outcome == .done && sync.tag == "b")
  }

  @Test func `what changed is listed, fetched and merged, and only then is anything sent, in order`() {
    var script = World.Script()
    script.known.versions = [href("a"): ETag("\"1\""), href("b"): ETag("\"5\"")]
    script.changes = Answers.multistatus(
      [
        version("a"), version("b"), version("new"),
        Answers.response("/ada/list/c.ics", status: "HTTP/1.1 404 X"),
      ],
      token: "2")
    script.plans = [PlannedWrites(writes: [put("x"), delete("y"), put("z")], held: 3)]
    let world = World(script)
    let store = TestStore(
      initialState: ListSync(collection: Answers.address), reducer: listSyncReducer,
      environment: world.environment)
    store.send(.started)
    let known = KnownCollection(token: "1", tag: "a")
    store.receive(.known(known)) { $0.known = known }
    let found = CalendarCollection(href: Href(path: "/ada/list/"), name: "Food", token: "2")
    store.receive(.found(found)) { $0.found = found }
    let listing = Listing(
      present: ["a", "b", "new"].map { .init(href: href($0), etag: ETag("\"5\"")) }, gone: [href("c")],
      token: "2")
    store.receive(.listed(listing, isWhole: false, script.known)) {
      $0.known = script.known
      $0.token = "2"
      $0.news = RemoteNews(gone: [href("c")])
    }
    // What is known in this version already is not asked for.
    let items = ["a", "new"].map {
      FetchedItems.Item(href: href($0), etag: ETag("\"5\""), body: "body of /ada/list/\($0).ics")
    }
    store.receive(.fetched(FetchedItems(items: items))) { $0.news.items = items }
    store.receive(.planned(script.plans[0])) {
      $0.news = RemoteNews()
      $0.held = 3
      $0.writes = [put("x"), delete("y"), put("z")]
    }
    store.receive(.written(put("x"), .settled)) { $0.writes = [delete("y"), put("z")] }
    store.receive(.written(delete("y"), .settled)) { $0.writes = [put("z")] }
    store.receive(.written(put("z"), .settled)) {
      $0.writes = []
      $0.outcome = .done
    }
    #expect(
      world.diary == [
        "collection", "changes", "items 2", "merge", "put x.ics", "save x.ics", "delete y.ics", "save y.ics",
        "put z.ics", "save z.ics",
      ])
    #expect(world.news == [RemoteNews(items: items, gone: [href("c")])])
  }

  @Test func `items are fetched by a hundred, and merged at once`() {
    var script = World.Script()
    script.changes = Answers.multistatus((0..<250).map { version("\($0)") }, token: "2")
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "changes", "items 100", "items 100", "items 50", "merge"])
    #expect(world.news.map(\.items.count) == [250])
    #expect(sync.outcome == .done && sync.token == "2")
  }

  @Test
  func
    `where nothing was done here, very many are merged by parts, and only the last of them is followed by anything`()
  {
    var script = World.Script()
    script.known.hasUnsent = false
    let gone = Answers.response("/ada/list/c.ics", status: "HTTP/1.1 404 X")
    script.changes = Answers.multistatus((0..<150).map { version("\($0)") } + [gone], token: "2")
    script.plans = [PlannedWrites(), PlannedWrites(writes: [put("x")])]
    let (sync, world) = run(script)
    #expect(
      world.diary == [
        "collection", "changes", "items 100", "merge", "items 50", "merge", "put x.ics", "save x.ics",
      ])
    #expect(world.news.map(\.items.count) == [100, 50])
    // Each part hears what has gone, since that may come once more under another name.
    #expect(world.news.map(\.gone) == [[href("c")], [href("c")]])
    #expect(world.news.map(\.hasMore) == [true, false] && world.news.map(\.isWhole) == [false, true])
    #expect(sync.outcome == .done && sync.token == "2")
  }

  @Test
  func
    `the first part is of few, so that merging begins soon, and each next of twice as many, up to a bound`()
  {
    var script = World.Script()
    script.known.hasUnsent = false
    script.changes = Answers.multistatus((0..<1_750).map { version("\($0)") }, token: "2")
    let (sync, world) = run(script)
    #expect(world.news.map(\.items.count) == [100, 200, 400, 500, 500, 50])
    #expect(sync.outcome == .done)
  }

  @Test func `a few that are very long are a part, too`() {
    var script = World.Script()
    script.known.hasUnsent = false
    script.changes = Answers.multistatus((0..<250).map { version("\($0)") }, token: "2")
    let long = String(repeating: "x", count: 50_000)
    script.items = Answers.multistatus(
      (0..<250).map {
        Answers.response("/ada/list/\($0).ics", [Answers.etag("\"5\""), Answers.data(long)])
      })
    #expect(run(script).world.news.map(\.items.count) == [100, 100, 50])
  }

  @Test func `a part is merged while the next one is fetched, and never two at once`() {
    var script = World.Script()
    script.known.hasUnsent = false
    script.changes = Answers.multistatus((0..<450).map { version("\($0)") }, token: "2")
    let world = World(script)
    let found = CalendarCollection(href: Href(path: "/ada/list/"), name: "Food", token: "2")
    var state = ListSync(collection: Answers.address)
    (state.known, state.found) = (script.known, found)
    let store = TestStore(initialState: state, reducer: listSyncReducer, environment: world.environment)
    store.exhaustivity = .off
    let listing = Listing(
      present: (0..<450).map { .init(href: href("\($0)"), etag: ETag("\"5\"")) },
      token: "2")
    store.send(.listed(listing, isWhole: false, script.known))
    #expect(store.state.partMerge == .none)
    store.receive(where: { if case .fetched = $0 { true } else { false } }) {
      $0.partMerge = .running
      $0.partCount = 200
      $0.news.items = []
    }
    store.skipReceivedActions()
    #expect(world.news.map(\.items.count) == [100, 200, 150] && store.state.outcome == .done)
  }

  @Test func `what is fetched before the last part is merged waits for it`() {
    var script = World.Script()
    script.known.hasUnsent = false
    var state = ListSync(collection: Answers.address)
    (state.known, state.partMerge) = (script.known, .running)
    state.found = CalendarCollection(href: Href(path: "/ada/list/"), name: "Food", token: "2")
    let world = World(script)
    let store = TestStore(initialState: state, reducer: listSyncReducer, environment: world.environment)
    let last = FetchedItems(items: [.init(href: href("a"), etag: ETag("\"5\""), body: "A")])
    store.send(.fetched(last)) {
      $0.news.items = last.items
      $0.partMerge = .awaited
    }
    #expect(world.news.isEmpty)
    store.send(.partMerged) { $0.partMerge = .none }
    store.receive(.planned(PlannedWrites())) {
      $0.news = RemoteNews()
      $0.outcome = .done
    }
    #expect(world.news.map(\.items.count) == [1])
  }

  @Test func `a part that cannot be saved ends it, whatever is fetched meanwhile`() {
    var script = World.Script()
    script.known.hasUnsent = false
    script.changes = Answers.multistatus((0..<6_050).map { version("\($0)") }, token: "2")
    script.mergeError = .full
    let (sync, world) = run(script)
    #expect(sync.outcome == .notSaved(.full) && world.news.count == 1)
    #expect(world.diary.filter { $0 == "items 100" }.count <= 21)
  }

  @Test func `a place that the server writes in another way than before is the same place`() {
    var script = World.Script()
    let known = Href(path: "/ada/list/a@b.ics")
    script.known.versions = [known: ETag("\"1\""), Href(path: "/ada/list/c@d.ics"): ETag("\"1\"")]
    script.changes = Answers.multistatus(
      [version("a%40b"), Answers.response("/ada/list/c%40d.ics", status: "HTTP/1.1 404 X")], token: "2")
    let (_, world) = run(script)
    #expect(world.news.flatMap(\.items).map(\.href.path) == ["/ada/list/a@b.ics"])
    #expect(world.news.flatMap(\.gone).map(\.path) == ["/ada/list/c@d.ics"])
  }

  @Test func `of a whole listing, what is not in it has gone`() {
    var script = World.Script()
    script.known.token = nil
    script.known.versions = [href("a"): ETag("\"5\""), href("b"): ETag("\"5\"")]
    script.changes = Answers.multistatus([version("a")], token: "2")
    let (sync, world) = run(script)
    #expect(world.news == [RemoteNews(gone: [href("b")])])
    #expect(sync.token == "2")
  }

  @Test func `a token that the server has forgotten means that the whole is listed`() {
    var script = World.Script()
    script.known.versions = [href("a"): ETag("\"5\""), href("b"): ETag("\"5\"")]
    script.changes = Answers.error(.dav("valid-sync-token"), status: 403)
    script.versions = Answers.multistatus([version("a")])
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "changes", "changes", "versions", "merge"])
    #expect(world.news == [RemoteNews(gone: [href("b")])])
    #expect(sync.outcome == .done && sync.token == nil)
  }

  @Test func `what could not be had comes another time, so the next question is the old one`() {
    var script = World.Script()
    script.changes = Answers.multistatus([version("a"), version("b")], token: "2")
    script.items = Answers.multistatus([
      Answers.response("/ada/list/a.ics", [Answers.etag("\"5\""), Answers.data("A")]),
      Answers.response("/ada/list/b.ics", status: "HTTP/1.1 500 Oops"),
    ])
    let (sync, world) = run(script)
    #expect(world.news.map(\.items.count) == [1] && world.news.map(\.isWhole) == [false])
    #expect(sync.outcome == .done && sync.token == "1")
  }

  @Test(arguments: [true, false])
  func `and a server that has only tags is not believed to be unchanged`(isListed: Bool) {
    var script = World.Script()
    script.known = KnownCollection(tag: "a", versions: [href("c"): ETag("\"1\"")])
    script.collection = Self.collection(token: nil, tag: "b")
    let oops = Answers.response("/ada/list/b.ics", status: "HTTP/1.1 500 Oops")
    script.versions = Answers.multistatus([version("a"), isListed ? version("b") : oops])
    script.items = isListed ? Answers.multistatus([oops]) : nil
    let (sync, world) = run(script)
    #expect(sync.outcome == .done && sync.tag == "a")
    // Something that is not in a listing with holes has not gone for that.
    if !isListed { #expect(world.news.map(\.gone) == [[]]) }
  }

  @Test func `an item that cannot be looked at makes the next question the old one, too`() {
    var script = World.Script()
    script.changes = Answers.multistatus(
      [version("a"), Answers.response("/ada/list/b.ics", status: "HTTP/1.1 500 Oops")], token: "2")
    let (sync, world) = run(script)
    #expect(world.news.map(\.items.count) == [1] && world.news.map(\.isWhole) == [false])
    #expect(sync.outcome == .done && sync.token == "1")
  }

  // MARK: What goes

  @Test func `what somebody has changed meanwhile is fetched, merged and sent again`() {
    var script = World.Script()
    script.collection = Self.collection(token: "1")
    script.plans = [PlannedWrites(writes: [put("a"), put("b")]), PlannedWrites(writes: [put("a")])]
    script.consequences = [.fetch(href("a")), .settled, .settled]
    let (sync, world) = run(script)
    #expect(
      world.diary == [
        "collection", "merge", "put a.ics", "save a.ics", "put b.ics", "save b.ics", "items 1", "merge",
        "put a.ics",
        "save a.ics",
      ])
    // Only of this one the server was asked.
    #expect(world.news.map(\.isWhole) == [true, false])
    #expect(sync.outcome == .done && sync.token == "1")
  }

  @Test func `three times, and no more: the rest is for the next time`() {
    var script = World.Script()
    script.collection = Self.collection(token: "1")
    script.plans = Array(repeating: PlannedWrites(writes: [put("a")]), count: 9)
    script.consequences = Array(repeating: .fetch(href("a")), count: 9)
    let (sync, world) = run(script)
    #expect(world.diary.filter { $0 == "put a.ics" }.count == 1 + ListSync.rounds)
    #expect(sync.outcome == .done)
  }

  @Test func `what must be looked at before it is sent is fetched first`() {
    var script = World.Script()
    script.collection = Self.collection(token: "1")
    script.plans = [PlannedWrites(fetches: [href("a")]), PlannedWrites(writes: [put("a")])]
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "merge", "items 1", "merge", "put a.ics", "save a.ics"])
    #expect(sync.outcome == .done)
  }

  @Test func `one that the server does not take keeps nothing else from being sent`() {
    var script = World.Script()
    script.plans = [PlannedWrites(writes: [put("a"), put("b"), put("c")])]
    script.consequences = [.rejected, .dropped, .renewed]
    let (sync, world) = run(script)
    #expect(world.diary.filter { $0.hasPrefix("put") }.count == 3)
    #expect(sync.outcome == .done)
  }

  @Test func `where the line is cut it ends, and what was saved stays`() {
    var script = World.Script()
    script.plans = [PlannedWrites(writes: [put("a"), put("b")])]
    script.put = .failure(.brokenOff)
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "changes", "merge", "put a.ics"])
    #expect(sync.outcome == .failed(.unreachable(.brokenOff)))
    // Both are still to be sent.
    #expect(sync.writes == [put("a"), put("b")])
  }

  // MARK: What is in the way

  @Test(arguments: [404, 410])
  func `a collection that is gone is told, and nothing is merged`(status: Int) {
    var script = World.Script()
    script.collection = Answers.status(status)
    let (sync, world) = run(script)
    #expect(world.diary == ["collection"])
    #expect(sync.outcome == .gone)
  }

  @Test func `a wrong password is asked about once`() {
    var script = World.Script()
    script.collection = Answers.status(401)
    let (sync, world) = run(script)
    #expect(world.diary == ["collection"])
    #expect(sync.outcome == .failed(.unauthorized))
  }

  @Test func `a listing that fails leads to no merge: an empty one would delete everything`() {
    var script = World.Script()
    script.known.versions = [href("a"): ETag("\"5\"")]
    script.changes = Answers.page
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "changes"])
    #expect(sync.outcome == .failed(.notCalendars) && world.news.isEmpty)
  }

  @Test func `what cannot be saved ends it, wherever it is`() {
    var script = World.Script()
    script.plans = [PlannedWrites(writes: [put("a"), put("b")])]
    script.putError = .full
    let (sync, world) = run(script)
    #expect(sync.outcome == .notSaved(.full))
    #expect(world.diary == ["collection", "changes", "merge", "put a.ics", "save a.ics"])

    script.mergeError = .busy
    #expect(run(script).sync.outcome == .notSaved(.busy))
    script.knownError = .closed
    let closed = run(script)
    #expect(closed.sync.outcome == .notSaved(.closed) && closed.world.diary.isEmpty)
  }
}
