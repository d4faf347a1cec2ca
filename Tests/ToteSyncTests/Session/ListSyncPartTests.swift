// A list with many changes is fetched and merged in parts.

import ComposableTesting
import Testing
import ToteModel

@testable import ToteSync

@Suite struct ListSyncPartTests: ListSyncBench {
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
    // Each part is told what is gone, since that may return under another name.
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
}
