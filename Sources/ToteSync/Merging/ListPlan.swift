import FoundationEssentials
import ToteFormats
import ToteModel

/// What a sync does to one list, computed from the items here, the records, and the server's news. A plan only
/// describes: its changes go into the journal, its records into the database, and only then its writes to the server.
///
///     let plan = ListPlan(list: id, items: items, remotes: remotes, news: news, context)
///     // save its changes, plan.saved and plan.dropped in one transaction; then send plan.writes
package struct ListPlan {
  /// Other changes from others, which aren't undo steps.
  package internal(set) var changes: [Change] = []
  /// Joins of items added here and elsewhere; an undo step.
  package internal(set) var joins: [Change] = []
  /// What others have deleted; an undo step, which brings it back for everybody.
  package internal(set) var deletions: [Change] = []
  /// Held deletions now accepted; an undo step, since a person decided.
  package internal(set) var acceptedDeletions: [Change] = []
  package var saved: [RemoteItem] {
    touched.sorted { $0.path < $1.path }.compactMap { remotes[$0] }
  }
  package var dropped: [Href] { touched.filter { remotes[$0] == nil }.sorted { $0.path < $1.path } }
  /// Items that match the server once all this is saved, except those with two records.
  package var settled: Set<Item.ID> {
    var (settled, open): (Set<Item.ID>, Set<Item.ID>) = ([], [])
    for remote in remotes.values {
      guard let id = remote.item else { continue }
      let isSettled = items[id].map { remote.base?.item.item(insteadOf: $0).isSame(as: $0) ?? false } ?? false
      if !isSettled || remote.state == .held || !settled.insert(id).inserted { open.insert(id) }
    }
    return settled.subtracting(open)
  }
  package internal(set) var writes: [RemoteWrite] = []
  /// What must be fetched before it can be written, since its version is unknown.
  package internal(set) var fetches: [Href] = []
  package internal(set) var notes: [SyncNote] = []
  package internal(set) var held: [Item.ID] = []
  /// Whether the server knows writes of this Tote that the database doesn't: it was restored from a backup. Under the
  /// same client name it would reuse their numbers.
  package internal(set) var isBehindItself = false
  /// What differs here but may not be sent.
  package internal(set) var unsendable: [Item.ID] = []
  /// How many writes wait, since the server has taken each for outdated again and again.
  package internal(set) var waiting = 0
  /// The plan can't be made without the other rows; make it again with all.
  package internal(set) var needsAllRows = false

  let list: ShoppingList.ID
  let context: SyncContext
  var items: [Item.ID: Item]
  var remotes: [Href: RemoteItem]
  var touched: Set<Href> = []
  var homes: [Item.ID: Href] = [:]
  /// Bodies of items that have left, so that what others added goes along when they are sent anew.
  var lastBodies: [Item.ID: String] = [:]

  /// - Parameters:
  ///   - items: All items of the list; or, if the context has other rows, those of the records and those changed here.
  ///   - remotes: All records; or those of these items, those in the news, and those awaiting an answer.
  package init(
    list: ShoppingList.ID, items: [Item], remotes: [RemoteItem], news: RemoteNews, _ context: SyncContext
  ) {
    self.list = list
    self.context = context
    self.items = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    self.remotes = Dictionary(remotes.map { ($0.href, $0) }, uniquingKeysWith: { one, _ in one })
    for remote in remotes { if let item = remote.item { homes[item] = remote.href } }
    leaveOutside()
    take(news)
    separate()
    if !news.hasMore { write() }
  }
}
