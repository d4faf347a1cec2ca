// Two Totes share a list through a server in memory.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct ListPlanTests: SharedByTwo {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")
  var phone = Phone(isCareful: true, dropsUnknown: false)

  @Test("what is on a list comes to the other, in its order, and nothing more is sent")
  mutating func upload() {
    share("2 kg apples #produce @Lidl 1.09€ !red", "milk", "bread")
    #expect(lines(bob) == lines(ada))
    #expect(bob.items.map(\.rank) == ada.items.map(\.rank))
    #expect(ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty)
    #expect(server.count == 3)
  }

  @Test("an edit is sent on the condition that nothing has changed, and only what differs is sent")
  mutating func edit() {
    share("apples", "milk")
    ada.edit("milk") { $0.isTicked = true }
    let plan = ada.sync(server)
    #expect(plan.writes.map(\.condition) == [.isStill(ETag("\"2\"")!)])
    bob.sync(server)
    #expect(lines(bob) == ["apples", "x milk"])
    #expect(bob.notes == [.ticked("milk")])
    // An undo is sent like any edit.
    ada.edit("milk") { $0.isTicked = false }
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["apples", "milk"])
  }

  @Test("what two have put in one place is told apart alike by both, and is not sent for ever")
  mutating func onePlace() {
    share("milk")
    ada.add("salt")
    bob.add("oil")
    // Both send before they see the other's item.
    let plans = [
      ada.plan(RemoteNews(), in: server.collection), bob.plan(RemoteNews(), in: server.collection),
    ]
    for write in plans.flatMap(\.writes) {
      if case .put(let body) = write.kind { _ = server.put(body, at: write.href, if: write.condition) }
    }
    for _ in 0..<3 {
      ada.sync(server)
      bob.sync(server)
    }
    #expect(lines(ada) == lines(bob) && ada.items.count == 3)
    #expect(ada.items.map(\.rank) == bob.items.map(\.rank))
    #expect(ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty)
  }

  @Test("a third one finds both between the same neighbours, though nothing has happened to those")
  mutating func onePlaceBetweenOthers() throws {
    share("milk", "bread")
    var eve = Home("eve3")
    eve.sync(server)
    let place = Rank.between(try #require(ada.item("milk")).rank, try #require(ada.item("bread")).rank)
    ada.add("salt")
    ada.edit("salt") { $0.rank = place }
    bob.add("oil")
    bob.edit("oil") { $0.rank = place }
    bob.add("rice")
    let plans = [
      ada.plan(RemoteNews(), in: server.collection), bob.plan(RemoteNews(), in: server.collection),
    ]
    for write in plans.flatMap(\.writes) {
      if case .put(let body) = write.kind { _ = server.put(body, at: write.href, if: write.condition) }
    }
    // In two parts, the first of which has both; each plan is also compared with one of all rows.
    eve.sync(server)
    #expect(Set(eve.items.prefix(3).dropFirst().map(\.name)) == ["salt", "oil"])
    #expect(eve.items.last?.name == "rice" && Set(eve.items.map(\.rank)).count == 5)
  }

  @Test("what comes from outside is no step of undo")
  mutating func aside() {
    share("milk")
    bob.edit("milk") { $0.note = "cold" }
    bob.sync(server)
    let plan = ada.sync(server)
    #expect(plan.changes.count == 1 && plan.joins.isEmpty)
  }

  @Test("two who edit the same item at the same time both find both edits")
  mutating func both() {
    share("milk")
    ada.edit("milk") { $0.amount = Amount("2 l") }
    bob.edit("milk") { $0.store = "Lidl" }
    ada.sync(server)
    bob.sync(server)
    ada.sync(server)
    #expect(lines(ada) == ["2 l milk @Lidl"] && lines(bob) == lines(ada))
  }

  @Test("an answer that is lost costs nothing: the write is known again by what it has seen")
  mutating func lostAnswer() throws {
    share("milk 1 l")
    ada.edit("milk") { $0.amount = Amount("2 l") }
    let plan = ada.plan(RemoteNews(), in: server.collection)
    for write in plan.writes {
      guard case .put(let body) = write.kind else { continue }
      _ = server.put(body, at: write.href, if: write.condition)
    }
    // Less than what was sent: if our own write weren't recognised, the larger amount would win.
    ada.edit("milk") { $0.amount = Amount("1.5 l") }
    ada.sync(server)
    bob.sync(server)
    #expect(lines(ada) == ["1.5 l milk"] && lines(bob) == ["1.5 l milk"])
    #expect(ada.notes.isEmpty)
  }

  @Test("a write that never arrived is sent again, the same to the byte")
  mutating func neverArrived() {
    share("milk")
    ada.add("bread")
    let first = ada.plan(RemoteNews(), in: server.collection).writes
    let second = ada.plan(RemoteNews(), in: server.collection).writes
    #expect(first == second && first.map(\.condition) == [.isNew])
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["milk", "bread"])
  }

  @Test("the same thing added twice is one, with the larger amount, as a step of undo")
  mutating func twins() {
    share("bread")
    ada.add("milk 1 l")
    bob.add("Milk 2 l")
    ada.add("eggs @Lidl")
    bob.add("eggs @Aldi")
    ada.sync(server)
    let plan = bob.sync(server)
    ada.sync(server)
    #expect(lines(ada) == ["bread", "2 l milk", "eggs @Lidl", "eggs @Aldi"] || lines(ada).count == 4)
    #expect(lines(ada).filter { $0.lowercased().contains("milk") }.count == 1)
    #expect(lines(bob).sorted() == lines(ada).sorted())
    #expect(plan.notes.contains(.joined("Milk")))
    #expect(ada.item("Milk")?.amount == Amount("2 l"))
  }

  @Test("two who have both sent the same new thing give up the same one of the two")
  mutating func sentTwins() {
    share("bread")
    ada.add("milk 1 l")
    bob.add("milk 2 l")
    let (adas, bobs) = (
      ada.plan(RemoteNews(), in: server.collection).writes,
      bob.plan(RemoteNews(), in: server.collection).writes
    )
    ada.send(adas, to: server)
    bob.send(bobs, to: server)
    for _ in 0..<3 {
      ada.sync(server)
      bob.sync(server)
    }
    #expect(lines(ada) == ["bread", "2 l milk"] && lines(bob) == lines(ada))
    #expect(server.resources.count == 2)
  }

  @Test("a thousand remote changes are merged without a write")
  mutating func many() {
    var news = RemoteNews()
    for number in 1...1_000 {
      let item = TaskItem(ada.add("thing\(number)"))
      let href = server.collection.appending("\(number).ics")
      func body(_ edit: (inout CalendarComponent) -> Void) -> String {
        var document = item.document(uid: "\(number)", at: .zero)
        document.edit(edit)
        return String(decoding: document.bytes, as: UTF8.self)
      }
      ada.remotes[href] = RemoteItem(
        href: href, uid: "\(number)", item: ada.items.last?.id, etag: ETag("1"), body: body { _ in },
        base: RemoteItem.Version(item: item, seen: nil))
      let changed = body { task in
        task["LOCATION"] = "Lidl"
        task[raw: VersionVector.property] = "bob=1"
      }
      news.items.append(FetchedItems.Item(href: href, etag: ETag("2"), body: changed))
    }
    let plan = ada.plan(news, in: server.collection)
    #expect(plan.changes.count == 1_000 && plan.writes.isEmpty && plan.saved.count == 1_000)
    #expect(ada.items.allSatisfy { $0.store == "Lidl" })
  }
}
