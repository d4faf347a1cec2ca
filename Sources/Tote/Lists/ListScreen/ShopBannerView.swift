import Screen
import ToteModel

/// Above the list in a shop: name, count, prices, and below that what comes next.
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

  /// Columns for the shop's name.
  private static let leastName = 8

  /// What is left, in the basket, spent earlier and to pay; in the smallest room, only the basket.
  private func facts(within room: Int) -> String {
    guard let summary = screen.summary else { return "" }
    let (totals, earlier) = (summary.totals, summary.spentEarlier)
    let left =
      totals.count == 0
      ? nil : words.left(Totals(remaining: totals.count - totals.ticked, ticked: totals.ticked))
    func fact(_ sums: PriceSums, _ text: (String) -> String) -> Fact? {
      sums.isEmpty ? nil : Fact(text(sums.shown), unpriced: sums.unpriced)
    }
    let (inBasket, basket) = (fact(totals.basket, words.inBasket), fact(totals.basket, words.basket))
    let (spent, before) = (fact(earlier, words.spentEarlier), fact(earlier, words.earlier))
    let toPay = fact(totals.toPay, words.toPay)
    func joined(_ facts: String?...) -> String { facts.compactMap { $0 }.joined(separator: " · ") }
    return [
      joined(left, inBasket?.whole, spent?.whole, toPay?.whole),
      joined(left, basket?.whole, spent?.whole, toPay?.whole),
      joined(left, basket?.whole, before?.plain, toPay?.whole),
      joined(left, basket?.marked, before?.plain, toPay?.marked),
      joined(left, basket?.marked, before?.plain), joined(left, basket?.marked), joined(left, basket?.plain),
      basket?.marked ?? "", basket?.plain ?? "", totals.basket.shown,
    ]
    .first { $0.columns <= room } ?? ""
  }

  /// A sum alone, and with its unpriced items as a sign and in words.
  private struct Fact {
    let plain, marked, whole: String

    init(_ text: String, unpriced: Int) {
      plain = text
      marked = unpriced == 0 ? text : "\(text) \(words.unpricedMark(unpriced))"
      whole = words.withUnpriced(text, unpriced)
    }
  }

  private func drawNext(on canvas: inout Canvas, from start: Int, to end: Int) {
    let totals = screen.lines.totals
    guard let item = screen.nextItem else {
      // A filter may hide more to buy.
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
