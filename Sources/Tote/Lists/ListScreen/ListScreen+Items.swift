import Composable
import Screen
import ToteModel

/// What is done to items: ticked, deleted, moved, copied. One act is one step of undo, on however many.
extension ListScreen {
  /// The key that ticks was pressed. Whoever goes down the list with it presses it once too often at the end: that says what
  /// another press will do.
  mutating func tickChosen(_ context: EditContext) {
    if selection.isEmpty, let item = selectedItem, item.id == lastTicked {
      lastTicked = nil
      return message = .isInBasket(item)
    }
    if selection.isEmpty, let selectedHeading { return tickAll(under: selectedHeading, context) }
    tick(chosenItems, context)
  }

  /// Ticks what is not ticked; where all are, unticks them.
  mutating func tick(_ items: [Item], _ context: EditContext) {
    guard !items.isEmpty else { return }
    let isTicking = items.contains { !$0.isTicked }
    // What is ticked goes down, and the cursor to what is next to buy; what is unticked takes the cursor along.
    if isTicking, selectedItem?.isTicked == false { leave(items) { !$0.isTicked } }
    let merged = keepingSelection { $0.workspace.tickItems(items, to: isTicking, in: $0.shop?.name, context) }
    if !merged.isEmpty {
      message = .merged(merged)
      select(merged[0].item.id)
    } else if isTicking, items.count == 1, let day = workspace.nextDay(of: items[0]) {
      message = .comesBack(items[0], day)
    }
    selection = []
    let totals = lines.totals
    // What was ticked last stands first in the basket of a shop: of several, the cursor would go down with one of the others.
    if isTicking, shop != nil, items.count > 1, totals.ticked == totals.count { select(0) }
    guard isTicking, totals.ticked == totals.count, totals.count > 1 else { return }
    lastTicked = selectedItem?.id
    // Behind a filter there may be more to buy; and what the banner of a shop says need not be said twice.
    if message == nil, filter == nil, !bannerTellsNext { message = .allInBasket(in: shop) }
  }

  mutating func delete(_ items: [Item], _ context: EditContext) {
    guard !items.isEmpty else { return }
    leave(items)
    keepingSelection { $0.workspace.deleteItems(items, context) }
    message = .deleted(items, notes: items.count { workspace.records.note(of: $0.id) != nil })
    selection = []
  }

  /// Never, every week, every two weeks, every month, as usual, and never again.
  mutating func turnRepetition(_ context: EditContext) {
    guard let item = selectedItem else { return }
    let choices = Repeat.choices
    let before = workspace.repetition(of: item)
    let index = choices.firstIndex(of: before) ?? 0
    let every = choices[(index + 1) % choices.count]
    keepingSelection { $0.workspace.repeatItem(item, every: every, context) }
    message = .repeats(
      item, every: every, isKnown: every != .usual || workspace.nextDay(of: item) != nil, isNew: before == nil
    )
  }

  mutating func clearTicked(_ context: EditContext) {
    guard let list else { return }
    let items = keepingSelection { $0.workspace.clearTicked(on: list, context) }
    message = items.isEmpty ? .nothingTicked(in: shop) : .cleared(items, in: shop)
  }

  mutating func copy(_ items: [Item], _ environment: ListScreenEnvironment) -> Effect<ListScreenAction> {
    guard !items.isEmpty else {
      message = .nothingToCopy
      return .none
    }
    message = .copied(items)
    return environment.copy(items.map(\.plainLine).joined(separator: "\n") + "\n").fireAndForget()
  }

  /// Moves an item past its neighbor, within its heading; or in a shop the aisle under the cursor.
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
    let target = selectedIndex + rows
    guard let other = lines.items.indices.contains(target) ? lines.items[target] : nil,
      other.isTicked == item.isTicked
    else {
      // In a shop one would rather move the aisle.
      return message =
        shop != nil && !item.isTicked ? .staysInAisle(item) : .isAtEnd(item, isFirst: rows < 0)
    }
    guard lines.group(at: target) == lines.group(at: selectedIndex) else {
      if shop != nil { return message = .staysInAisle(item) }
      return message = arrangement.headings == .store ? .staysInStore(item) : .staysInCategory(item)
    }
    keepingSelection { $0.workspace.moveItem(item, above: rows < 0, other, context) }
  }

  /// Puts items on another list, which is made where it is new.
  mutating func move(_ ids: [Item.ID], to list: ShoppingList, _ context: EditContext) {
    let isNew = workspace.records[list: list.id] == nil
    let (items, additions) = keepingSelection { $0.workspace.moveItems(ids, to: list, context) }
    guard !items.isEmpty else { return message = .areOnListAlready(list) }
    selection = []
    message = .moved(items, to: list, isNew: isNew, merged: additions.merged)
  }

  /// Takes the cursor off these items before they go: to the next that stays, or else to the one before. It scrolls
  /// nothing, for where the rows will be is not known yet; `keepingSelection` keeps the cursor on its item.
  private mutating func leave(_ going: [Item], to fits: (Item) -> Bool = { _ in true }) {
    let going = Set(going.map(\.id))
    guard let selected = selectedItem?.id, going.contains(selected) else { return }
    let lines = lines
    let items = lines.items
    let index = selectedIndex
    func stays(_ index: Int) -> Bool { !going.contains(items[index].id) && fits(items[index]) }
    guard let next = (index + 1..<items.count).first(where: stays) ?? (0..<index).last(where: stays) else {
      return
    }
    position.selected = lines.line(of: next)
  }
}

extension Item {
  /// It as a line of a check list, for the clipboard.
  var plainLine: String {
    let parts =
      [details.amount?.shown, name].compactMap { $0 }
      + details.shownParts.map { $0.kind == .mark(.note) ? "(\($0.text))" : $0.text }
    return "- [\(isTicked ? "x" : " ")] " + parts.joined(separator: " ")
  }
}
