import Screen
import ToteModel

/// The list screen as a tab: which list this is, how much of it is left and what that costs, and what the mouse hits.
extension ListScreen: TabScreen {
  var heading: String { place ?? "Tote" }
  var place: String? { openList?.name }
  var hearsMouse: Bool { panel == nil }

  /// As many facts as there is room for beside the name. What is missing goes in this order: the bar, the words beside the numbers,
  /// how many things have no price, what is left of the budget, what the basket costs, the count, how the list
  /// is sorted and grouped where that is not as usual, and the total last; but before all of them stands a budget that is nearly
  /// spent. In a shop its banner says most of it.
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    var facts = state
    guard let list else { return facts }
    // A shop's banner says all but what is about the whole list.
    guard bannerRows == 0 else {
      return addingBudget(of: list, to: facts, within: room)
    }
    let all = workspace.records.totals(of: list)
    guard all.count > 0 else {
      return addingBudget(
        of: list, to: facts + [Header.Fact(text: words.left(all), style: .muted)], within: room)
    }
    let totals = self.totals
    if totals.count == 0 { return facts }
    let ticked = totals.ticked
    let (count, basket) = ("\(ticked)/\(totals.count)", totals.basket.shown)
    let total = totals.toPay.shown
    let (labelled, labelledBasket) = (words.toPay(total), words.inBasket(basket))

    // Each fact has a gap before it, but the first.
    var left = room + Self.factGap - state.reduce(0) { $0 + $1.columns + Self.factGap }
    func take(_ columns: Int) -> Bool {
      guard left >= columns else { return false }
      left -= columns
      return true
    }
    let budget = filter == nil ? budget(of: list) : nil
    func takeBudget() -> Bool { budget.map { take($0.short.columns + Self.factGap) } ?? false }
    let isUrgent = budget?.isUrgent == true && takeBudget()
    let showsTotal = !total.isEmpty && take(total.columns + Self.factGap)
    let order = orders(of: list).first { take($0.columns + Self.factGap) }
    let showsCount = take(count.columns + Self.factGap)
    // Alone it would be taken for the total.
    let showsBasket =
      showsCount && showsTotal != total.isEmpty && !basket.isEmpty && take(basket.columns + 1)
    let showsBudget = isUrgent || takeBudget()
    let showsLabel = showsTotal && take(labelled.columns - total.columns)
    let showsBasketLabel =
      showsBasket && screen.width >= ScreenMetrics.basketWordFrom
      && take(labelledBasket.columns - basket.columns)
    var budgetFact = budget.map {
      showsBudget && take($0.long.columns - $0.short.columns) ? $0.long : $0.short
    }
    let whole = words.withUnpriced(labelled, totals.toPay.unpriced)
    let showsUnpriced = showsLabel && take(whole.columns - labelled.columns)
    // Twice the same number would say less than once.
    let isTold = showsUnpriced && totals.toPay.unpriced == budget?.unpriced
    if let budget, !isTold, budgetFact == budget.long, take(budget.whole.columns - budget.long.columns) {
      budgetFact = budget.whole
    }
    let showsBar = showsCount && take(Self.barColumns + 1)

    if let order { facts.append(order) }
    if showsCount {
      let bar = showsBar ? Meter(ticked, of: totals.count).spans(columns: Self.barColumns) + [" "] : []
      let price = showsBasket ? [Span(" \(showsBasketLabel ? labelledBasket : basket)", .muted)] : []
      facts.append(Header.Fact(bar + [Span(count)] + price))
    }
    if showsTotal {
      facts.append(Header.Fact(text: showsUnpriced ? whole : showsLabel ? labelled : total, style: .price))
    }
    if showsBudget, let budgetFact { facts.append(budgetFact) }
    return facts
  }

  /// What is left of the budget, behind other facts and where there is room.
  private func addingBudget(of list: ShoppingList.ID, to facts: [Header.Fact], within room: Int)
    -> [Header.Fact]
  {
    let columns = facts.reduce(0) { $0 + $1.columns + Self.factGap }
    guard let budget = budget(of: list) else { return facts }
    return facts
      + [budget.whole, budget.long, budget.short].filter { columns + $0.columns <= room }.prefix(1)
  }

  /// How the list is sorted and grouped, from the longest way to say it to the shortest; none where that is as usual.
  private func orders(of list: ShoppingList.ID) -> [Header.Fact] {
    if let shop { return [Header.Fact(text: "@\(shop.name)", style: .store)] }
    let arrangement = workspace.records.arrangement(of: list)
    return words.names(of: arrangement).map { Header.Fact(text: $0, style: .accent) }
  }

  /// What is told of a budget.
  private struct BudgetFact {
    /// From the longest way to say it, with how many things have no price, to the shortest.
    var whole, long, short: Header.Fact
    let unpriced: Int
    /// Whether it is spent, or nearly: nothing is as important then.
    var isUrgent: Bool
  }

  /// What is left of a list's budget when all of it is paid, in whatever shop, and what was cleared today too.
  private func budget(of list: ShoppingList.ID) -> BudgetFact? {
    guard let budget = openList?.budget else { return nil }
    var (all, toPay) = workspace.records.prices(of: list)
    all.add(toPay)
    all.add(workspace.records.cleared(from: list))
    let spent = all.prices.first { $0.currency == budget.currency }?.minorUnits ?? 0
    let left = budget.minorUnits - spent
    guard let price = Price(minorUnits: abs(left), currency: budget.currency)?.shown else { return nil }
    let (isOver, style) = (left < 0, left < 0 ? Style.warning : .muted)
    let long = words.leftOfBudget(price, isOver: isOver)
    return BudgetFact(
      whole: Header.Fact(text: words.withUnpriced(long, all.unpriced), style: style),
      long: Header.Fact(text: long, style: style),
      short: Header.Fact(text: words.leftToSpend(price, isOver: isOver), style: style),
      unpriced: all.unpriced,
      isUrgent: left * 10 <= budget.minorUnits)
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
