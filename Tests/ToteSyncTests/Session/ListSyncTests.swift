// One sync of a list, step by step, with a scripted server.

import ComposableTesting
import Testing
import ToteModel

@testable import ToteSync

@Suite struct ListSyncTests: ListSyncBench {
  @Test func `where nothing has happened there, one request is all`() {
    var script = World.Script()
    script.collection = World.collection(token: "1")
    let (sync, world) = run(script)
    #expect(world.diary == ["collection", "merge"])
    #expect(sync.outcome == .done && sync.token == "1")
    #expect(world.news == [RemoteNews()])
  }

  @Test func `where nothing has happened here either, nobody looks at the list, and what is held stays so`() {
    var script = World.Script()
    script.known.hasUnsent = false
    script.known.held = 12
    script.collection = World.collection(token: "1")
    let (sync, world) = run(script)
    #expect(world.diary == ["collection"])
    #expect(sync.outcome == .done && sync.token == "1" && sync.held == 12)
    // But remote changes are merged.
    script.collection = World.collection(token: "2")
    #expect(run(script).world.diary == ["collection", "changes", "merge"])
  }

  @Test func `a server without tokens says by its tag that nothing has happened`() {
    var script = World.Script()
    script.known = KnownCollection(tag: "a")
    script.collection = World.collection(token: nil, tag: "a")
    #expect(run(script).world.diary == ["collection", "merge"])
    script.collection = World.collection(token: nil, tag: "b")
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
    // Known versions aren't fetched.
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
    script.collection = World.collection(token: nil, tag: "b")
    let oops = Answers.response("/ada/list/b.ics", status: "HTTP/1.1 500 Oops")
    script.versions = Answers.multistatus([version("a"), isListed ? version("b") : oops])
    script.items = isListed ? Answers.multistatus([oops]) : nil
    let (sync, world) = run(script)
    #expect(sync.outcome == .done && sync.tag == "a")
    // An item missing from a truncated listing isn't gone.
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
}
