/// What ticking does to the rows: the items go into the basket, and the history counts what was bought; or the way back.
/// The screen and the shell both tick by this.

/// Some items that are ticked, or no longer, in one step.
package struct Ticking: Sendable {
  package private(set) var changes: [Change] = []
  /// What was done.
  package let kind: EditKind

  /// Ticks those of the items that are not, or takes the ticks of those that are.
  package init(_ items: [Item], to isTicked: Bool, history: History, at now: Moment) {
    let items = items.filter { $0.isTicked != isTicked }
    kind = isTicked ? .tickItems(items.subject) : .untickItems(items.subject)
    // Of these names alone: the whole history would be copied for each tick.
    var counts = History()
    for item in items { counts[item.name] = history[item.name] }
    for item in items {
      changes.append(Change(item) { $0.isTicked = isTicked })
      let before = counts[item.name]
      if isTicked {
        counts.record(item.name, at: now.milliseconds)
      } else if let before {
        counts[item.name] =
          before.count > 1
          ? History.Entry(name: before.name, count: before.count - 1, last: before.last) : nil
      }
      if let change = Change(
        before: before.map { .purchase(Purchase($0)) },
        after: counts[item.name].map { .purchase(Purchase($0)) })
      {
        changes.append(change)
      }
    }
  }
}

extension Workspace {
  /// Ticks those of the items that are not ticked, or unticks those that are. Ticking is buying: the history counts it.
  package mutating func tickItems(_ items: [Item], to isTicked: Bool, _ context: EditContext) {
    let ticking = Ticking(items, to: isTicked, history: records.history, at: context.now)
    perform(ticking.kind, ticking.changes, context)
  }
}
