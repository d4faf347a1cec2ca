// A server that takes every write for outdated: it is tried less and less often.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteSync

@Suite struct RefusalTests: SharedByTwo {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")
  var phone = Phone(isCareful: true, dropsUnknown: false)

  private func refused(_ count: Int, at moment: Moment) -> RemoteItem.Refusals? {
    var remote = RemoteItem(href: Href(path: "/a.ics"), uid: "a")
    for _ in 0..<count { #expect(remote.receive(PutAnswer.changed, at: moment) == .fetch(remote.href)) }
    return remote.refusals
  }

  @Test
  func `two refusals are nobody's fault, and from the third on each pause is twice as long, up to a day`() {
    #expect(refused(2, at: .zero)?.isWaiting(at: .zero) == false)
    #expect(refused(3, at: .zero)?.pause == .seconds(300))
    #expect(refused(4, at: .zero)?.pause == .seconds(600))
    #expect(refused(100, at: .zero)?.pause == .seconds(86_400))
    let third = refused(3, at: .zero)
    #expect(third?.isWaiting(at: Moment(milliseconds: 299_999)) == true)
    #expect(third?.isWaiting(at: Moment(milliseconds: 300_000)) == false)
    // A clock that was set back doesn't make it wait for years.
    #expect(third?.isWaiting(at: Moment(milliseconds: -1)) == false)
  }

  @Test func `what is stored at last forgets them, and a refused deletion counts too`() {
    var remote = RemoteItem(href: Href(path: "/a.ics"), uid: "a")
    for _ in 0..<3 { _ = remote.receive(DeleteAnswer.changed, at: .zero) }
    #expect(remote.refusals?.count == 3)
  }

  @Test mutating func `meanwhile nothing is sent, and that is said; then it is tried again`() throws {
    share("milk", "bread")
    let href = try #require(phone.href("milk"))
    ada.edit("milk") { $0.isTicked = true }
    ada.edit("bread") { $0.isTicked = true }
    let refusals = RemoteItem.Refusals(count: 3, last: Moment(milliseconds: ada.now))
    ada.remotes[href]?.refusals = refusals
    let waiting = ada.plan(RemoteNews(), in: server.collection)
    #expect(waiting.waiting == 1 && waiting.unsendable == [ada.item("milk")!.id])
    #expect(waiting.writes.map(\.href) != [href] && waiting.writes.count == 1)
    ada.now += 300_000
    let plan = ada.sync(server)
    #expect(plan.waiting == 0 && plan.writes.map(\.href).contains(href))
    #expect(ada.remotes[href]?.refusals == nil)
  }
}
