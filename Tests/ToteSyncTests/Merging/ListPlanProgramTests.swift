// A shared list with other programs, and a server that refuses writes.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct ListPlanProgramTests: SharedByTwo {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")
  var phone = Phone(isCareful: true, dropsUnknown: false)

  @Test("a line typed on a phone is read as the add field reads it, and gets no answer from us")
  mutating func typed() {
    share("milk")
    phone.add("oat milk x2 @lidl", ["CREATED:20261121T152233Z"], server)
    ada.sync(server)
    bob.sync(server)
    #expect(lines(ada) == ["milk", "2x oat milk @lidl"] && lines(bob) == lines(ada))
    #expect(bob.notes == [.added("oat milk")])
    #expect(server.count == 2)
  }

  @Test("a slow program that writes over what was changed meanwhile takes nothing back")
  mutating func overwritten() throws {
    share("milk")
    var slow = Phone(isCareful: false, dropsUnknown: false)
    slow.fetch(server)
    ada.edit("milk") { $0.store = "Lidl" }
    ada.sync(server)
    bob.edit("milk") { $0.price = Price("1€") }
    bob.sync(server)
    slow.edit(try #require(slow.href("milk")), server) { $0["DESCRIPTION"] = "cold" }
    ada.sync(server)
    bob.sync(server)
    ada.sync(server)
    #expect(lines(ada) == ["milk @Lidl 1.00€ !cold"] && lines(bob) == lines(ada))
  }

  @Test("what a program has dropped is put back")
  mutating func dropped() throws {
    share("milk 1.09€")
    phone.dropsUnknown = true
    phone.edit(try #require(phone.href("milk")), server) { $0["LOCATION"] = "Lidl" }
    #expect(server.tasks[0][raw: "X-TOTE-ITEM"] == nil)
    ada.sync(server)
    #expect(lines(ada) == ["milk @Lidl 1.09€"])
    #expect(try TaskItem(server.tasks[0]).details.price == Price("1.09€"))
    #expect(ada.sync(server).writes.isEmpty)
  }

  @Test("where nothing may be written the edit stays here and is named")
  mutating func readOnly() {
    share("milk", "bread")
    ada.mayWrite = false
    ada.edit("milk") { $0.note = "cold" }
    ada.delete("bread")
    bob.edit("milk") { $0.store = "Lidl" }
    bob.sync(server)
    let plan = ada.sync(server)
    #expect(plan.writes.isEmpty && plan.unsendable == [ada.item("milk")!.id])
    #expect(lines(ada) == ["milk @Lidl !cold"])
    ada.mayWrite = true
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["milk @Lidl !cold"])
  }

  @Test("what cannot be read is left as it is and told once, and the rest goes on")
  mutating func unreadable() throws {
    share("milk", "bread")
    let href = try #require(phone.href("milk"))
    let body = server.resources[href]!.body
    let two = body.replacing("END:VTODO\r\n", with: "END:VTODO\r\nBEGIN:VTODO\r\nSUMMARY:x\r\nEND:VTODO\r\n")
    _ = server.put(two, at: href, if: .always)
    _ = server.put("<html>", at: server.collection.appending("a.ics"), if: .isNew)
    _ = server.put(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n", at: server.collection.appending("b.ics"),
      if: .isNew)
    ada.edit("milk") { $0.note = "cold" }
    ada.edit("bread") { $0.note = "dark" }
    ada.sync(server)
    ada.sync(server)
    #expect(lines(ada) == ["milk !cold", "bread !dark"])
    #expect(server.resources[href]?.body == two)
    #expect(
      Set(ada.notes) == [
        .leftAlone(href, .severalTasks(2)),
        .leftAlone(server.collection.appending("a.ics"), .unreadable(CalendarError(.noCalendar, at: 0))),
      ])
    #expect(ada.notes.count == 2)
    // Once it can be read again, what changed meanwhile is merged.
    _ = server.put(body.replacing("DTSTAMP", with: "LOCATION:Lidl\r\nDTSTAMP"), at: href, if: .always)
    ada.sync(server)
    bob.sync(server)
    #expect(lines(ada) == ["milk @Lidl !cold", "bread !dark"] && lines(bob) == lines(ada))
  }

  @Test("what the server does not take is not sent again before it changes")
  mutating func rejected() {
    share("bread")
    ada.add("milk")
    let plan = ada.plan(RemoteNews(), in: server.collection)
    ada.remotes[plan.writes[0].href]?.unanswered?.isRejected = true
    let again = ada.plan(RemoteNews(), in: server.collection)
    #expect(again.writes.isEmpty && again.unsendable == [ada.item("milk")!.id])
    ada.edit("milk") { $0.amount = Amount("2 l") }
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["bread", "2 l milk"])
  }

  @Test("what was moved on a phone comes to stand there, and what is moved here is shown there")
  mutating func moved() throws {
    share("milk", "bread", "tea")
    let orders = ada.items.map { $0.created.sortOrder }
    phone.edit(try #require(phone.href("tea")), server) { $0[raw: "X-APPLE-SORT-ORDER"] = "\(orders[0] - 1)" }
    for _ in 0..<3 {
      ada.sync(server)
      bob.sync(server)
    }
    #expect(lines(ada) == ["tea", "milk", "bread"] && lines(bob) == lines(ada))
    #expect(ada.items.map(\.rank) == bob.items.map(\.rank))

    let first = Rank.between(nil, ada.items[0].rank)
    ada.edit("bread") { $0.rank = first }
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["bread", "tea", "milk"])
    let bread = try #require(server.tasks.first { $0["SUMMARY"] == "bread" })
    #expect(bread[raw: "X-APPLE-SORT-ORDER"] == "\(orders[0] - 2)")
    #expect(server.tasks.first { $0["SUMMARY"] == "milk" }?[raw: "X-APPLE-SORT-ORDER"] == nil)
  }

  @Test("a list that a phone has turned round stands so here")
  mutating func turnedRound() throws {
    share("milk", "bread", "tea", "salt", "oil")
    for (place, name) in ["oil", "salt", "tea", "bread", "milk"].enumerated() {
      phone.edit(try #require(phone.href(name)), server) { $0[raw: "X-APPLE-SORT-ORDER"] = "\(100 + place)" }
    }
    for _ in 0..<3 {
      ada.sync(server)
      bob.sync(server)
    }
    #expect(lines(ada) == ["oil", "salt", "tea", "bread", "milk"] && lines(bob) == lines(ada))
    #expect(ada.items.map(\.rank) == bob.items.map(\.rank))
    #expect(ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty)
  }

  @Test("what others have written in a task stays through our edits")
  mutating func foreign() throws {
    share("milk")
    phone.edit(try #require(phone.href("milk")), server) { $0[raw: "RRULE"] = "FREQ=WEEKLY;BYDAY=TU" }
    ada.sync(server)
    ada.edit("milk") { $0.isTicked = true }
    ada.sync(server)
    #expect(
      server.tasks[0][raw: "RRULE"] == "FREQ=WEEKLY;BYDAY=TU" && server.tasks[0][raw: "STATUS"] == "COMPLETED"
    )
    let body = server.resources.values.first!.body
    #expect(!body.replacing("\r\n", with: "").contains("\n"))
  }

  @Test("what a program has dropped comes to a Tote that never knew it")
  mutating func droppedBeforeSeen() throws {
    share("milk")
    ada.edit("milk") { $0.price = Price("1.09€") }
    ada.sync(server)
    phone.fetch(server)
    phone.dropsUnknown = true
    phone.edit(try #require(phone.href("milk")), server) { $0["LOCATION"] = "Lidl" }
    bob.sync(server)
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["milk @Lidl 1.09€"] && bob.items.map(\.rank) == ada.items.map(\.rank))
    #expect(ada.sync(server).writes.isEmpty && bob.sync(server).writes.isEmpty)
  }
}
