/// Items added to a list in one step, new or merged, so that a list has one line for each. The add field
/// previews it.
package struct Additions: Sendable {
  package private(set) var outcomes: [AddOutcome] = []
  package private(set) var items: [Item] = []
  package private(set) var changes: [Change] = []

  let list: ShoppingList.ID
  private let moment: Moment
  let source: AddOptions.Source
  private var typedAmounts: [Item.ID: TypedAmount?] = [:]
  private var paid: [Item.ID: PaidPrice?] = [:]
  private(set) var latest: [Item.ID: Item] = [:]
  private(set) var added: [String: [Item.ID]] = [:]
  private(set) var corrections: [String: Category] = [:]
  /// Created when the first line names a store.
  private var stores: StoreSpellings?
  private var first = ""

  package init(to list: ShoppingList.ID, at moment: Moment, as source: AddOptions.Source = .typed) {
    self.list = list
    self.moment = moment
    self.source = source
  }

  package func outcome(of thing: ParsedItem, in workspace: inout Workspace) -> AddOutcome {
    meet(thing, in: &workspace).outcome
  }

  /// Returns whether a new item used the rank.
  package mutating func add(_ thing: ParsedItem, rank: Rank, id: Item.ID, in workspace: inout Workspace)
    -> Bool
  {
    let thing = spelled(thing, in: workspace)
    let (outcome, met) = meet(thing, in: &workspace)
    if outcomes.isEmpty { first = thing.name }
    outcomes.append(outcome)
    let key = ItemName.key(of: thing.name)
    correct(thing, key, in: workspace)
    let areNeeded = source == .needed
    if let met { return merge(thing.details, into: met, outcome, rank, areNeeded: areNeeded, in: workspace) }
    let whole = source == .typed ? thing : spelled(workspace.recalled(thing), in: workspace)
    var item = Item(whole, id: id, list: list, rank: rank, created: moment)
    item.category = thing.category ?? corrections[key] ?? Self.category(of: thing, in: workspace)
    let twin = twin(of: item, outcome, in: &workspace)
    if let twin { item.rank = twin }
    note(item)
    changes.append(Change(adding: item))
    if areNeeded, item.amount != nil { setTyped(TypedAmount(amount: nil), of: item.id, in: workspace) }
    return twin == nil
  }

  /// The rank right after another line of the name, to keep 500 g of carrots and two carrots together.
  private func twin(of item: Item, _ outcome: AddOutcome, in workspace: inout Workspace) -> Rank? {
    guard case .apart = outcome else { return nil }
    let lines = WordForms.keys(of: item.key).flatMap { workspace.items(named: $0, on: list) }
    guard let last = lines.filter({ !$0.isTicked }).max(by: { $0.rank < $1.rank }) else { return nil }
    let gap = workspace.records.gap(beside: last, above: false)
    return Rank.between(gap.low, gap.high)
  }

  /// Puts an item on this list, or removes it if one of its name takes it in.
  ///
  /// - Parameter before: The item as it is now, on this or another list.
  package mutating func put(_ item: Item, replacing before: Item, in workspace: inout Workspace) {
    // An item with a note keeps its line, because the note refers to it.
    guard let thing = ParsedItem(name: item.name, details: item.details), !item.isTicked,
      workspace.records.note(of: item.id) == nil
    else { return keep(item, replacing: before) }
    let (outcome, met) = meet(thing, in: &workspace, besides: item.id)
    // Unticking one item doesn't untick another.
    guard let met, !(before.isTicked && met.isTicked) else { return keep(item, replacing: before) }
    outcomes.append(outcome)
    let isNeeded = typed(of: before.id, in: workspace) != nil
    _ = merge(item.details, into: met, outcome, item.rank, areNeeded: isNeeded, in: workspace)
    changes.append(Change(removing: before))
    setTyped(nil, of: before.id, in: workspace)
    notePaid(nil, of: before.id, in: workspace)
    changes += workspace.records.forgettingRecipes(of: [before])
  }

  mutating func keep(_ item: Item, replacing before: Item) {
    outcomes.append(.new(item.category ?? .other))
    note(item)
    changes.append(Change(before) { $0 = item })
  }

  /// Returns whether the item needs the rank, because it was ticked.
  private mutating func merge(
    _ details: ItemDetails, into met: Item, _ outcome: AddOutcome, _ rank: Rank, areNeeded: Bool,
    in workspace: Workspace
  ) -> Bool {
    var item = met
    var details = details
    if areNeeded, !met.isTicked {
      // What is wanted already stays as somebody wrote it.
      if case .there = outcome {
        items.append(met)
        return false
      }
      (details.note, details.store) = (nil, nil)
    }
    let typed = typed(of: met.id, in: workspace)
    if met.isTicked { item.details = item.details.withoutPreparation }
    if met.isTicked, typed != nil, !areNeeded, details.amount == nil {
      // Added by its name alone, it comes back in the usual amount, not in the one last needed.
      details = workspace.recalled(details, of: item)
      item.details.amount = nil
      setTyped(nil, of: met.id, in: workspace)
    }
    let paid = workspace.records.paid(for: item, noted: notedPrice(of: item.id, in: workspace))
    if case .summed(let sum, _) = outcome {
      item.details.take(details, summingTo: sum, paid: paid)
    } else {
      let amount = details.amount ?? item.amount
      item.details =
        areNeeded
        ? item.details.needing(amount, paid: paid).withFittingPrice
        : item.details.changing(to: amount, paid: paid)
      item.details.update(with: details)
    }
    if let more = details.amount {
      var after = areNeeded ? typed.needing(outcome) : typed.typing(more, outcome)
      if !areNeeded, let usual = workspace.usual(item) {
        // Topped up to the usual amount, it counts as usual, with its exact price.
        after = nil
        if details.price == usual.changing(to: more).price { item.details.price = usual.price }
      }
      setTyped(after, of: met.id, in: workspace)
    }
    notePaid(workspace.records.notable(paid, for: item), of: item.id, in: workspace)
    if item.isTicked {
      item.isTicked = false
      item.rank = rank
    }
    latest[item.id] = item
    items.append(item)
    changes.append(Change(met) { $0 = item })
    return met.isTicked
  }

  private mutating func spelled(_ line: ParsedItem, in workspace: Workspace) -> ParsedItem {
    guard line.store != nil else { return line }
    var known = stores ?? StoreSpellings(workspace.records)
    defer { stores = known }
    return known.spelled(line)
  }

  private func typed(of item: Item.ID, in workspace: Workspace) -> TypedAmount? {
    typedAmounts[item] ?? workspace.records.typedAmount(of: item)
  }

  private mutating func setTyped(_ typed: TypedAmount?, of item: Item.ID, in workspace: Workspace) {
    let before = self.typed(of: item, in: workspace)
    guard typed != before, let change = TypedAmount.change(of: item, from: before, to: typed) else { return }
    typedAmounts[item] = .some(typed)
    changes.append(change)
  }

  private func notedPrice(of item: Item.ID, in workspace: Workspace) -> PaidPrice? {
    paid[item] ?? workspace.records.notedPrice(of: item)
  }

  private mutating func notePaid(_ price: PaidPrice?, of item: Item.ID, in workspace: Workspace) {
    let before = notedPrice(of: item, in: workspace)
    guard let change = PaidPrice.change(of: item, from: before, to: price) else { return }
    paid[item] = .some(price)
    changes.append(change)
  }

  private mutating func note(_ item: Item) {
    added[WordForms.form(of: item.key), default: []].append(item.id)
    latest[item.id] = item
    items.append(item)
  }

  /// - Parameter added: Receives the count so far; may throw to stop.
  package mutating func add(
    _ things: [ParsedItem], above: Bool = false, anchor: Item.ID? = nil, in workspace: inout Workspace,
    id: () -> Item.ID, added: (Int) throws -> Void
  ) rethrows {
    let (low, high) = workspace.records.gap(on: list, above: above, at: anchor)
    // All ranks at once: inserting a thousand one by one would make them hundreds of letters long.
    var ranks = Rank.between(low, high, count: things.count)[...]
    for (count, thing) in things.enumerated() {
      guard let rank = ranks.first else { return }
      if add(thing, rank: rank, id: id(), in: &workspace) { ranks.removeFirst() }
      try added(count + 1)
    }
  }

  package var merged: [(item: Item, outcome: AddOutcome)] {
    zip(items, outcomes).filter { !$0.1.isNew }.map { ($0.0, $0.1) }
  }

  package var kind: EditKind { .addItems(outcomes.count == 1 ? .one(first) : .several(outcomes.count)) }

  /// Only if the catalogue would choose another.
  private mutating func correct(_ thing: ParsedItem, _ key: String, in workspace: Workspace) {
    guard let category = thing.category,
      let change = Self.correction(category, of: thing.name, in: workspace),
      corrections[key] != category
    else { return }
    corrections[key] = category
    changes.append(change)
  }
}
