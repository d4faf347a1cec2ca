// Deletions on a shared list, by one or both, and their undo.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct ListPlanDeletionTests: SharedByTwo {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")
  var phone = Phone(isCareful: true, dropsUnknown: false)

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
    // Edited meanwhile and kept: both changes hold.
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

  @Test("a few each time are many too: the deletions of the last days count")
  mutating func trickle() {
    for number in 1...20 { ada.add("thing\(number)") }
    share()
    for number in 1...6 { bob.delete("thing\(number)") }
    bob.sync(server)
    #expect(ada.sync(server).deletions.count == 6)
    ada.recentDeletions = 6
    for number in 7...12 { bob.delete("thing\(number)") }
    bob.sync(server)
    #expect(ada.sync(server).held.count == 6)
    #expect(ada.items.count == 14 && ada.notes.last == .held(6))
    ada.heldDeletions = .accept
    #expect(ada.sync(server).acceptedDeletions.count == 6 && ada.notes.last == .accepted(6))
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
}
