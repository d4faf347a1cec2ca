// Items that a plan calls settled match the server.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteSync

@Suite struct SettledTests {
  let server = MemoryServer()
  var ada = Home("ada")
  var bob = Home("bob")

  private func names(_ plan: ListPlan, in home: Home) -> [String] {
    home.items.filter { plan.settled.contains($0.id) }.map(\.name)
  }

  private mutating func share(_ lines: String...) {
    for line in lines { ada.add(line) }
    ada.sync(server)
    ada.sync(server)
    bob.sync(server)
  }

  @Test mutating func `what others have changed is settled, and what is changed here is not`() {
    share("milk", "bread", "tea")
    bob.edit("milk") { $0.isTicked = true }
    bob.edit("bread") { $0.note = "dark" }
    bob.sync(server)
    ada.edit("tea") { $0.note = "green" }
    ada.edit("bread") { $0.store = "Lidl" }
    let changed = server.changed(since: ada.token).compactMap { server.fetch($0, for: "ada") }
    let news = RemoteNews(items: changed)
    #expect(names(ada.plan(news, in: server.collection), in: ada) == ["milk"])
    // Once sent and answered, all are.
    ada.sync(server)
    #expect(names(ada.sync(server), in: ada) == ["bread", "tea", "milk"])
  }

  @Test mutating func `a deletion that is held is not`() {
    share("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l")
    for name in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"] { bob.delete(name) }
    bob.sync(server)
    #expect(names(ada.sync(server), in: ada) == ["l"])
  }
}
