import Composable
import Screen
import ToteModel

/// Each action is one step of undo.
extension ListScreen {
  mutating func tickChosen(_ context: EditContext) {
    if cursor.selection.isEmpty {
      if isAtHome, selectedHeading != nil { return message = .isHeading }
      if let item = selectedItem, visit.isOnePressTooMany(on: item) { return message = .isInBasket(item) }
      if let selectedHeading { return tickAll(under: selectedHeading, context) }
    }
    tick(chosenItems, context)
  }

  /// Unticks them if all are ticked.
  mutating func tick(_ items: [Item], _ context: EditContext) {
    guard !items.isEmpty else { return }
    if isAtHome { return useUp(items, context) }
    let isTicking = items.contains { !$0.isTicked }
    // Ticking moves the cursor to what is next to buy; unticking takes it along.
    if isTicking, selectedItem?.isTicked == false { cursor.leave(items, in: lines) { !$0.isTicked } }
    let merged = keepingSelection { $0.workspace.tickItems(items, to: isTicking, in: $0.shop?.name, context) }
    if !merged.isEmpty {
      message = .merged(merged)
      select(merged[0].item.id)
    } else if isTicking, items.count == 1, let day = workspace.nextDay(of: items[0]) {
      message = .comesBack(items[0], day)
    }
    cursor.selection = []
    let totals = lines.totals
    let isLast = isTicking && totals.ticked == totals.count
    // A shop's basket keeps the order of ticking; the cursor goes to the latest.
    if isLast, shop != nil, items.count > 1 { select(0) }
    guard isLast, totals.count > 1 else { return }
    visit.lastTicked = selectedItem?.id
    // A filter may hide more to buy, and the banner of a shop says the same.
    if message == nil, filter == nil, !bannerTellsNext { message = .allInBasket(in: shop) }
  }

  /// Ticks all items under a heading, and moves on to the next heading: the same key ticks aisle by aisle.
  private mutating func tickAll(under heading: ListHeading, _ context: EditContext) {
    let group = lines.groups.firstIndex { $0.heading == heading }
    guard let group, let indices = lines.indices(under: heading) else { return }
    let items = Array(lines.items[indices])
    tick(items, context)
    let groups = lines.groups
    if group < groups.count, let next = groups[group].heading, next != heading, next != .basket {
      cursor.select(next, in: page)
    }
    if message == nil { message = .tickedAll(items, under: heading) }
  }

  mutating func delete(_ items: [Item], _ context: EditContext) {
    guard !items.isEmpty else { return }
    cursor.leave(items, in: lines) { _ in true }
    keepingSelection { $0.workspace.deleteItems(items, context) }
    message = .deleted(items, notes: items.count { workspace.records.note(of: $0.id) != nil })
    cursor.selection = []
  }

  /// Puts a thing on the list as its last purchase knows it, or takes its lines off if there are any.
  mutating func turn(_ name: String, _ context: EditContext) {
    guard let list else { return }
    let lines = workspace.linesToBuy(named: ItemName.key(of: name), on: list)
    if !lines.isEmpty { return delete(lines, context) }
    if let thing = workspace.known(name, for: list, at: context.now) { add([thing], context) }
  }

  /// Asks for the receipt's sum where prices matter.
  mutating func clearTicked(_ context: EditContext) {
    guard let list else { return }
    guard let receipt = workspace.receipt(of: list) else { return message = .nothingTicked(in: shop) }
    if receipt.isWorthAsking {
      let currency = workspace.records.knownCurrency(of: list, in: .current)
      panel = .valueEditor(ValueEditor(paying: receipt, currency: currency))
    } else {
      clear(receipt, paying: nil, context)
    }
  }

  mutating func clear(_ receipt: Receipt, paying paid: Price?, _ context: EditContext) {
    let items = keepingSelection {
      $0.workspace.clearTicked(on: receipt.list.id, paying: paid, context)
    }
    message =
      items.isEmpty
      ? .nothingTicked(in: shop) : .cleared(items, in: shop, paying: paid?.shown ?? receipt.sums.shown)
    undecided = workspace.undecidedAtHome(items)
  }

  mutating func turnRepetition(_ context: EditContext) {
    guard let item = chosenItems.first else { return }
    let choices = Repeat.choices
    let before = workspace.repetition(of: item)
    let index = choices.firstIndex(of: before) ?? 0
    setRepetition(choices[(index + 1) % choices.count], of: item, isNew: before == nil, context)
  }

  mutating func setRepetition(_ every: Repeat?, of item: Item, isNew: Bool = false, _ context: EditContext) {
    keepingSelection { $0.workspace.repeatItem(item, every: every, context) }
    let isKnown = every != .usual || workspace.nextDay(of: item) != nil
    message = .repeats(item, every: every, isKnown: isKnown, isNew: isNew)
  }

  mutating func copy(_ items: [Item], _ environment: ListScreenEnvironment) -> Effect<ListScreenAction> {
    message = .copied(items)
    return environment.copy(items.map(\.plainLine).joined(separator: "\n") + "\n").fireAndForget().finishing()
  }

  /// Moves an item within its heading; in a shop, moves the aisle under the cursor.
  mutating func moveItem(by rows: Int, _ context: EditContext) {
    if let selectedAisle { return move(selectedAisle, by: rows, context) }
    guard let item = selectedItem, let list else {
      return message = selectedHeading == nil ? .noItemHere : .isHeading
    }
    guard rows != 0 else { return }
    let arrangement = workspace.records.arrangement(of: list)
    guard filter == nil else { return message = .cannotMoveWhileFiltered }
    if shop != nil, item.isTicked { return message = .basketStandsAsTicked }
    guard arrangement.sort == .own else { return message = .cannotMoveWhileSorted(arrangement) }
    let index = cursor.index(in: lines)
    let target = index + rows
    guard let other = lines.items.indices.contains(target) ? lines.items[target] : nil,
      other.isTicked == item.isTicked
    else {
      // In a shop, the aisle is what should move.
      return message =
        shop != nil && !item.isTicked ? .staysInAisle(item) : .isAtEnd(item, isFirst: rows < 0)
    }
    guard lines.group(at: target) == lines.group(at: index) else {
      if shop != nil { return message = .staysInAisle(item) }
      return message = arrangement.headings == .store ? .staysInStore(item) : .staysInCategory(item)
    }
    keepingSelection { $0.workspace.moveItem(item, above: rows < 0, other, context) }
  }

  mutating func move(_ ids: [Item.ID], to list: ShoppingList, _ context: EditContext) {
    let isNew = workspace.records[list: list.id] == nil
    let (items, additions) = keepingSelection { $0.workspace.moveItems(ids, to: list, context) }
    guard !items.isEmpty else { return message = .areOnListAlready(list) }
    cursor.selection = []
    message = .moved(items, to: list, isNew: isNew, merged: additions.merged)
  }
}

extension Item {
  /// A line of a check list, for the clipboard.
  var plainLine: String {
    let parts =
      [details.amount?.shown, name].compactMap { $0 }
      + details.shownParts.map { $0.kind == .mark(.note) ? "(\($0.text))" : $0.text }
    return "- [\(isTicked ? "x" : " ")] " + parts.joined(separator: " ")
  }
}
