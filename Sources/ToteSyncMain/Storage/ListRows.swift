import ToteModel
import ToteStorage
import ToteSync

/// The rows and records a plan is made from: the whole list, or only what has changed.
struct ListRows {
  let items: [Item]
  let remotes: [RemoteItem]
  /// About the rows not read; `nil` if all were.
  let others: SyncContext.OtherRows?

  /// With more changes than this, everything is read at once.
  private static let limit = 2 * ListSync.part

  private init(_ items: [Item], _ remotes: [RemoteItem], _ others: SyncContext.OtherRows?) {
    (self.items, self.remotes, self.others) = (items, remotes, others)
  }

  init(of list: ShoppingList.ID, in session: SharingSession) throws(StorageError) {
    self.init(
      try session.items(of: list), try session.remoteItems(of: list).compactMap(RemoteItem.init), nil)
  }

  /// Reads what the news is about and what else has changed, or everything if that is much.
  init(of list: ShoppingList.ID, around news: RemoteNews, in session: SharingSession) throws(StorageError) {
    let hrefs = news.items.map(\.href) + news.gone
    guard hrefs.count <= Self.limit else {
      try self.init(of: list, in: session)
      return
    }
    let asked = try session.remoteItems(of: list, at: hrefs.map(\.path))
    var remotes = asked.compactMap(RemoteItem.init)
    // If a record is unreadable, only the whole list tells which item it was.
    guard remotes.count == asked.count else {
      try self.init(of: list, in: session)
      return
    }
    // Only something new can match local additions or moves; and only the last part settles what waits.
    let isAllKnown = remotes.count == Set(hrefs).count && !remotes.contains(where: \.isUnread)
    var others = try session.notedRemoteItems(of: list)
    if !news.hasMore || !isAllKnown { others += try session.waitingRemoteItems(of: list) }
    var known = Set(remotes.map(\.href))
    remotes += others.compactMap(RemoteItem.init).filter { known.insert($0.href).inserted }
    let ids = Set(remotes.compactMap(\.item)).union(try session.notedItems(of: list))
    var items: [Item] = []
    for id in ids { if let item = try session.item(id, on: list) { items.append(item) } }
    let rest = SyncContext.OtherRows(count: try session.itemCount(of: list) - items.count) { rank in
      // On an error, say the place is taken; then the whole list is read, and fails there.
      guard let found = try? session.items(of: list, at: rank) else { return true }
      return found.contains { !ids.contains($0) }
    }
    self.init(items, remotes, rest)
  }
}

extension RemoteItem {
  fileprivate var isUnread: Bool { base == nil && unanswered == nil }
}
