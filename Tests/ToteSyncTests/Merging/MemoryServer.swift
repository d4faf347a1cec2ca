// A server of one collection in memory, with etags and a number for every change; and a Tote that shares a list through it,
// with answers that are lost.

import FoundationEssentials
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

final class MemoryServer {
  struct Resource {
    var etag: ETag
    var body: String
    /// Whether a Tote knows what is there.
    var isSeen: Bool
  }

  let collection = Href(path: "/ada/groceries/")
  private(set) var resources: [Href: Resource] = [:]
  private(set) var count = 0
  private var changes: [Href: Int] = [:]

  /// What has changed since a number, as it comes out of XML: with line feeds alone.
  func news(since number: Int) -> (changed: [FetchedItems.Item], gone: [Href]) {
    let hrefs = changes.filter { $0.value > number }.keys.sorted { $0.path < $1.path }
    return (hrefs.compactMap(fetch), hrefs.filter { resources[$0] == nil })
  }

  func fetch(_ href: Href) -> FetchedItems.Item? {
    guard let resource = resources[href] else { return nil }
    resources[href]?.isSeen = true
    return FetchedItems.Item(
      href: href, etag: resource.etag, body: resource.body.replacing("\r\n", with: "\n"))
  }

  func put(_ body: String, at href: Href, if condition: DAVRequest.Condition, byTote: Bool = false)
    -> PutAnswer
  {
    switch condition {
    case .isNew where resources[href] != nil: return .changed
    case .isStill(let etag) where resources[href]?.etag != etag:
      return resources[href] == nil ? .gone : .changed
    default: break
    }
    count += 1
    let etag = ETag("\"\(count)\"")!
    resources[href] = Resource(etag: etag, body: body, isSeen: byTote)
    changes[href] = count
    return .stored(etag)
  }

  func delete(_ href: Href, if condition: DAVRequest.Condition) -> DeleteAnswer {
    if case .isStill(let etag) = condition, let resource = resources[href], resource.etag != etag {
      return .changed
    }
    guard resources.removeValue(forKey: href) != nil else { return .deleted }
    count += 1
    changes[href] = count
    return .deleted
  }

  /// The tasks that are there.
  var tasks: [CalendarComponent] {
    resources.values.compactMap { try? CalendarDocument(Array($0.body.utf8)).onlyTask() }
  }
}

/// A Tote with one shared list.
struct Home {
  let client: String
  let list: ShoppingList.ID
  var records = Records()
  var remotes: [Href: RemoteItem] = [:]
  var token = 0
  var notes: [SyncNote] = []
  var rows: RandomRows
  var heldDeletions = SyncContext.HeldDeletions.ask
  var mayWrite = true
  /// One answer of so many is lost.
  var losses: UInt64 = .max
  var now: Int64 = 1_000_000_000_000

  init(_ client: String, seed: UInt64 = 1) {
    self.client = client
    rows = RandomRows(seed: seed ^ UInt64(client.utf8.first ?? 0) << 32)
    list = rows.id()
    records.apply([Change(adding: ShoppingList(id: list, name: "Groceries", created: .zero))])
  }

  var items: [Item] { Array(records.items(of: list)) }

  func item(_ name: String) -> Item? { items.first { $0.name == name } }

  @discardableResult mutating func add(_ line: String) -> Item {
    now += 1_000
    let item = Item(
      ParsedItem(line)!, id: rows.id(), list: list, rank: Rank.between(items.last?.rank, nil),
      created: Moment(milliseconds: now))
    records.apply([Change(adding: item)])
    return item
  }

  mutating func edit(_ name: String, _ edit: (inout Item) -> Void) {
    guard let item = item(name) else { return }
    records.apply([Change(item, edit)])
  }

  mutating func delete(_ name: String) {
    guard let item = item(name) else { return }
    records.apply([Change(removing: item)])
  }

  mutating func plan(_ news: RemoteNews, in collection: Href) -> ListPlan {
    now += 1_000
    var rows = rows
    let context = SyncContext(
      client: client, collection: collection, now: Moment(milliseconds: now),
      newID: { rows.id(Item.self).uuid },
      mayWrite: mayWrite, heldDeletions: heldDeletions)
    let plan = ListPlan(list: list, items: items, remotes: Array(remotes.values), news: news, context)
    self.rows = rows
    records.apply(plan.changes + plan.joins)
    for remote in plan.saved { remotes[remote.href] = remote }
    for href in plan.dropped { remotes[href] = nil }
    notes += plan.notes
    return plan
  }

