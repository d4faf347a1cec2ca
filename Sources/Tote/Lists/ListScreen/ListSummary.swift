import Screen
import ToteModel

struct ListSummary {
  let workspace: Workspace
  let list: ShoppingList.ID
  var filtered: ListLines?
  var hasBar = true

  /// In a shop, counts everything shown there, whatever the filter.
  var totals: (count: Int, ticked: Int, basket: PriceSums, toPay: PriceSums) {
    let isInShop = workspace.records.walk != nil
    return ((isInShop ? nil : filtered) ?? workspace.lines(of: list)).totals
  }

  /// What was spent in the shop today on items that are no longer in the basket.
  var spentEarlier: PriceSums {
    workspace.records.walk.map { workspace.records.cleared(from: list, in: $0.shop) } ?? PriceSums()
  }

  var budget: ListBudget? {
    workspace[list: list].flatMap { ListBudget(of: $0, in: workspace.records) }
  }

  /// From longest to shortest; empty if as usual.
  private var orders: [Header.Fact] {
    if let shop = workspace.records.walk?.shop { return [Header.Fact(text: "@\(shop.name)", style: .store)] }
    return words.names(of: workspace.arrangement(of: list)).map { Header.Fact(text: $0, style: .accent) }
  }
}

extension ListSummary {
  private static let barColumns = 10
  private static let gap = 3

  private struct Room {
    var columns: Int

    mutating func take(_ wanted: Int) -> Bool {
      guard columns >= wanted else { return false }
      columns -= wanted
      return true
    }

    /// Replaces a text if there is room for the new one.
    mutating func grow(_ text: inout String, to longer: String, after gap: Int = 0) {
      if take(longer.columns - text.columns + gap) { text = longer }
    }
  }

  /// The facts that fit, and whether all sums do. Dropped in order: bar, what is in the basket, words, budget,
  /// count, arrangement, what is to pay. A spent budget comes before all.
  func facts(within columns: Int, after state: [Header.Fact]) -> (facts: [Header.Fact], isWhole: Bool) {
    let all = workspace.records.totals(of: list)
    guard all.count > 0 else {
      let left = Header.Fact(text: words.left(all), style: .muted)
      return (addingBudget(to: state + [left], within: columns), true)
    }
    // Nothing is to be bought there.
    if list.isHome { return (state + [Header.Fact(text: words.items(all.count), style: .muted)], true) }
    let totals = totals
    if totals.count == 0 { return (state, true) }
    let isDone = totals.ticked == totals.count
    let sums = isDone ? totals.basket : totals.toPay
    let budget = filtered == nil ? budget : nil
    let (texts, gap) = (budget?.texts ?? [], Self.gap)

    var room = Room(columns: columns + gap - state.reduce(0) { $0 + $1.columns + gap })
    var (count, price, left) = ("", "", "")
    if let budget, budget.isUrgent { room.grow(&left, to: texts[0], after: gap) }
    if !sums.isEmpty { room.grow(&price, to: sums.shown, after: gap) }
    let order = orders.first { room.take($0.columns + gap) }
    room.grow(&count, to: "\(words.number(totals.ticked))/\(words.number(totals.count))", after: gap)
    if !left.isEmpty { room.grow(&left, to: texts[1]) }
    if left.isEmpty, budget != nil { room.grow(&left, to: texts[0], after: gap) }
    if !price.isEmpty {
      // One after the other: the longer texts contain the shorter ones.
      let said = isDone ? words.inBasket(sums.shown) : words.toPay(sums.shown)
      room.grow(&price, to: said)
      let whole = isDone || totals.basket.isEmpty ? said : "\(words.inBasket(totals.basket.shown)), \(said)"
      if price == said { room.grow(&price, to: whole) }
    }
    if !left.isEmpty { for text in texts.dropFirst() { room.grow(&left, to: text) } }
    let showsBar = hasBar && !count.isEmpty && room.take(Self.barColumns + 1)

    var facts = state
    if let order { facts.append(order) }
    if !count.isEmpty {
      let bar =
        showsBar ? Meter(totals.ticked, of: totals.count).spans(columns: Self.barColumns) + [" "] : []
      facts.append(Header.Fact(bar + [Span(count, isDone ? .success : .plain)]))
    }
    if !price.isEmpty { facts.append(Header.Fact(text: price, style: .price)) }
    if let budget, !left.isEmpty { facts.append(Header.Fact(text: left, style: budget.style)) }
    let tellsBudget = budget == nil || texts.dropFirst().contains(left)
    return (facts, !count.isEmpty && price.isEmpty == sums.isEmpty && tellsBudget)
  }

  /// Adds what is left of the budget, if there is room.
  func addingBudget(to facts: [Header.Fact], within room: Int) -> [Header.Fact] {
    guard let budget else { return facts }
    let columns = facts.reduce(0) { $0 + $1.columns + Self.gap }
    let text = budget.texts.reversed().first { columns + $0.columns <= room }
    return facts + (text.map { [Header.Fact(text: $0, style: budget.style)] } ?? [])
  }
}
