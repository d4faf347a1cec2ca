// The rules of sharing a list, each by two Totes and a server in memory.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct ListPlanTests {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")
  var phone = Phone(isCareful: true, dropsUnknown: false)

  /// A list that both have, and the phone.
  private mutating func share(_ lines: String...) {
    for line in lines { ada.add(line) }
    ada.sync(server)
    bob.sync(server)
    phone.fetch(server)
    bob.notes = []
  }

  private func lines(_ home: Home) -> [String] {
    home.items.map { ($0.isTicked ? "x " : "") + ParsedItem(name: $0.name, details: $0.details)!.description }
  }

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
    // Undone here, it is sent as any edit is.
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
    // Both have sent theirs before they see the other's.
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

  @Test("an answer that is lost costs nothing: the write is known again by what it has seen")
  mutating func lostAnswer() throws {
    share("milk 1 l")
    ada.edit("milk") { $0.amount = Amount("2 l") }
    let plan = ada.plan(RemoteNews(), in: server.collection)
    for write in plan.writes {
      guard case .put(let body) = write.kind else { continue }
      _ = server.put(body, at: write.href, if: write.condition)
    }
    // Less than what was sent: were that not known as one's own, the larger would win.
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

  @Test("deleted here: sent, on the condition that nothing has changed")
  mutating func deletion() {
    share("milk", "bread")
    ada.delete("milk")
    ada.sync(server)
    bob.sync(server)
    #expect(lines(bob) == ["bread"] && server.resources.count == 1 && ada.remotes.count == 1)
    #expect(bob.notes == [.deleted("milk")])
  }

  @Test("deleted on one side and ticked or moved on the other is deleted; edited, it lives")
  mutating func deletedAgainstEdited() {
    share("milk", "bread", "tea", "rice")
    ada.delete("milk")
    ada.delete("bread")
    bob.edit("milk") { $0.isTicked = true }
    bob.edit("bread") { $0.note = "dark" }
    bob.sync(server)
    ada.sync(server)
    bob.sync(server)
    #expect(lines(ada) == ["bread !dark", "tea", "rice"] && lines(bob) == lines(ada))
    #expect(ada.notes.contains(.revived("bread")))

    ada.edit("tea") { $0.isTicked = true }
    ada.edit("rice") { $0.amount = Amount("1 kg") }
    bob.delete("tea")
    bob.delete("rice")
    bob.sync(server)
    ada.sync(server)
    bob.sync(server)
    #expect(lines(ada) == ["bread !dark", "1 kg rice"] && lines(bob) == lines(ada))
    #expect(ada.notes.contains(.revived("rice")))
  }

  @Test("undoing a deletion that was sent makes a new task: the old address is never used again")
  mutating func undoneDeletion() {
    share("milk")
    let item = ada.item("milk")!
    let old = ada.remotes.values.first!
    ada.delete("milk")
    ada.sync(server)
    bob.sync(server)
    ada.records.apply([Change(adding: item)])
    ada.sync(server)
    bob.sync(server)
    let new = ada.remotes.values.first!
    #expect(new.item == item.id && new.href != old.href && new.uid != old.uid)
    #expect(lines(bob) == ["milk"])
  }

  @Test("a deletion that is undone before its answer came is undone")
  mutating func lostDeletion() {
    share("milk")
    let item = ada.item("milk")!
    ada.delete("milk")
    for write in ada.plan(RemoteNews(), in: server.collection).writes {
      _ = server.delete(write.href, if: write.condition)
    }
    ada.records.apply([Change(adding: item)])
    ada.sync(server)
    bob.sync(server)
    #expect(lines(ada) == ["milk"] && lines(bob) == ["milk"])
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

  @Test(
    "where many have gone at once nothing is deleted here before somebody says so", arguments: [true, false])
  mutating func held(isAccepted: Bool) {
    for number in 1...20 { ada.add("thing\(number)") }
    share()
    for number in 1...12 { bob.delete("thing\(number)") }
    bob.sync(server)
    var plan = ada.sync(server)
    #expect(ada.items.count == 20 && plan.held.count == 12 && plan.writes.isEmpty)
    #expect(ada.notes == [.held(12)])
    plan = ada.sync(server)
    #expect(ada.items.count == 20 && plan.held.count == 12 && ada.notes.count == 1)
    ada.heldDeletions = isAccepted ? .accept : .keep
    ada.sync(server)
    bob.sync(server)
    #expect(ada.items.count == (isAccepted ? 8 : 20))
    #expect(Set(lines(bob)) == Set(lines(ada)))
    ada.heldDeletions = .ask
    #expect(ada.sync(server).held.isEmpty)
  }

  @Test("what one keeps is not there twice for the other", arguments: [true, false])
  mutating func keptByOne(isHeldByOther: Bool) {
    for number in 1...15 { ada.add("thing\(number)") }
    for number in 1...12 { ada.edit("thing\(number)") { $0.isTicked = true } }
    share()
    for href in server.resources.keys { _ = server.delete(href, if: .always) }
    #expect(ada.sync(server).held.count == 15)
    if isHeldByOther { #expect(bob.sync(server).held.count == 15) }
    // Edited meanwhile, and kept: both hold.
    bob.edit("thing15") { $0.note = "large" }
    ada.heldDeletions = .keep
    ada.sync(server)
    ada.edit("thing14") { $0.store = "Lidl" }
    ada.sync(server)
    bob.heldDeletions = .keep
    for _ in 0..<3 {
      bob.sync(server)
      ada.sync(server)
    }
    #expect(lines(ada).count == 15 && Set(lines(bob)) == Set(lines(ada)) && server.resources.count == 15)
    #expect(ada.item("thing15")?.note == "large" && bob.item("thing14")?.store == "Lidl")
  }

  @Test("a few that have gone are gone")
  mutating func few() {
    for number in 1...20 { ada.add("thing\(number)") }
    share()
    for number in 1...10 { bob.delete("thing\(number)") }
    bob.sync(server)
    ada.sync(server)
    #expect(ada.items.count == 10 && ada.notes.count == 10)
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
    // Once it can be read again, what was changed meanwhile is merged.
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
