import Screen
import ToteModel

/// The list screen as a tab: which list this is, how much of it is left and what that costs, and what the mouse hits.
extension ListScreen: TabScreen {
  var heading: String { place ?? "Tote" }
  var place: String? { openList?.name }
  var hearsMouse: Bool { panel == nil }
  var dividers: [Int] { showsDetails ? [areas.details.left] : [] }

  /// As many facts as there is room for beside the name. What is missing goes in this order: the bar, the words beside the numbers,
  /// what was spent earlier, what is left of the budget, how many things have no price, what the basket costs, the count, how the
  /// list is sorted and grouped where that is not as usual, and the total last; but before all of them stands a budget that is
  /// spent or nearly so, and behind the basket at once what was spent of it earlier: else nobody knows where that comes from. In
  /// a shop its banner says most of it.
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    told(within: room, state: state).facts
  }

  /// Where a budget is spent, or nearly so, its numbers matter more than the tabs beside the name: a key leads to these.
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool {
    guard bannerRows == 0, filter == nil, let list, budget(of: list)?.isUrgent == true else { return false }
    return !told(within: room, state: state).isWhole
  }

  /// The facts, and whether each number is among them.
  private func told(within room: Int, state: [Header.Fact]) -> (facts: [Header.Fact], isWhole: Bool) {
    var facts = state
    guard let list else { return (facts, true) }
    // A shop's banner says all but what is about the whole list.
    guard bannerRows == 0 else { return (addingBudget(of: list, to: facts, within: room), true) }
    let all = workspace.records.totals(of: list)
    guard all.count > 0 else {
      let left = Header.Fact(text: words.left(all), style: .muted)
      return (addingBudget(of: list, to: facts + [left], within: room), true)
    }
    let totals = self.totals
    if totals.count == 0 { return (facts, true) }
    let ticked = totals.ticked
    let (count, basket) = ("\(ticked)/\(totals.count)", totals.basket.shown)
    let (total, unpriced) = (totals.toPay.shown, totals.toPay.unpriced)

    // Each fact has a gap before it, but the first.
    var left = room + Self.factGap - state.reduce(0) { $0 + $1.columns + Self.factGap }
    func take(_ columns: Int) -> Bool {
      guard left >= columns else { return false }
      left -= columns
      return true
    }
    func take(_ text: String, instead of: String) -> Bool { take(text.columns - of.columns) }
    let budget = filter == nil ? budget(of: list) : nil
    var budgetText = ""
    func takeBudget(_ text: String, after gap: Int = 0) {
      if take(text.columns - budgetText.columns + gap) { budgetText = text }
    }
    if let budget, budget.isUrgent { takeBudget(budget.texts[0], after: Self.factGap) }
    let showsTotal = !total.isEmpty && take(total.columns + Self.factGap)
    let order = orders(of: list).first { take($0.columns + Self.factGap) }
    let showsCount = take(count.columns + Self.factGap)
    // Alone it would be taken for the total.
    let showsBasket =
      showsCount && showsTotal != total.isEmpty && !basket.isEmpty && take(basket.columns + 1)
    if let budget, !budgetText.isEmpty { takeBudget(budget.texts[1]) }
    let short = unpriced == 0 ? "" : " \(words.unpricedMark(unpriced))"
    var mark = showsTotal && take(short.columns) ? short : nil
    if let budget, budgetText.isEmpty { takeBudget(budget.texts[0], after: Self.factGap) }
    let (label, note) = (words.toPay(total), words.withUnpriced("", unpriced))
    func takeNote() {
      if let short = mark, take(note, instead: short) { mark = note }
    }
    // Two sums need a word to be told apart; of one it is clear what it is.
    if !showsBasket { takeNote() }
    let showsLabel = showsTotal && take(label, instead: total)
    if mark != note { takeNote() }
    var basketText = " \(basket)"
    if showsBasket, screen.width >= ScreenMetrics.basketWordFrom || total.isEmpty {
      for text in [" · \(words.basket(basket))", " \(words.inBasket(basket))"]
      where take(text, instead: basketText) { basketText = text }
    }
    if let budget, !budgetText.isEmpty {
      for text in budget.texts.dropFirst() { takeBudget(text) }
      // Twice the same number would say less than once.
      let isTold = mark != nil && unpriced == budget.unpriced
      if !isTold { takeBudget(budget.whole) }
    }
    let showsBar = showsCount && take(Self.barColumns + 1)

    if let order { facts.append(order) }
    if showsCount {
      let bar = showsBar ? Meter(ticked, of: totals.count).spans(columns: Self.barColumns) + [" "] : []
      let price = showsBasket ? [Span(basketText, .muted)] : []
      facts.append(Header.Fact(bar + [Span(count)] + price))
    }
    if showsTotal {
      facts.append(Header.Fact(text: (showsLabel ? label : total) + (mark ?? ""), style: .price))
    }
    if let budget, !budgetText.isEmpty { facts.append(Header.Fact(text: budgetText, style: budget.style)) }
    let tellsBudget =
      budget.map { budgetText == $0.whole || $0.texts.dropFirst().contains(budgetText) } ?? true
    let tellsSums = showsTotal != total.isEmpty && showsBasket != basket.isEmpty
    return (facts, showsCount && tellsSums && tellsBudget && (mark != nil || unpriced == 0))
  }

  /// What is left of the budget, behind other facts and where there is room.
  private func addingBudget(of list: ShoppingList.ID, to facts: [Header.Fact], within room: Int)
    -> [Header.Fact]
  {
    let columns = facts.reduce(0) { $0 + $1.columns + Self.factGap }
    guard let budget = budget(of: list) else { return facts }
    let text = ([budget.whole] + budget.texts.reversed()).first { columns + $0.columns <= room }
    return facts + (text.map { [Header.Fact(text: $0, style: budget.style)] } ?? [])
  }

  /// How the list is sorted and grouped, from the longest way to say it to the shortest; none where that is as usual.
  private func orders(of list: ShoppingList.ID) -> [Header.Fact] {
    if let shop { return [Header.Fact(text: "@\(shop.name)", style: .store)] }
    let arrangement = workspace.records.arrangement(of: list)
    return words.names(of: arrangement).map { Header.Fact(text: $0, style: .accent) }
  }

  /// What stands between two facts.
  private static let factGap = 3
  private static let barColumns = 10

  /// A box is pressed beside it too: it is small.
  func action(forPressAt point: Point) -> ListScreenAction? {
    let list = areas.list
    guard list.contains(point) else { return nil }
    let row = point.row - list.top
    if list.width > 20, point.column == list.right - 1, lines.count > listSize.height {
      return .scrollBarPressed(row)
    }
    return ItemRow.boxColumns.contains(point.column - list.left) ? .boxPressed(row) : .rowPressed(row)
  }

  func action(forWheel rows: Int) -> ListScreenAction? { .wheelTurned(by: rows) }

  mutating func fit(to room: Size, on screen: Size) {
    (size, self.screen) = (room, screen)
  }
}
