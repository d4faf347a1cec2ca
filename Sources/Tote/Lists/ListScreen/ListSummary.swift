import Screen
import ToteModel

/// What is told of a list above it: how much is left, what that costs, and what is left of the budget.
struct ListSummary {
  let workspace: Workspace
  let list: ShoppingList.ID
  /// What a filter shows of it.
  var filtered: ListLines?

  /// In a shop, all that shows there is counted, whatever a filter finds of it.
  var totals: (count: Int, ticked: Int, basket: PriceSums, toPay: PriceSums) {
    let isInShop = workspace.records.walk != nil
    return ((isInShop ? nil : filtered) ?? workspace.lines(of: list)).totals
  }

  /// What was spent in the shop today on items that are no longer in the basket.
  var spentEarlier: PriceSums {
    workspace.records.walk.map { workspace.records.cleared(from: list, in: $0.shop) } ?? PriceSums()
  }

  var budget: ListBudget? {
    workspace[list: list]?.budget.flatMap { ListBudget($0, of: list, in: workspace.records) }
  }

  /// How the list is sorted and grouped, from the longest to the shortest; empty if that is as usual.
  private var orders: [Header.Fact] {
    if let shop = workspace.records.walk?.shop { return [Header.Fact(text: "@\(shop.name)", style: .store)] }
    return words.names(of: workspace.arrangement(of: list)).map { Header.Fact(text: $0, style: .accent) }
  }
}

// The facts of the header.
extension ListSummary {
  private static let barColumns = 10
  /// The columns between two facts.
  private static let gap = 3

  /// The columns that are left for facts.
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

  /// As many facts as there is room for, and whether all numbers are among them. Left out, in this order, are: the bar, the words
  /// beside the numbers, what was spent earlier, what is left of the budget, how many items have no price, what the basket
  /// costs, the count, how the list is sorted and grouped, and last the total. But a budget that is spent, or nearly so, comes before
  /// all of them, and what was spent earlier then follows the basket, since it explains the budget.
  func facts(within columns: Int, after state: [Header.Fact], isWide: Bool)
    -> (facts: [Header.Fact], isWhole: Bool)
  {
    let all = workspace.records.totals(of: list)
    guard all.count > 0 else {
      let left = Header.Fact(text: words.left(all), style: .muted)
      return (addingBudget(to: state + [left], within: columns), true)
    }
    let totals = totals
    if totals.count == 0 { return (state, true) }
    let (basketSum, total, unpriced) = (totals.basket.shown, totals.toPay.shown, totals.toPay.unpriced)
    let budget = filtered == nil ? budget : nil
    let (texts, gap) = (budget?.texts ?? [], Self.gap)

    var room = Room(columns: columns + gap - state.reduce(0) { $0 + $1.columns + gap })
    var (count, basket, toPay, mark, left) = ("", "", "", "", "")
    if let budget, budget.isUrgent { room.grow(&left, to: texts[0], after: gap) }
    if !total.isEmpty { room.grow(&toPay, to: total, after: gap) }
    let order = orders.first { room.take($0.columns + gap) }
    room.grow(&count, to: "\(totals.ticked)/\(totals.count)", after: gap)
    // Alone it would be taken for the total.
    if !count.isEmpty, toPay.isEmpty == total.isEmpty, !basketSum.isEmpty {
      room.grow(&basket, to: " \(basketSum)")
    }
    if !left.isEmpty { room.grow(&left, to: texts[1]) }
    if !toPay.isEmpty, unpriced > 0 { room.grow(&mark, to: " \(words.unpricedMark(unpriced))") }
    if left.isEmpty, budget != nil { room.grow(&left, to: texts[0], after: gap) }
    let note = words.withUnpriced("", unpriced)
    // Two sums need a word to be told apart; of one it is clear what it is.
    if basket.isEmpty, !mark.isEmpty { room.grow(&mark, to: note) }
    if !toPay.isEmpty { room.grow(&toPay, to: words.toPay(total)) }
    if !mark.isEmpty { room.grow(&mark, to: note) }
    if !basket.isEmpty, isWide || total.isEmpty {
      room.grow(&basket, to: " · \(words.basket(basketSum))")
      room.grow(&basket, to: " \(words.inBasket(basketSum))")
    }
    if let budget, !left.isEmpty {
      for text in texts.dropFirst() { room.grow(&left, to: text) }
      // The same number is not told twice.
      if mark.isEmpty || unpriced != budget.unpriced { room.grow(&left, to: budget.whole) }
    }
    let showsBar = !count.isEmpty && room.take(Self.barColumns + 1)

    var facts = state
    if let order { facts.append(order) }
    if !count.isEmpty {
      let bar =
        showsBar ? Meter(totals.ticked, of: totals.count).spans(columns: Self.barColumns) + [" "] : []
      facts.append(Header.Fact(bar + [Span(count)] + (basket.isEmpty ? [] : [Span(basket, .muted)])))
    }
    if !toPay.isEmpty { facts.append(Header.Fact(text: toPay + mark, style: .price)) }
    if let budget, !left.isEmpty { facts.append(Header.Fact(text: left, style: budget.style)) }
    let tellsBudget = budget.map { left == $0.whole || texts.dropFirst().contains(left) } ?? true
    let tellsSums = toPay.isEmpty == total.isEmpty && basket.isEmpty == basketSum.isEmpty
    return (facts, !count.isEmpty && tellsSums && tellsBudget && (!mark.isEmpty || unpriced == 0))
  }

  /// What is left of the budget behind other facts, if there is room.
  func addingBudget(to facts: [Header.Fact], within room: Int) -> [Header.Fact] {
    guard let budget else { return facts }
    let columns = facts.reduce(0) { $0 + $1.columns + Self.gap }
    let text = ([budget.whole] + budget.texts.reversed()).first { columns + $0.columns <= room }
    return facts + (text.map { [Header.Fact(text: $0, style: budget.style)] } ?? [])
  }
}
