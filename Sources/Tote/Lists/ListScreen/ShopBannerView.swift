import Screen
import ToteModel

/// What stands over the list in a shop: its name, how much is left, what it costs so far and what the rest will cost; and
/// below that what comes next, so that a glance is enough.
struct ShopBannerView: View {
  let screen: ListScreen

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    guard let shop = screen.shop, !canvas.size.isEmpty else { return }
    let margin = ScreenMetrics.margin(width)
    let end = min(width, ScreenMetrics.headerWidth) - margin
    let facts = self.facts(within: end - margin - Self.leastName)
    let start = end - facts.columns
    canvas.write(
      shop.name.truncated(to: max(0, start - margin - 2)), at: Point(margin, 0), style: .heading)
    canvas.write(facts, at: Point(start, 0), style: .price)
    if canvas.size.height > 1 { drawNext(on: &canvas, from: margin, to: end) }
  }

  /// Of the name of the shop so much is left.
  private static let leastName = 8

  /// How much is left, what is in the basket and what is to pay still; what is in the basket alone where there is room for no more.
  private func facts(within room: Int) -> String {
    let totals = screen.totals
    let money = totals.basket.isEmpty ? nil : words.soFar(totals.basket.shown)
    let left =
      totals.count == 0
      ? nil : words.left(Totals(remaining: totals.count - totals.ticked, ticked: totals.ticked))
    let toPay = totals.toPay.isEmpty ? nil : words.toPay(totals.toPay.shown)
    let wholeMoney = money.map { words.withUnpriced($0, totals.basket.unpriced) }
    let wholeToPay = toPay.map { words.withUnpriced($0, totals.toPay.unpriced) }
    func marked(_ price: String?, _ sums: PriceSums) -> String? {
      price.map { $0 + (words.unpricedMarks(sums.unpriced).first ?? "") }
    }
    let (markedMoney, markedToPay) = (marked(money, totals.basket), marked(toPay, totals.toPay))
    func joined(_ facts: String?...) -> String { facts.compactMap { $0 }.joined(separator: " · ") }
    return [
      joined(left, wholeMoney, wholeToPay), joined(left, markedMoney, markedToPay), joined(left, markedMoney),
      joined(left, money), markedMoney ?? "", money ?? "",
      totals.basket.shown,
    ]
    .first { $0.columns <= room } ?? ""
  }

  private func drawNext(on canvas: inout Canvas, from start: Int, to end: Int) {
    let totals = screen.lines.totals
    guard let item = screen.nextItem else {
      // Behind a filter there may be more to buy.
      let text = totals.count == 0 || screen.filter != nil ? "" : screen.shop.map(words.allInBasket) ?? ""
      canvas.write(text.truncated(to: end - start), at: Point(start, 1), style: .success)
      return
    }
    var column = canvas.write(words.nextItem, at: Point(start, 1), style: .muted) + 1
    func write(_ text: String, _ style: Style) {
      guard column < end else { return }
      column = canvas.write(text.truncated(to: end - column), at: Point(column, 1), style: style) + 2
    }
    write(item.name, .plain.bold)
    if let amount = item.details.amount { write(amount.shown, .amount) }
    for part in item.details.shownParts where part.kind != .mark(.store) { write(part.text, part.kind.style) }
  }
}
