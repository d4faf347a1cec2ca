/// What is bought goes home, and comes back on its list when it is used up.

package enum UseOutcome: Hashable, Sendable {
  /// Some of it is left.
  case left(Amount)
  /// Used up, but there is another of that name at home.
  case another(Item)
  /// Used up, and on this list again.
  case back(ShoppingList)
  /// Used up; this list wants it already.
  case there(ShoppingList)
  case gone
  /// How much is left can't be told: it stays.
  case unmeasured
}

extension Workspace {
  package mutating func beginHome(named name: String, _ context: EditContext) {
    guard let home = newHome(named: name, context) else { return }
    perform(.createList(home.name), [Change(adding: home)], context)
  }

  /// `nil` if it is begun.
  private func newHome(named name: String, _ context: EditContext) -> ShoppingList? {
    if records.home != nil { return nil }
    return ShoppingList(
      id: ShoppingList.homeID, name: name, rank: rank(after: nil), created: context.now)
  }

  /// Puts typed lines there, as they say; begins the stock if need be.
  package mutating func addAtHome(
    _ lines: [ParsedItem], beginning name: String, placed options: AddOptions = .typed, _ context: EditContext
  ) -> Additions {
    let home = newHome(named: name, context)
    let lines = lines.map { BestBefore.read($0, on: context.now.local) }
    var additions = Additions(to: ShoppingList.homeID, at: context.now)
    additions.add(
      lines, above: options.isAbove, anchor: options.anchor, in: &self, id: { context.id() }, added: { _ in })
    let habits = lines.flatMap { line -> [Change] in
      var habit = records.homeHabit(of: line.name)
      habit.place = line.store ?? habit.place
      return records.noting(habit, of: line.name)
    }
    perform(
      .keepAtHome(EditSubject(lines.map(\.name))),
      [home.map { Change(adding: $0) }].compactMap { $0 } + additions.changes + habits, context)
    return additions
  }

  /// Of what was cleared, what somebody has to be asked about.
  package func undecidedAtHome(_ items: [Item]) -> [Item] {
    guard records.home != nil else { return [] }
    return items.filter { item in
      guard !item.list.isHome else { return false }
      switch records.homeHabit(of: item.name).rule {
      case nil, .ask: return true
      case .always, .never, .basic: return false
      }
    }
  }

  /// A bought item as it goes there: in its place, with no price.
  package func stocked(_ item: Item) -> ParsedItem? {
    var details = item.details.withoutPreparation
    (details.price, details.store) = (nil, records.homeHabit(of: item.name).place)
    return ParsedItem(name: item.name, details: details)
  }

  /// Puts what was bought there after the question, and remembers the answer for what isn't asked for each time.
  package mutating func keepAtHome(
    _ lines: [ParsedItem], leavingOut others: [ParsedItem] = [], from list: ShoppingList.ID,
    _ context: EditContext
  ) -> Additions {
    let lines = lines.map { BestBefore.read($0, on: context.now.local) }
    let additions = additionsAtHome(of: lines, context)
    let answers = others.flatMap { line -> [Change] in
      var habit = records.homeHabit(of: line.name)
      if habit.rule == nil { habit.rule = .never }
      return records.noting(habit, of: line.name)
    }
    perform(
      .keepAtHome(EditSubject(lines.map(\.name))),
      additions.changes + records.notingKept(lines, from: list) + answers, context)
    return additions
  }

  /// What goes there unasked.
  mutating func keptAtHome(_ items: [Item], _ context: EditContext) -> [Change] {
    guard records.home != nil else { return [] }
    let kept = items.filter { !$0.list.isHome && records.homeHabit(of: $0.name).rule == .always }
    guard let list = kept.first?.list else { return [] }
    let lines = kept.compactMap { stocked($0) }
    return additionsAtHome(of: lines, context).changes + records.notingKept(lines, from: list)
  }

  private mutating func additionsAtHome(of lines: [ParsedItem], _ context: EditContext) -> Additions {
    var additions = Additions(to: ShoppingList.homeID, at: context.now)
    additions.add(lines, in: &self, id: { context.id() }, added: { _ in })
    return additions
  }

  package mutating func setHomeRule(_ rule: HomeRule?, of name: String, _ context: EditContext) {
    var habit = records.homeHabit(of: name)
    habit.rule = rule
    perform(.editItem(name), records.noting(habit, of: name), context)
  }
}

