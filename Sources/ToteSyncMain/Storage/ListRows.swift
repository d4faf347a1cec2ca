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
  private static let limit = 2_000

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
    let stored = try session.remoteItems(of: list, around: hrefs.map(\.path))
    let remotes = stored.compactMap(RemoteItem.init)
    // Which item one was that cannot be read any more is found out beside all of them.
    guard remotes.count == stored.count else {
      try self.init(of: list, in: session)
      return
    }
    let ids = Set(remotes.compactMap(\.item)).union(try session.notedItems(of: list))
    var items: [Item] = []
    for id in ids { if let item = try session.item(id, on: list) { items.append(item) } }
    let others = SyncContext.OtherRows(count: try session.itemCount(of: list) - items.count) { rank in
      // What cannot be read now is read with all the others, and fails there.
      guard let found = try? session.items(of: list, at: rank) else { return true }
      return found.contains { !ids.contains($0) }
    }
    self.init(items, remotes, others)
  }
}
