extension Repeat {
  package static let choices: [Repeat?] = [nil, .weeks(1), .weeks(2), .months(1), .usual]
}

extension Workspace {
  package func repetition(of item: Item) -> Repeat? { staple(of: item)?.every }

  /// `nil` for never, or while no interval is usual.
  package func nextDay(of item: Item) -> Moment? {
    staple(of: item).flatMap { $0.due(bought($0)) }
  }

  private func bought(_ staple: Staple) -> PurchaseHistory.Entry? {
    records.history.entry(of: staple.name, saying: staple.details)
  }

  private func staple(of item: Item) -> Staple? { staple(named: item.name) }

  package func staple(named name: String) -> Staple? {
    if records.staples.isEmpty { return nil }
    return WordForms.keys(of: ItemName.key(of: name)).lazy.compactMap { records.staples[$0] }.first
  }

  /// Takes current details, or changes or removes the interval.
  package mutating func repeatItem(_ item: Item, every: Repeat?, _ context: EditContext) {
    repeatItem(named: item.name, saying: usualDetails(of: item), on: item.list, every: every, context)
  }

  /// Without what recipes need of it.
  package func usualDetails(of item: Item) -> ItemDetails {
    item.details.bought(
      records.typedAmount(of: item.id),
      after: records.history.entry(of: item.name, saying: item.details)?.details)
  }

  /// - Parameter details: `nil` to keep the current ones.
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

  /// Takes over changed fields, and a new name unless another staple has it. Added amounts don't count.
  func changes(ofStapleBy edit: Change, to item: Item) -> [Change] {
    guard let staple = staple(of: item), staple.list == item.list,
      case .item(let edited)? = edit.applied(to: item.row)
    else { return [] }
    var usual = item
    if let line = staple.line { usual.details = line }
    guard case .item(var wanted)? = edit.applied(to: usual.row) else { return [] }
    if wanted.price != usual.price, wanted.amount != edited.amount {
      // The price on the list is for the amount there.
      wanted.price = edited.details.changing(to: wanted.amount).price
    }
    let other = self.staple(named: edited.name)
    if other?.key == staple.key { return [Change(staple) { $0.details = wanted.details }] }
    return other == nil ? renaming(staple, to: edited.name, saying: wanted.details) : []
  }

  /// A renamed staple is a new row, which counts from the last purchase under the old name.
  private func renaming(_ staple: Staple, to name: String, saying details: ItemDetails) -> [Change] {
    let bought = bought(staple).map { Moment(milliseconds: $0.last) }
    let renamed = Staple(
      name: name, list: staple.list, every: staple.every, since: max(staple.since, bought ?? staple.since),
      details: details)
    return [Change(removing: staple), Change(adding: renamed)]
  }

  /// `nil` while no interval is usual.
  package func isDue(_ entry: PurchaseHistory.Entry, at now: Moment) -> Bool? {
    // A staple bought in cans says nothing about the same thing bought by the kilo.
    guard let staple = staple(named: entry.name), bought(staple)?.key == entry.key else {
      return entry.isDue(at: now)
    }
    return staple.due(entry).map { $0 <= now.local }
  }

  /// Those without a usual interval have no day.
  package func staplesByDueDay(on list: ShoppingList.ID? = nil) -> [(staple: Staple, due: Moment?)] {
    records.staples.values.filter { list == nil || $0.list == list }
      .map { (staple: $0, due: $0.due(bought($0))) }
      .sorted { one, other in
        (one.due?.milliseconds ?? .max, one.staple.key) < (other.due?.milliseconds ?? .max, other.staple.key)
      }
  }

  /// Adds what is due, once a day: items removed from the list don't come back before tomorrow.
  package mutating func addDueStaples(_ context: EditContext) -> [Item] {
    let today = "\(context.now.local.dayNumber)"
    guard !records.staples.isEmpty, records.settings[Self.lastStaples] != today else { return [] }
    remember(today, as: Self.lastStaples, context)
    return addStaples(dueAt: context.now, context)
  }

  package mutating func addStaples(
    dueAt now: Moment, on list: ShoppingList.ID? = nil, _ context: EditContext
  ) -> [Item] {
    add(
      staplesByDueDay(on: list).filter { $0.due.map { $0 <= now.local } ?? false }.map(\.staple), at: now,
      context)
  }

  /// Before it is due.
  package mutating func addStaple(_ staple: Staple, _ context: EditContext) -> [Item] {
    add([staple], at: context.now, context)
  }

  private mutating func add(_ due: [Staple], at now: Moment, _ context: EditContext) -> [Item] {
    var added: [Item] = []
    var changes: [Change] = []
    for (list, staples) in Dictionary(grouping: due, by: \.list).sorted(by: { $0.key < $1.key }) {
      guard records[list: list]?.isArchived == false else { continue }
      var additions = Additions(to: list, at: now)
      var last = records.gap(on: list, above: false, at: nil).low
      for staple in staples.sorted(by: { $0.key < $1.key }) {
        let details = staple.wanted(asBought: bought(staple)?.details)
        // Don't add to what is on the list.
        guard let thing = ParsedItem(name: staple.name, details: details.usual),
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
  var isAddition: Bool {
    switch self {
    case .new, .unticked: true
    case .summed, .there, .changed, .apart: false
    }
  }
}
