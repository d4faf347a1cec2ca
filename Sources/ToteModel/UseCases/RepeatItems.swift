/// Staples: items that come onto their list by themselves when they are due.

extension Repeat {
  /// What a key turns through, beginning with none.
  package static let choices: [Repeat?] = [nil, .weeks(1), .weeks(2), .months(1), .usual]
}

extension Workspace {
  /// How often an item comes by itself; `nil` for never.
  package func repetition(of item: Item) -> Repeat? { staple(of: item)?.every }

  /// When an item comes by itself again; `nil` for never, or while nothing is usual yet.
  package func nextDay(of item: Item) -> Moment? {
    staple(of: item).flatMap { $0.due(bought($0)) }
  }

  /// What is remembered of a staple.
  private func bought(_ staple: Staple) -> History.Entry? {
    records.history.entry(of: staple.name, saying: staple.details)
  }

  private func staple(of item: Item) -> Staple? { staple(named: item.name) }

  /// The staple of a name, in singular or plural.
  package func staple(named name: String) -> Staple? {
    if records.staples.isEmpty { return nil }
    return WordForms.keys(of: ItemName.key(of: name)).lazy.compactMap { records.staples[$0] }.first
  }

  /// Makes an item a staple of its list, or changes how often it comes, or takes that away. It will come as its line is now.
  package mutating func repeatItem(_ item: Item, every: Repeat?, _ context: EditContext) {
    repeatItem(named: item.name, saying: item.details, on: item.list, every: every, context)
  }

  /// The same for what need not be on the list now.
  ///
  /// - Parameter details: What its line will say; `nil` for what it would say until now.
  package mutating func repeatItem(
    named name: String, saying details: ItemDetails? = nil, on list: ShoppingList.ID, every: Repeat?,
    _ context: EditContext
  ) {
    let before = staple(named: name)
    var details = details ?? before?.line ?? records.history.entry(of: name)?.details ?? ItemDetails()
    details.category = details.category ?? Additions.category(of: name, in: self)
    let after = every.map {
      Staple(
        name: before?.name ?? name, list: list, every: $0, since: before?.since ?? context.now,
        details: details)
    }
    guard let change = Change(before: before.map(Row.staple), after: after.map(Row.staple)) else { return }
    perform(.repeatItem(name), [change], context)
  }

  /// What becomes of a staple where the line of its item was edited: it comes with what the edit has changed, and by another
  /// name if it has one, unless a staple has that already. What was only added to that line comes once.
  func changes(ofStapleBy edit: Change, to item: Item) -> [Change] {
    guard let staple = staple(of: item), staple.list == item.list,
      case .item(let edited)? = edit.applied(to: item.row)
    else { return [] }
    var usual = item
    if let line = staple.line { usual.details = line }
    guard case .item(var wanted)? = edit.applied(to: usual.row) else { return [] }
    if wanted.price != usual.price, wanted.amount != edited.amount {
      // The price of the line on the list is that of as much as stands there.
      wanted.price = edited.details.changing(to: wanted.amount).price
    }
    let other = self.staple(named: edited.name)
    if other?.key == staple.key { return [Change(staple) { $0.details = wanted.details }] }
    return other == nil ? renaming(staple, to: edited.name, saying: wanted.details) : []
  }

  /// A staple by another name is another row. It counts from when it was bought by the old one, for by the new one it never was.
  private func renaming(_ staple: Staple, to name: String, saying details: ItemDetails) -> [Change] {
    let bought = bought(staple).map { Moment(milliseconds: $0.last) }
    let renamed = Staple(
      name: name, list: staple.list, every: staple.every, since: max(staple.since, bought ?? staple.since),
      details: details)
    return [Change(removing: staple), Change(adding: renamed)]
  }

  /// Whether it is time to buy something again: a staple when it comes by itself, the rest as usual; `nil` while nothing is usual.
  package func isDue(_ entry: History.Entry, at now: Moment) -> Bool? {
    // A staple of five cans says nothing of what is bought by the kilo.
    guard let staple = staple(named: entry.name), bought(staple)?.key == entry.key else {
      return entry.isDue(at: now)
    }
    return staple.due(entry).map { $0 <= now }
  }

  /// What comes by itself and when, what is due first in front; on all lists, or on one. What is bought as usual has no day
  /// before it is known what is usual.
  package func staplesByDueDay(on list: ShoppingList.ID? = nil) -> [(staple: Staple, due: Moment?)] {
    records.staples.values.filter { list == nil || $0.list == list }
      .map { (staple: $0, due: $0.due(bought($0))) }
      .sorted { one, other in
        (one.due?.milliseconds ?? .max, one.staple.key) < (other.due?.milliseconds ?? .max, other.staple.key)
      }
  }

  /// Puts what is due onto its list, each as its line is known, in one step; the answer is what was put there. It asks
  /// once a day: what was taken off the list again does not come back before tomorrow.
  package mutating func addDueStaples(_ context: EditContext) -> [Item] {
    let today = "\(context.now.dayNumber)"
    guard !records.staples.isEmpty, records.settings[Self.lastStaples] != today else { return [] }
    remember(today, as: Self.lastStaples, context)
    return addStaples(dueAt: context.now, context)
  }

  /// The same whenever it is asked for, on all lists or on one.
  package mutating func addStaples(
    dueAt now: Moment, on list: ShoppingList.ID? = nil, _ context: EditContext
  ) -> [Item] {
    let due = staplesByDueDay(on: list).filter { $0.due.map { $0 <= now } ?? false }.map(\.staple)
    var added: [Item] = []
    var changes: [Change] = []
    for (list, staples) in Dictionary(grouping: due, by: \.list).sorted(by: { $0.key < $1.key }) {
      guard records[list: list]?.isArchived == false else { continue }
      var additions = Additions(to: list, at: now)
      var last = records.gap(on: list, above: false, at: nil).low
      for staple in staples.sorted(by: { $0.key < $1.key }) {
        let details = staple.line ?? bought(staple)?.details ?? ItemDetails()
        // What is there already is there: nothing is added to it.
        guard let thing = ParsedItem(name: staple.name, details: details.withoutCategory),
          additions.outcome(of: thing, in: &self).isAddition
        else { continue }
        let rank = Rank.between(last, nil)
        if additions.add(thing, rank: rank, id: context.id(), in: &self) { last = rank }
        changes.append(Change(staple) { $0.since = now })
      }
      changes += additions.changes
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
    case .summed, .there, .changed, .apart: false
    }
  }
}
