// A server of one collection in memory, with etags and numbered changes; and a Tote that shares a list through it with
// lossy answers.

import FoundationEssentials
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

final class MemoryServer {
  struct Resource {
    var etag: ETag
    var body: String
    var uid: String? {
      body.split(separator: "\r\n").first { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
    }
  }

  /// Report which Tote reads and writes what, for the oracle.
  var reads: ((Resource, _ tote: String) -> Void)?
  var writes: ((Resource, _ tote: String?) -> Void)?

  let collection = Href(path: "/ada/groceries/")
  private(set) var resources: [Href: Resource] = [:]
  private(set) var count = 0
  private var changes: [Href: Int] = [:]

  func changed(since number: Int) -> [Href] {
    changes.filter { $0.value > number }.keys.sorted { $0.path < $1.path }
  }

  /// With bare line feeds, as an XML parser returns it.
  func fetch(_ href: Href, for tote: String = "") -> FetchedItems.Item? {
    guard let resource = resources[href] else { return nil }
    reads?(resource, tote)
    return FetchedItems.Item(
      href: href, etag: resource.etag, body: resource.body.replacing("\r\n", with: "\n"))
  }

  func put(_ body: String, at href: Href, if condition: DAVRequest.Condition, by tote: String? = nil)
    -> PutAnswer
  {
    switch condition {
    case .isNew where resources[href] != nil: return .changed
    case .isStill(let etag) where resources[href]?.etag != etag:
      return resources[href] == nil ? .gone : .changed
    default: break
    }
    let resource = Resource(etag: ETag("\"\(count + 1)\"")!, body: body)
    if let uid = resource.uid, let other = resources.first(where: { $0.key != href && $0.value.uid == uid }) {
      return .uidTaken(other.key)
    }
    count += 1
    resources[href] = resource
    writes?(resource, tote)
    changes[href] = count
    return .stored(resource.etag)
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

  var tasks: [CalendarComponent] {
    resources.values.compactMap { try? CalendarDocument(Array($0.body.utf8)).onlyTask() }
  }
}

struct Home {
  let client: String
  let list: ShoppingList.ID
  var records = Records()
  var remotes: [Href: RemoteItem] = [:]
  var token = 0
  var notes: [SyncNote] = []
  var rows: RandomRows
  var heldDeletions = SyncContext.HeldDeletions.ask
  var recentDeletions = 0
  var mayWrite = true
  /// One answer in so many is lost.
  var losses: UInt64 = .max
  /// One sync in so many is killed before it is done.
  var kills: UInt64 = .max
  var now: Int64 = 1_000_000_000_000
  /// How many changes are merged at once, if there are no local ones.
  var partSize = 2
  /// How many parts were merged before the last, and how many plans were made without all rows.
  var (parts, excerpts) = (0, 0)

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
      mayWrite: mayWrite, heldDeletions: heldDeletions, recentDeletions: recentDeletions)
    let plan = ListPlan(list: list, items: items, remotes: Array(remotes.values), news: news, context)
    expectExcerpt(toGive: plan, news, context)
    self.rows = rows
    records.apply(plan.changes + plan.joins + plan.deletions + plan.acceptedDeletions)
    for remote in plan.saved { remotes[remote.href] = remote }
    for href in plan.dropped { remotes[href] = nil }
    expectSettled(plan)
    notes += plan.notes
    return plan
  }

  @discardableResult mutating func sync(_ server: MemoryServer) -> ListPlan {
    let hrefs = server.changed(since: token)
    let old = token
    token = server.count
    let gone = hrefs.filter { server.resources[$0] == nil }
    // Our own echoes are recognised by their etags.
    var changed = hrefs.filter { href in
      server.resources[href].map { remotes[href]?.etag.map(Optional.some) != .some($0.etag) } ?? false
    }[...]
    // Merges in parts if there are no local changes, as `ListSync` does, and may be killed in between.
    let hasParts = unsent.isEmpty
    while hasParts, changed.count > partSize {
      let part = changed.prefix(partSize).compactMap { server.fetch($0, for: client) }
      changed = changed.dropFirst(partSize)
      let plan = plan(
        RemoteNews(items: part, gone: gone, isWhole: false, hasMore: true), in: server.collection)
      parts += 1
      if rows.chance.next() % kills == 0 {
        token = old
        return plan
      }
    }
    let items = changed.compactMap { server.fetch($0, for: client) }
    let plan = plan(RemoteNews(items: items, gone: gone), in: server.collection)
    var writes = plan.writes
    if !plan.fetches.isEmpty {
      let items = plan.fetches.compactMap { server.fetch($0, for: client) }
      let gone = plan.fetches.filter { server.resources[$0] == nil }
      writes = self.plan(RemoteNews(items: items, gone: gone, isWhole: false), in: server.collection).writes
    }
    // Killed halfway: the rest isn't sent, and the token isn't stored.
    if rows.chance.next() % kills == 0 {
      writes = Array(writes.prefix(Int.random(in: 0...writes.count, using: &rows.chance)))
      token = old
    }
    send(writes, to: server)
    return plan
  }

  mutating func send(_ writes: [RemoteWrite], to server: MemoryServer, tries: Int = 3) {
    for write in writes {
      let isLost = rows.chance.next() % losses == 0
      // Half of the lost writes never arrived.
      if isLost, rows.chance.next() % 2 == 0 { continue }
      switch write.kind {
      case .put(let body):
        let answer = server.put(body, at: write.href, if: write.condition, by: client)
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
    guard tries > 0, let item = server.fetch(href, for: client) else { return }
    let plan = plan(RemoteNews(items: [item], isWhole: false), in: server.collection)
    send(plan.writes.filter { $0.href == href }, to: server, tries: tries - 1)
  }
}