  @discardableResult mutating func sync(_ server: MemoryServer) -> ListPlan {
    let news = server.news(since: token)
    token = server.count
    // One's own echoes are known by their etags.
    let changed = news.changed.filter { remotes[$0.href]?.etag != $0.etag || remotes[$0.href]?.etag == nil }
    let plan = plan(RemoteNews(items: changed, gone: news.gone), in: server.collection)
    if !plan.fetches.isEmpty {
      let items = plan.fetches.compactMap(server.fetch)
      let gone = plan.fetches.filter { server.resources[$0] == nil }
      let second = self.plan(RemoteNews(items: items, gone: gone, isWhole: false), in: server.collection)
      send(second.writes, to: server)
    } else {
      send(plan.writes, to: server)
    }
    return plan
  }

  mutating func send(_ writes: [RemoteWrite], to server: MemoryServer, tries: Int = 3) {
    for write in writes {
      let isLost = rows.chance.next() % losses == 0
      // Half of what is lost has never come there.
      if isLost, rows.chance.next() % 2 == 0 { continue }
      switch write.kind {
      case .put(let body):
        let answer = server.put(body, at: write.href, if: write.condition, byTote: true)
        if isLost { continue }
        switch answer {
        case .stored(let etag): remotes[write.href]?.stored(rows.chance.next() % 8 == 0 ? nil : etag)
        case .changed: retry(write.href, server, tries)
        default: break
        }
      case .delete:
        let answer = server.delete(write.href, if: write.condition)
        if isLost { continue }
        switch answer {
        case .deleted: remotes[write.href] = nil
        case .changed: retry(write.href, server, tries)
        case .failed: break
        }
      }
    }
  }

  private mutating func retry(_ href: Href, _ server: MemoryServer, _ tries: Int) {
    guard tries > 0, let item = server.fetch(href) else { return }
    let plan = plan(RemoteNews(items: [item], isWhole: false), in: server.collection)
    send(plan.writes.filter { $0.href == href }, to: server, tries: tries - 1)
  }
}

/// A program on a phone: it keeps what it has fetched, and writes tasks back.
struct Phone {
  /// Tasks.org writes without a condition.
  var isCareful: Bool
  var dropsUnknown: Bool
  var copies: [Href: FetchedItems.Item] = [:]

  mutating func fetch(_ server: MemoryServer) {
    // What a phone sees no Tote has seen.
    for (href, resource) in server.resources {
      copies[href] = FetchedItems.Item(href: href, etag: resource.etag, body: resource.body)
    }
    copies = copies.filter { server.resources[$0.key] != nil }
  }

  /// Edits what it has; whether that was stored.
  @discardableResult mutating func edit(
    _ href: Href, _ server: MemoryServer, _ edit: (inout CalendarComponent) -> Void
  ) -> Bool {
    guard let copy = copies[href], var document = try? CalendarDocument(Array(copy.body.utf8)) else {
      return false
    }
    document.edit { task in
      edit(&task)
      if dropsUnknown { for name in ["X-TOTE-ITEM", "X-TOTE-SEEN"] { task[raw: name] = nil } }
    }
    let body = String(decoding: document.bytes, as: UTF8.self)
    guard
      case .stored(let etag) = server.put(
        body, at: href, if: isCareful ? DAVRequest.Condition(version: copy.etag) : .always)
    else { return false }
    copies[href] = FetchedItems.Item(href: href, etag: etag, body: body)
    return true
  }

  /// The address of a task by how it is headed.
  func href(_ summary: String) -> Href? {
    copies.values.first { $0.body.contains("SUMMARY:\(summary)\r\n") }?.href
  }

  mutating func add(_ summary: String, _ lines: [String] = [], _ server: MemoryServer) {
    let href = server.collection.appending("phone-\(server.count).ics")
    let lines =
      ["BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:phone-\(server.count)", "SUMMARY:\(summary)"] + lines
      + ["END:VTODO", "END:VCALENDAR", ""]
    _ = server.put(lines.joined(separator: "\r\n"), at: href, if: .isNew)
    fetch(server)
  }
}
