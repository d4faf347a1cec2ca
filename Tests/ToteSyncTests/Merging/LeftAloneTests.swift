// Resources that can't be read as items, on a server without tags, which returns them every time.

import FoundationEssentials
import Testing

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct LeftAloneTests {
  private let href = Href(path: "/ada/list/a.ics")

  private static func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  private static let task = ["BEGIN:VTODO", "UID:a", "SUMMARY:milk", "END:VTODO"].joined(separator: "\r\n")
  static let bodies = [
    "no calendar at all", calendar("BEGIN:VTODO"), calendar("BEGIN:VTODO", "UID:a", "END:VTODO"),
    calendar(task, task), calendar("BEGIN:VEVENT", "UID:a", "END:VEVENT"),
  ]

  /// Polls one body. Its records are stored and read again, as in the database.
  private func poll(_ body: String, _ remotes: [RemoteItem], items: [Item] = []) -> ListPlan {
    let remotes = remotes.map { remote in
      var remote = remote
      if case .left(let problem) = remote.state { remote.state = .left(TaskProblem(stored: problem.stored)!) }
      return remote
    }
    return ListPlan(
      list: ShoppingList.ID(high: 1, low: 1), items: items, remotes: remotes,
      news: RemoteNews(items: [FetchedItems.Item(href: href, etag: nil, body: body)]),
      SyncContext(
        client: "a", collection: Href(path: "/ada/list/"), now: .zero, newID: { UUID() }))
  }

  @Test(arguments: bodies) func `it is told once, and nothing is written when it comes again`(body: String) {
    let first = poll(body, [])
    #expect(first.notes.count == (body.contains("VEVENT") ? 0 : 1) && first.saved.count == 1)
    let second = poll(body, first.saved)
    #expect(second.notes.isEmpty && second.saved.isEmpty && second.writes.isEmpty)
  }

  @Test(arguments: bodies) func `what was an item before stays left alone`(body: String) {
    let good = poll(Self.calendar(Self.task), [])
    guard case .item(let item)? = good.changes.first?.after else {
      Issue.record("no item")
      return
    }
    let broken = poll(body, good.saved, items: [item])
    for _ in 0..<2 {
      var ticked = item
      ticked.isTicked = true
      let again = poll(body, broken.saved, items: [ticked])
      #expect(again.notes.isEmpty && again.saved.isEmpty && again.writes.isEmpty)
    }
  }

  @Test func `of another kind, it is told again`() {
    let first = poll(Self.bodies[0], [])
    #expect(poll(Self.bodies[3], first.saved).notes.count == 1)
    // But not every edit of an unreadable body is logged.
    let edited = poll("something else", first.saved)
    #expect(edited.notes.isEmpty && edited.saved.map(\.body) == ["something else"])
  }

  @Test func `an item that comes again as it was is not written anew`() {
    let first = poll(Self.calendar(Self.task), [])
    guard case .item(let item)? = first.changes.first?.after else {
      Issue.record("no item")
      return
    }
    var known = first.saved
    known[0].item = item.id
    #expect(poll(Self.calendar(Self.task), known, items: [item]).saved.isEmpty)
  }
}