extension Records {
  /// Where they come from, where they stand, and that they come again.
  fileprivate func notingKept(_ lines: [ParsedItem], from list: ShoppingList.ID) -> [Change] {
    lines.flatMap { line -> [Change] in
      var habit = homeHabit(of: line.name)
      (habit.rule, habit.list) = (habit.rule ?? .always, list)
      habit.place = line.store ?? habit.place
      return noting(habit, of: line.name)
    }
  }
}

extension ShoppingList.ID {
  package var isHome: Bool { self == ShoppingList.homeID }
}

// Using up.
extension Workspace {
  /// Takes an amount out of rows of one name, in turn, or uses them up: what nothing is left of is wanted again, in the same
  /// step.
  package mutating func useUp(
    _ items: [Item], taking amount: Amount? = nil, _ context: EditContext
  ) -> [(item: Item, outcome: UseOutcome)] {
    prepare(ShoppingList.homeID)
    var (changes, used): ([Change], [(Item, UseOutcome)]) = ([], [])
    var need = amount
    var gone: [Item] = []
    for item in items {
      guard amount != nil else {
        gone.append(item)
        continue
      }
      guard let wanted = need else { break }
      guard let has = item.details.amount, has.unit.dimension == wanted.unit.dimension else {
        used.append((item, .unmeasured))
        continue
      }
      need = wanted.subtracting(has)
      if let rest = has.subtracting(wanted) {
        changes.append(Change(item) { $0.details.amount = rest })
        used.append((item, .left(rest)))
      } else {
        gone.append(item)
      }
    }
    var additions: [ShoppingList.ID: Additions] = [:]
    for item in gone {
      let outcome = wantAgain(item, besides: gone, adding: &additions, context)
      used.append((item, outcome))
    }
    // What can't be measured doesn't matter where something else was taken.
    if used.contains(where: { $0.1 != .unmeasured }) { used.removeAll { $0.1 == .unmeasured } }
    changes += removals(of: gone) + additions.sorted { $0.key < $1.key }.flatMap(\.value.changes)
    perform(.useUp(items.subject), changes, context)
    return used.map { ($0.0, $0.1) }
  }

  private mutating func wantAgain(
    _ item: Item, besides gone: [Item], adding all: inout [ShoppingList.ID: Additions], _ context: EditContext
  ) -> UseOutcome {
    let left = records.atHome(item.name).first { other in !gone.contains { $0.id == other.id } }
    if let left { return .another(left) }
    let open = openLists
    let from = records.homeHabit(of: item.name).list
    guard let list = open.first(where: { $0.id == from }) ?? open.first, let thing = wanted(item) else {
      return .gone
    }
    var additions = all[list.id] ?? Additions(to: list.id, at: context.now)
    guard additions.outcome(of: thing, in: &self).isAddition else { return .there(list) }
    additions.add([thing], in: &self, id: { context.id() }, added: { _ in })
    all[list.id] = additions
    return .back(list)
  }

  /// As it is usually bought.
  private func wanted(_ item: Item) -> ParsedItem? {
    let kind = ItemDetails(amount: item.details.amount)
    let bought = records.history.entry(of: item.name, saying: kind) ?? records.history.entry(of: item.name)
    return ParsedItem(name: item.name, details: bought.map(records.remembered) ?? ItemDetails())
  }

  /// Takes what was cooked out. What has no amount stays, as do spoonfuls.
  ///
  /// - Returns: What was taken from, with what is left.
  package mutating func cook(
    _ lines: [ParsedItem], of title: String, _ context: EditContext
  ) -> [(item: Item, rest: Amount?)] {
    prepare(ShoppingList.homeID)
    var after: [Item.ID: (item: Item, rest: Amount?)] = [:]
    var order: [Item.ID] = []
    for line in lines {
      guard var need = line.amount, need.isBought else { continue }
      for item in records.atHome(line.name) {
        guard let has = after[item.id].map(\.rest) ?? item.details.amount,
          has.unit.dimension == need.unit.dimension
        else { continue }
        if after[item.id] == nil { order.append(item.id) }
        after[item.id] = (item, has.subtracting(need))
        guard let rest = need.subtracting(has) else { break }
        need = rest
      }
    }
    let used = order.compactMap { after[$0] }
    let changes = used.flatMap { used -> [Change] in
      guard let rest = used.rest else { return removals(of: [used.item]) }
      return [Change(used.item) { $0.details.amount = rest }]
    }
    perform(.cook(title), changes, context)
    return used
  }
}
