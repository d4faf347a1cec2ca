// Other programs overwrite newer versions with old copies: one test for each way in which that once lost an edit.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct OldCopyTests {
  let server = MemoryServer()
  var ada = Home("ada1")
  var bob = Home("bob2")
  var hasty = Phone(isCareful: false, dropsUnknown: false)
  var forgetful = Phone(isCareful: true, dropsUnknown: true)

  private mutating func share(_ line: String) {
    ada.add(line)
    settle()
  }

  private mutating func settle() {
    for _ in 0..<3 {
      ada.sync(server)
      bob.sync(server)
    }
    hasty.fetch(server)
    forgetful.fetch(server)
  }

  /// Both have this, and nothing more is sent.
  private mutating func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<3 {
      bob.sync(server)
      ada.sync(server)
    }
    for home in [ada, bob] {
      let lines = home.items.map {
        ($0.isTicked ? "x " : "") + ParsedItem(name: $0.name, details: $0.details)!.description
      }
      #expect(lines == [line], sourceLocation: sourceLocation)
    }
    #expect(
      ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty, sourceLocation: sourceLocation)
  }

  @Test mutating func `what is there as it was is no edit, though something else was sent in vain`() throws {
    hasty.add("milk", [], server)
    settle()
    ada.edit("milk") { $0.amount = Amount("2 l") }
    _ = ada.plan(RemoteNews(), in: server.collection)
    let href = try #require(hasty.href("milk"))
    hasty.makeAnew(href, at: href, server)
    expect("2 l milk")
  }

  @Test mutating func `an old copy is known for one by what only she has seen of it`() throws {
    share("1 kg tea")
    ada.edit("tea") { $0.amount = Amount("2 kg") }
    #expect(forgetful.edit(try #require(forgetful.href("tea 1 kg")), server) { $0["LOCATION"] = "Lidl" })
    hasty.fetch(server)
    // He sees it only after she has overwritten it with 2 kg.
    ada.sync(server)
    bob.sync(server)
    #expect(hasty.edit(try #require(hasty.href("tea 1 kg")), server) { $0["DESCRIPTION"] = "green" })
    expect("2 kg tea @Lidl !green")
  }

  @Test
  mutating func `what was set back on a phone is set back, though she has written over something unseen`()
    throws
  {
    share("1 kg tea")
    ada.edit("tea") { $0.amount = Amount("2 kg") }
    #expect(forgetful.edit(try #require(forgetful.href("tea 1 kg")), server) { $0["LOCATION"] = "Lidl" })
    ada.sync(server)
    bob.sync(server)
    forgetful.fetch(server)
    #expect(forgetful.edit(try #require(forgetful.href("tea 2 kg")), server) { $0["SUMMARY"] = "tea 1 kg" })
    expect("1 kg tea @Lidl")
  }

  @Test(
    arguments: ["DUE": "20340714", "X-APPLE-RANK": "7", "RRULE": "FREQ=WEEKLY"])
  mutating func `a due date set in an old copy takes nothing back`(name: String, value: String) throws {
    hasty.add("milk", ["LOCATION:Lidl"], server)
    settle()
    bob.edit("milk") {
      $0.note = "fresh"; $0.store = "Aldi"
    }
    bob.sync(server)
    // It writes over that without having fetched it.
    hasty.edit(try #require(hasty.href("milk")), server) { $0[raw: name] = value }
    expect("milk @Aldi !fresh")
    #expect(server.tasks.map { $0[raw: name] } == [value])
  }

  @Test(arguments: [true, false])
  mutating func `a copy that is sent again takes nothing back, but whoever edits something back does`(
    isCopy: Bool
  ) throws {
    hasty.add("milk", ["CREATED:20260101T000000Z", "DTSTAMP:20260101T000000Z"], server)
    settle()
    bob.edit("milk") {
      $0.amount = Amount("2 l")
      $0.isTicked = true
    }
    bob.sync(server)
    // Its first upload had no answer, so it believes that it still has to be sent.
    hasty.edit(try #require(hasty.href("milk")), server) {
      $0[raw: "DTSTAMP"] = isCopy ? "20260101T000000Z" : "20260101T000100Z"
    }
    expect(isCopy ? "x 2 l milk" : "milk")
  }

  @Test mutating func `a due date set in an old copy takes no tick back`() throws {
    hasty.add("milk", ["CREATED:20260101T000000Z"], server)
    settle()
    bob.edit("milk") { $0.isTicked = true }
    bob.sync(server)
    hasty.edit(try #require(hasty.href("milk")), server) { $0[raw: "DUE"] = "20340714" }
    expect("x milk")
  }

  @Test mutating func `unticked by a program that drops what it does not know it is unticked`() throws {
    hasty.add("milk", ["CREATED:20260101T000000Z"], server)
    settle()
    bob.edit("milk") { $0.isTicked = true }
    settle()
    #expect(
      forgetful.edit(try #require(forgetful.href("milk")), server) {
        $0[raw: "STATUS"] = nil; $0[raw: "COMPLETED"] = nil; $0[raw: "PERCENT-COMPLETE"] = nil
      })
    expect("milk")
  }

  @Test mutating func `what a program sets back that drops what it does not know is set back`() throws {
    hasty.add("milk", ["CREATED:20260101T000000Z", "X-APPLE-RANK:7", "LOCATION:Lidl"], server)
    settle()
    bob.edit("milk") { $0.store = "Aldi" }
    settle()
    #expect(
      forgetful.edit(try #require(forgetful.href("milk")), server) {
        $0["LOCATION"] = "Lidl"; $0[raw: "X-APPLE-RANK"] = nil
      })
    expect("milk @Lidl")
  }

  @Test mutating func `what was deleted there and edited here keeps its due date`() throws {
    hasty.add("milk", ["DUE;VALUE=DATE:20340714"], server)
    settle()
    ada.edit("milk") { $0.amount = Amount("2 l") }
    _ = server.delete(try #require(hasty.href("milk")), if: .always)
    expect("2 l milk")
    #expect(server.tasks.map { $0[raw: "DUE"] } == ["20340714"])
  }

  @Test func `what she has put right counts, though it stood here before`() throws {
    func item(_ line: String) throws -> TaskItem {
      let line = try #require(ParsedItem(line))
      return TaskItem(Item(line, id: .zero, list: .zero, rank: .first, created: .zero))
    }
    func version(_ line: String, _ seen: String?) throws -> RemoteItem.Version {
      RemoteItem.Version(item: try item(line), seen: seen.flatMap { VersionVector($0) })
    }
    // An old copy written without a vector was taken for an edit here.
    let remote = RemoteItem(
      href: Href(path: "/tea.ics"), uid: "tea", base: try version("tea !green", nil),
      past: [
        try version("2 kg tea 3€", "ada=3&ada-=2&bob=5&bob-=2"), try version("2 kg tea", "ada=3&ada-=2"),
      ])
    let local = try item("tea 3€ !green").item(id: .zero, list: .zero, created: .zero)
    var document = try item("2 kg tea !green").document(uid: "tea", at: .zero)
    document.edit { $0[raw: VersionVector.property] = "ada=4&ada-=3" }
    let read = try remote.reading(TaskReading(#require(document.task)), beside: local)
    let merged = ItemMerge(base: try #require(read.base), local: local, remote: read.item).item
    #expect(merged.amount == Amount("2 kg") && merged.price == Price("3€") && merged.note == "green")
  }

  @Test mutating func `what another Tote puts back takes no edit of here back`() throws {
    share("milk 1€")
    bob.edit("milk") { $0.price = Price("2€") }
    #expect(forgetful.edit(try #require(forgetful.href("milk")), server) { $0["LOCATION"] = "Lidl" })
    // He saw that it was dropped and tries to restore it with his own price, but she is quicker, with the old one.
    let body = server.resources.values.first!
    let href = server.resources.keys.first!
    _ = bob.plan(
      RemoteNews(items: [FetchedItems.Item(href: href, etag: body.etag, body: body.body)]),
      in: server.collection)
    ada.sync(server)
    expect("milk @Lidl 2.00€")
  }

  @Test mutating func `a vector that has a gap still says from which version an edit began`() throws {
    hasty.add("milk", [], server)
    bob.sync(server)
    ada.sync(server)
    ada.edit("milk") { $0.amount = Amount("3 l") }
    ada.sync(server)
    forgetful.fetch(server)
    #expect(forgetful.edit(server.resources.keys.first!, server) { $0["LOCATION"] = "Lidl" })
    bob.edit("milk") { $0.price = Price("2€") }
    bob.sync(server)
    ada.edit("milk") { $0.amount = Amount("1 l") }
    expect("1 l milk @Lidl 2.00€")
  }

  @Test mutating func `what another Tote wrote into an old copy is no edit of whoever writes it back`() throws
  {
    share("milk")
    bob.edit("milk") {
      $0.price = Price("1€"); $0.store = "Aldi"
    }
    bob.sync(server)
    hasty.fetch(server)
    bob.edit("milk") {
      $0.price = Price("2€"); $0.store = "Lidl"
    }
    bob.sync(server)
    // She never saw the first of them.
    ada.sync(server)
    hasty.edit(try #require(hasty.href("milk")), server) { $0["DESCRIPTION"] = "cold" }
    ada.sync(server)
    expect("milk @Lidl 2.00€ !cold")
  }

  @Test mutating func `what another program has edited and changed back is changed back`() throws {
    share("milk @Lidl")
    let href = try #require(hasty.href("milk"))
    hasty.edit(href, server) { $0["LOCATION"] = "Aldi" }
    settle()
    hasty.edit(href, server) { $0["LOCATION"] = "Lidl" }
    expect("milk @Lidl")
  }

  @Test mutating func `a tick that was taken from there goes when it has gone there`() throws {
    share("milk")
    bob.edit("milk") { $0.price = Price("1€") }
    bob.sync(server)
    let href = try #require(hasty.href("milk"))
    hasty.edit(href, server) { $0[raw: "STATUS"] = "COMPLETED" }
    // He takes the tick, but his correction never arrives.
    let there = try #require(server.resources[href])
    _ = bob.plan(
      RemoteNews(items: [FetchedItems.Item(href: href, etag: there.etag, body: there.body)]),
      in: server.collection)
    #expect(bob.item("milk")?.isTicked == true)
    hasty.edit(href, server) { $0[raw: "STATUS"] = "NEEDS-ACTION" }
    ada.sync(server)
    ada.edit("milk") { $0.amount = Amount("2 l") }
    ada.sync(server)
    expect("2 l milk 1.00€")
  }

  @Test(arguments: [true, false])
  mutating func `made anew with the same UID it is the same item`(isKnown: Bool) throws {
    ada.add("milk")
    if isKnown {
      settle()
    } else {
      // It arrives, but the answer is lost.
      for write in ada.plan(RemoteNews(), in: server.collection).writes {
        guard case .put(let body) = write.kind else { continue }
        _ = server.put(body, at: write.href, if: write.condition)
      }
      hasty.fetch(server)
    }
    ada.edit("milk") { $0.amount = Amount("2 l") }
    hasty.makeAnew(try #require(hasty.href("milk")), at: server.collection.appending("anew.ics"), server)
    hasty.edit(server.collection.appending("anew.ics"), server) { $0[raw: "STATUS"] = "COMPLETED" }
    expect("x 2 l milk")
    #expect(server.resources.count == 1)
  }

  @Test mutating func `a database from a backup knows less of itself than the server`() throws {
    share("milk")
    let (remotes, records) = (ada.remotes, ada.records)
    ada.edit("milk") { $0.store = "Lidl" }
    #expect(!ada.sync(server).isBehindItself)
    settle()
    #expect(!ada.sync(server).isBehindItself)
    (ada.remotes, ada.records, ada.token) = (remotes, records, 0)
    #expect(ada.sync(server).isBehindItself)
  }
}
