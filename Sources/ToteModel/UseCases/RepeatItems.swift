/// Staples: items that come onto their list by themselves when they are due.

extension Repeat {
  /// What a key turns through, beginning with none.
  package static let choices: [Repeat?] = [nil, .weeks(1), .weeks(2), .months(1), .usual]
}

extension Workspace {
  /// How often an item comes by itself; `nil` for never.
  package func repetition(of item: Item) -> Repeat? { staple(of: item)?.every }

  private func staple(of item: Item) -> Staple? {
    WordForms.keys(of: item.key).lazy.compactMap { records.staples[$0] }.first
  }

  /// Makes an item a staple of its list, or changes how often it comes, or takes that away.
  package mutating func repeatItem(_ item: Item, every: Repeat?, _ context: EditContext) {
    let before = staple(of: item)
    let after = every.map {
      Staple(name: before?.name ?? item.name, list: item.list, every: $0, since: before?.since ?? context.now)
    }
    guard let change = Change(before: before.map(Row.staple), after: after.map(Row.staple)) else { return }
    perform(.repeatItem(item.name), [change], context)
  }

  /// Puts what is due onto its list, each with what was said of it last, in one step; the answer is what was put there. It asks
  /// once a day: what was taken off the list again does not come back before tomorrow.
  package mutating func addDueStaples(_ context: EditContext) -> [Item] {
    let today = "\(context.now.dayNumber)"
    guard !records.staples.isEmpty, records.settings[Self.lastStaples] != today else { return [] }
    remember(today, as: Self.lastStaples, context)
    return addStaples(dueAt: context.now, context)
  }

  /// The same whenever it is asked for.
  package mutating func addStaples(dueAt now: Moment, _ context: EditContext) -> [Item] {
    var added: [Item] = []
    var changes: [Change] = []
    for staple in records.staples.values.sorted(by: { $0.key < $1.key }) {
      let bought = records.history.entry(of: staple.name)
      guard let list = records[list: staple.list], !list.isArchived,
        let due = staple.due(bought), due <= now,
        let thing = ParsedItem(name: staple.name, details: bought?.remembered ?? ItemDetails())
      else { continue }
      var additions = Additions(to: list.id, at: now)
      // What is there already is there: nothing is added to it.
      guard additions.outcome(of: thing, in: &self).isAddition else { continue }
      let rank = Rank.between(records.gap(on: list.id, above: false, at: nil).low, nil)
      _ = additions.add(thing, rank: rank, id: context.id(), in: &self)
      changes += additions.changes + [Change(staple) { $0.since = now }]
      added += additions.items
    }
    perform(.addStaples(added.subject), changes, context)
    return added
  }

  private static let lastStaples = "staples/day"
}

extension AddOutcome {
  /// Whether the list has it only from now on.
  fileprivate var isAddition: Bool {
    switch self {
    case .new, .unticked: true
    case .summed, .there, .apart: false
    }
  }
}
