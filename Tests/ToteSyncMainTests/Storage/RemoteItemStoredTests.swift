import FoundationEssentials
import Testing
import ToteModel
import ToteStorage

@testable import ToteFormats
@testable import ToteSync
@testable import ToteSyncMain

@Suite struct RemoteItemStoredTests {
  private func version(_ name: String, seen: String?, marks: String? = nil) -> RemoteItem.Version {
    let item = Item(
      id: .zero, list: .zero, name: name,
      details: ItemDetails(
        amount: Amount("2 kg"), category: .produce, store: "Lidl & Co", note: "one\ntwo = 2"),
      isTicked: true, rank: .first, created: Moment(milliseconds: 1_000))
    return RemoteItem.Version(
      item: TaskItem(item, sortOrder: -5), seen: seen.flatMap { VersionVector($0) },
      marks: marks.flatMap { TaskMarks(stored: $0) })
  }

  private var full: RemoteItem {
    RemoteItem(
      href: Href(path: "/ada/l%C3%AFst/a%40b.ics"), uid: "a@b", item: Item.ID(UUID()), etag: ETag("W/\"1\""),
      body: "BEGIN:VCALENDAR\r\n", base: version("apples and \"pears\"", seen: "a=2&b=1", marks: "1k2j.3h.5"),
      past: [
        version("apples", seen: "a=1", marks: "0.0.0"), version("plums", seen: nil, marks: "zz.1"),
        version("äpfel\t!", seen: nil),
      ],
      unanswered: .init(version: version("grapes", seen: "a=3", marks: "1.2"), body: "sent"),
      seen: VersionVector("a=3&b=1")!, state: .synced)
  }

  @Test(arguments: [
    RemoteItem.State.synced, .fresh, .deleting, .held, .left(.noTask), .left(.severalTasks(3)),
    .left(.noSummary), .left(.tooLong), .left(.elsewhere),
  ])
  func `a record that was stored is the same when it is read`(state: RemoteItem.State) {
    var item = full
    item.state = state
    #expect(RemoteItem(item.stored) == item)
    item.unanswered?.isRejected = true
    #expect(RemoteItem(item.stored) == item)
    item.refusals = RemoteItem.Refusals(count: 4, last: Moment(milliseconds: 1_764_100_000_000))
    #expect(RemoteItem(item.stored) == item)
    // A program that wants only the state reads it too.
    #expect(RemoteItem.State(stored: item.stored.state) == state)
  }

  @Test func `one of which little is known, too`() {
    let bare = RemoteItem(href: Href(path: "/a.ics"), uid: "")
    #expect(RemoteItem(bare.stored) == bare)
    var unseen = full
    unseen.base?.seen = nil
    unseen.unanswered?.version.seen = nil
    #expect(RemoteItem(unseen.stored) == unseen)
    unseen.base?.marks = nil
    unseen.unanswered?.version.marks = nil
    #expect(RemoteItem(unseen.stored) == unseen)
  }

  @Test func `what a later version has written is no record`() {
    var stored = full.stored
    stored.state = "dreaming"
    #expect(RemoteItem(stored) == nil)
  }
}
