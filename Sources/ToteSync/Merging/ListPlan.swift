/// What is to be done for a shared list, out of what is here, what is remembered, and what the server now says. Nothing is
/// done by making it: its changes go into the journal, its records into the database, and only then its writes to the server.

import FoundationEssentials
import ToteFormats
import ToteModel

/// The rules, applied to one list.
///
///     let plan = ListPlan(list: id, items: items, remotes: remotes, news: news, context)
///     // save its changes, plan.saved and plan.dropped in one transaction; then send plan.writes
package struct ListPlan {
  /// What comes from outside: no step of undo.
  package internal(set) var changes: [Change] = []
  /// What was added here and elsewhere becomes one: a step of undo.
  package internal(set) var joins: [Change] = []
  /// What was held and is now deleted here too: somebody has said so, and so it is a step of undo.
  package internal(set) var acceptedDeletions: [Change] = []
  /// Records that are new or changed.
  package var saved: [RemoteItem] {
    touched.sorted { $0.path < $1.path }.compactMap { remotes[$0] }
  }
  /// Where there is nothing any more.
  package var dropped: [Href] { touched.filter { remotes[$0] == nil }.sorted { $0.path < $1.path } }
  /// The items that are just so on the server, once all this is saved. What has two records is told by neither.
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
  /// What must be fetched before it can be written, for nobody knows in which version it is there.
  package internal(set) var fetches: [Href] = []
  package internal(set) var notes: [SyncNote] = []
  /// The items of deletions that wait for somebody to say what they mean.
  package internal(set) var held: [Item.ID] = []
  /// Whether the server knows of writes of this Tote that it does not know itself: its database is an old one, from a backup.
  /// Under this name it would count the same numbers for others.
  package internal(set) var isBehindItself = false
  /// What differs here and may not be sent.
  package internal(set) var unsendable: [Item.ID] = []
  /// It cannot be made without the other rows, and is none: it has to be made of all.
  package internal(set) var needsAllRows = false

  let list: ShoppingList.ID
  let context: SyncContext
  var items: [Item.ID: Item]
  var remotes: [Href: RemoteItem]
  var touched: Set<Href> = []
  /// Which items have a record.
  var homes: [Item.ID: Href] = [:]
  /// What items were where they no longer are: what others have said of them goes along where they are sent anew.
  var lastBodies: [Item.ID: String] = [:]

  /// - Parameters:
  ///   - items: All that stands on the list here; or, where the context knows of other rows, whatever stands there of the
  ///     records, and all that something was done to.
  ///   - remotes: All that is remembered of it; or what is of these items, what the news is about, and what waits for an answer.
  ///   - news: What the server says.
  package init(
    list: ShoppingList.ID, items: [Item], remotes: [RemoteItem], news: RemoteNews, _ context: SyncContext
  ) {
    self.list = list
    self.context = context
    self.items = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    self.remotes = Dictionary(remotes.map { ($0.href, $0) }, uniquingKeysWith: { one, _ in one })
    for remote in remotes { if let item = remote.item { homes[item] = remote.href } }
    take(news)
    separate()
    if !news.hasMore { write() }
  }
}
