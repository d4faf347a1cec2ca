import ToteModel
import ToteStorage
import ToteSync

/// The rows and the records of a shared list that a plan is made of: all of them, or those that something has happened to.
struct ListRows {
  let items: [Item]
  let remotes: [RemoteItem]
  /// What of the list is not among them; `nil` where nothing is.
  let others: SyncContext.OtherRows?

  /// Where more has happened, all are read at once.
  private static let limit = 2 * ListSync.part

  private init(_ items: [Item], _ remotes: [RemoteItem], _ others: SyncContext.OtherRows?) {
    (self.items, self.remotes, self.others) = (items, remotes, others)
  }

  /// All of them.
  init(of list: ShoppingList.ID, in session: SharingSession) throws(StorageError) {
    self.init(
      try session.items(of: list), try session.remoteItems(of: list).compactMap(RemoteItem.init), nil)
  }

  /// Those that the news is about, and whatever else something has happened to; all, where that is much.
  init(of list: ShoppingList.ID, around news: RemoteNews, in session: SharingSession) throws(StorageError) {
    let hrefs = news.items.map(\.href) + news.gone
    guard hrefs.count <= Self.limit else {
      try self.init(of: list, in: session)
      return
    }
    let asked = try session.remoteItems(of: list, at: hrefs.map(\.path))
    var remotes = asked.compactMap(RemoteItem.init)
    // Which item one was that cannot be read any more is found out beside all of them.
    guard remotes.count == asked.count else {
      try self.init(of: list, in: session)
      return
    }
    // Only what is new may be what was added here, or what has gone elsewhere; and the last part ends what waits.
    let isAllKnown = remotes.count == Set(hrefs).count && !remotes.contains(where: \.isUnread)
    var others = try session.notedRemoteItems(of: list)
    if !news.hasMore || !isAllKnown { others += try session.waitingRemoteItems(of: list) }
    var known = Set(remotes.map(\.href))
    remotes += others.compactMap(RemoteItem.init).filter { known.insert($0.href).inserted }
    let ids = Set(remotes.compactMap(\.item)).union(try session.notedItems(of: list))
    var items: [Item] = []
    for id in ids { if let item = try session.item(id, on: list) { items.append(item) } }
    let rest = SyncContext.OtherRows(count: try session.itemCount(of: list) - items.count) { rank in
      // What cannot be read now is read with all the others, and fails there.
      guard let found = try? session.items(of: list, at: rank) else { return true }
      return found.contains { !ids.contains($0) }
    }
    self.init(items, remotes, rest)
  }
}

extension RemoteItem {
  /// Whether it would be something new, were it read now.
  fileprivate var isUnread: Bool { base == nil && unanswered == nil }
}
