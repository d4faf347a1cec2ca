import ComposableTesting
import Testing
import ToteModel

@testable import ToteSync

@Suite struct ListSyncSendingTests: ListSyncBench {
  @Test func `what somebody has changed meanwhile is fetched, merged and sent again`() {
    var script = World.Script()
    script.collection = World.collection(token: "1")
    script.plans = [PlannedWrites(writes: [put("a"), put("b")]), PlannedWrites(writes: [put("a")])]
    script.consequences = [.fetch(href("a")), .settled, .settled]
    let (sync, world) = run(script)
    #expect(
      world.diary == [
        "collection", "merge", "put a.ics", "save a.ics", "put b.ics", "save b.ics", "items 1", "merge",
        "put a.ics",
        "save a.ics",
      ])
    // The server was asked only about this one.
    #expect(world.news.map(\.isWhole) == [true, false])
    #expect(sync.outcome == .done && sync.token == "1")
  }

  @Test func `three times, and no more: the rest is for the next time`() {
    var script = World.Script()
    script.collection = World.collection(token: "1")
    script.plans = Array(repeating: PlannedWrites(writes: [put("a")]), count: 9)
    script.consequences = Array(repeating: .fetch(href("a")), count: 9)
    let (sync, world) = run(script)
    #expect(world.diary.filter { $0 == "put a.ics" }.count == 1 + ListSync.rounds)
    #expect(sync.outcome == .done)
  }

  @Test func `what must be looked at before it is sent is fetched first`() {
    var script = World.Script()
    script.collection = World.collection(token: "1")
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
    // Both remain to be sent.
    #expect(sync.writes == [put("a"), put("b")])
  }

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
