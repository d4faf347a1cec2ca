import FoundationEssentials
import ToteFormats
import ToteModel
import ToteStorage

/// `tote import --merge`: lists and items of the same name become one, as adding does it.
extension ImportCommand {
  func merge(
    _ written: [FileList], in session: CommandSession, _ reached: (Int, Int) throws -> Void
  ) throws -> Report {
    let lists = try session.lists()
    var met: [(list: ShoppingList, items: [FileItem])] = []
    var new: [FileList] = []
    for one in written {
      guard let list = lists.called(one.name ?? stem) else {
        new.append(one)
        continue
      }
      if let place = met.firstIndex(where: { $0.list.id == list.id }) {
        met[place].items += one.items
      } else {
        met.append((list, one.items))
      }
    }
    let portable = try newLists(new, beside: lists, in: session)
    var changes = try portable.additions + remembering(portable.items, in: session)
    var (count, report) = (portable.items.count, Report(sentence: ""))
    for (list, items) in met {
      let additions = try add(items, to: list, among: lists, in: session, reached)
      changes += additions.changes
      count += additions.outcomes.count
      report.merged += additions.merged
      report.ticked += items.count { $0.isTicked }
    }
    try session.perform(edit, changes, progress: reached)
    report.sentence = words.imported(items: count, lists: met.count + new.count, isDryRun: isDryRun)
    return report
  }

  /// Merges another Tote's export. A row with a known id becomes what the file says; others match by name.
  func merge(
    _ portable: ExportData, into workspace: inout Workspace, _ session: CommandSession,
    _ reached: (Int, Int) throws -> Void
  ) throws -> Report {
    let records = workspace.records
    var homes: [ShoppingList.ID: ShoppingList.ID] = [:]
    for list in portable.lists where records[list: list.id] == nil {
      if let known = records.lists.called(list.name) { homes[list.id] = known.id }
    }
    var items: [Item] = []
    var met: [ShoppingList.ID: [ParsedItem]] = [:]
    for var item in portable.items {
      item.list = homes[item.list] ?? item.list
      guard !item.isTicked, records[item: item.id] == nil, records[list: item.list] != nil,
        let thing = ParsedItem(name: item.name, details: item.details),
        !Additions(to: item.list, at: .now).outcome(of: thing, in: &workspace).isNew
      else {
        items.append(item)
        continue
      }
      met[item.list, default: []].append(thing)
    }
    let rest = ExportData(
      lists: portable.lists.filter { homes[$0.id] == nil }, items: items, notes: portable.notes,
      corrections: portable.corrections, purchases: portable.purchases, settings: portable.settings,
      purchasedItems: portable.purchasedItems.map { bought in
        var bought = bought
        bought.list = bought.list.map { homes[$0] ?? $0 }
        return bought
      },
      staples: portable.staples.map { staple in
        var staple = staple
        staple.list = homes[staple.list] ?? staple.list
        return staple
      })
    var changes = rest.changes(to: records)
    var merged: Command.Merged = []
    for (list, things) in met.sorted(by: { $0.key < $1.key }) {
      var additions = Additions(to: list, at: .now)
      // Restored rows come after imported ones.
      let ranks = changes.compactMap { change -> Rank? in
        if case .item(let item)? = change.after, item.list == list { item.rank } else { nil }
      }
      var last = (ranks + [records.gap(on: list, above: false, at: nil).low].compactMap { $0 }).max()
      for thing in things {
        let rank = Rank.between(last, nil)
        if additions.add(thing, rank: rank, id: Item.ID(UUID()), in: &workspace) { last = rank }
      }
      changes += additions.changes
      merged += additions.merged
    }
    try session.perform(edit, changes, progress: reached)
    var report = self.report(rows: portable.count, changes: changes.count)
    report.merged = merged
    return report
  }
}

extension [ShoppingList] {
  /// The list of this name, preferably not archived.
  fileprivate func called(_ name: String) -> ShoppingList? {
    let named = filter { $0.isCalled(name) }
    return named.first { !$0.isArchived } ?? named.first
  }
}
