import Screen
import ToteModel

/// What was spent of a list's budget, and by how much the list would exceed it once it is paid.
struct ListBudget {
  /// From the shortest to the longest.
  let texts: [String]
  /// Purchases and items to buy that it can't count.
  let unpriced: Int
  /// Whether it is spent, or nearly, once the list is paid.
  let isUrgent: Bool
  let isOver: Bool
  let style: Style

  init?(of list: ShoppingList, in records: Records) {
    guard let use = records.budgetUse(of: list) else { return nil }
    let toPay = records.prices(of: list.id).toPay
    let left = use.left - toPay.coins(of: use.budget.currency)
    unpriced = use.unpriced + toPay.unpriced
    isUrgent = left * 10 <= use.budget.minorUnits
    isOver = left < 0
    style = isOver ? .warning : .muted
    let used = [words.use(use, saysPeriod: false), words.use(use), words.whole(use)]
    guard isOver, let over = Price(minorUnits: -left, currency: use.budget.currency)?.shown else {
      texts = used
      return
    }
    let long = words.overBudget(over, isWithList: use.left >= 0)
    texts = [words.over(over)] + used.map { "\($0) · \(long)" }
  }
}
