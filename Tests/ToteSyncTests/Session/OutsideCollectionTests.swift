// A server that names resources outside the collection: nothing is fetched from there, and nothing is sent there.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct OutsideCollectionTests: ListSyncBench, SharedByTwo {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")
  var phone = Phone(isCareful: true, dropsUnknown: false)

  private static let outside = [
    "/bob/secret.ics", "/ada/listing/a.ics", "/ada/a.ics", "/ada/list/../a.ics", "/ada/list/%2e%2e/a.ics",
    "https://dav.example.org/bob/a.ics",
  ]

  @Test(arguments: outside) func `what is outside is not fetched, and is left alone`(path: String) {
    var script = World.Script()
    script.changes = Answers.multistatus(
      [version("a"), Answers.response(path, [Answers.etag("\"5\"")])], token: "2")
    let (_, world) = run(script)
    #expect(world.diary == ["collection", "changes", "items 1", "merge"])
    let problems = world.news[0].items.compactMap { item -> TaskProblem? in
      if case .failure(let problem) = item.task { problem } else { nil }
    }
    #expect(problems.contains(.elsewhere) && world.news[0].items.count == 2)
  }

  @Test func `a collection is where it was asked for, whatever the server calls it`() {
    var script = World.Script()
    script.collection = Answers.multistatus([
      Answers.response(
        "/bob/secret/",
        [Answers.type(.dav("collection"), .caldav("calendar")), XMLNode(.dav("sync-token"), text: "2")])
    ])
    #expect(run(script).sync.found?.href == Href(path: "/ada/list/"))
  }

  @Test mutating func `what is outside is told once, and an item that was there is sent to the collection`()
    throws
  {
    share("milk")
    let stranger = FetchedItems.Item(
      elsewhere: Listing.Version(href: Href(path: "/bob/secret.ics"), etag: ETag("\"1\"")))
    for _ in 0..<2 {
      let plan = ada.plan(RemoteNews(items: [stranger]), in: server.collection)
      #expect(plan.writes.isEmpty)
    }
    #expect(ada.notes == [.leftAlone(stranger.href, .elsewhere)])

    // As an earlier version believed it.
    let home = try #require(ada.remotes.values.first { $0.item == ada.item("milk")?.id })
    ada.remotes[home.href] = nil
    var moved = home
    moved.href = Href(path: "/bob/milk.ics")
    ada.remotes[moved.href] = moved
    ada.edit("milk") { $0.isTicked = true }
    let plan = ada.plan(RemoteNews(), in: server.collection)
    #expect(plan.writes.count == 1)
    #expect(plan.writes.allSatisfy { $0.href.isInside(server.collection) && $0.condition == .isNew })
  }
}
