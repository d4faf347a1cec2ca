// Every plan made in a test is made again from only the changed rows, as `ListRows` reads them: it must be the same, or
// say that it needs all rows.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

extension Home {
  /// Items that differ from the server, as in the table of unsent items.
  var unsent: Set<Item.ID> {
    let homes = Dictionary(
      remotes.values.compactMap { remote in remote.item.map { ($0, remote) } },
      uniquingKeysWith: { one, _ in one })
    let changed = items.filter { homes[$0.id]?.base?.item.fields != TaskItem($0).fields }.map(\.id)
    return Set(changed).union(Set(homes.keys).subtracting(items.map(\.id)))
  }

  /// A plan must not call an item settled that differs.
  func expectSettled(_ plan: ListPlan) { #expect(plan.settled.isDisjoint(with: unsent)) }

  mutating func expectExcerpt(toGive plan: ListPlan, _ news: RemoteNews, _ context: SyncContext) {
    let (unsent, hrefs) = (unsent, Set(news.items.map(\.href) + news.gone))
    let asked = remotes.values.filter { hrefs.contains($0.href) }
    let isAllKnown = asked.count == hrefs.count && asked.allSatisfy { $0.base != nil || $0.unanswered != nil }
    let takesWaiting = !news.hasMore || !isAllKnown
    let remotes = remotes.values.filter { remote in
      switch remote.state {
      case .fresh, .deleting, .held:
        return takesWaiting || hrefs.contains(remote.href) || remote.item.map(unsent.contains) ?? false
      case .synced where remote.item == nil && takesWaiting: return true
      case .synced, .left: return hrefs.contains(remote.href) || remote.item.map(unsent.contains) ?? false
      }
    }
    let ids = unsent.union(remotes.compactMap(\.item))
    let items = items.filter { ids.contains($0.id) }
    let others = self.items.filter { !ids.contains($0.id) }
    var (context, rows) = (context, rows)
    context.newID = { rows.id(Item.self).uuid }
    context.others = SyncContext.OtherRows(count: others.count) { rank in
      others.contains { $0.rank == rank }
    }
    let excerpt = ListPlan(list: list, items: items, remotes: remotes, news: news, context)
    if excerpt.needsAllRows { return }
    excerpts += others.isEmpty ? 0 : 1
    #expect(excerpt.changes == plan.changes && excerpt.joins == plan.joins)
    #expect(
      excerpt.deletions == plan.deletions && excerpt.acceptedDeletions == plan.acceptedDeletions
        && excerpt.held == plan.held)
    #expect(excerpt.saved == plan.saved && excerpt.dropped == plan.dropped)
    #expect(excerpt.writes == plan.writes && excerpt.fetches == plan.fetches)
    #expect(excerpt.unsendable == plan.unsendable && excerpt.isBehindItself == plan.isBehindItself)
    #expect(excerpt.notes.map(\.stored).sorted() == plan.notes.map(\.stored).sorted())
  }
}
