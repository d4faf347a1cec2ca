import Screen
import ToteModel

/// Above the list in a shop: name, count, prices, and below that what comes next.
struct ShopBannerView: View {
  let screen: ListScreen

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    guard let shop = screen.shop, !canvas.size.isEmpty else { return }
    let margin = ScreenMetrics.margin(width)
    let end = width - margin
    let facts = self.facts(within: end - margin - Self.leastName)
    let start = end - facts.columns
    canvas.write(
      shop.name.truncated(to: max(0, start - margin - 2)), at: Point(margin, 0), style: .heading)
    canvas.write(facts, at: Point(start, 0), style: .price)
    if canvas.size.height > 1 { drawNext(on: &canvas, from: margin, to: end) }
  }

  /// Columns for the shop's name.
  private static let leastName = 8

  /// What is left, in the basket, to pay and spent earlier; in the smallest room, only the basket.
  private func facts(within room: Int) -> String {
    guard let summary = screen.summary else { return "" }
    let (totals, earlier) = (summary.totals, summary.spentEarlier)
    let left =
      totals.count == 0
      ? nil : words.left(Totals(remaining: totals.count - totals.ticked, ticked: totals.ticked))
    func fact(_ sums: PriceSums, _ text: (String) -> String) -> String? {
      sums.isEmpty ? nil : text(sums.shown)
    }
    func joined(_ facts: String?..., separator: String = " · ") -> String? {
      let told = facts.compactMap { $0 }
      return told.isEmpty ? nil : told.joined(separator: separator)
    }
    let basket = fact(totals.basket, words.inBasket)
    let sums = joined(basket, fact(totals.toPay, words.toPay), separator: ", ")
    let (spent, before) = (fact(earlier, words.spentEarlier), fact(earlier, words.earlier))
    return [
      joined(left, sums, spent), joined(left, sums, before), joined(left, sums), joined(left, basket, before),
      joined(left, basket), basket, joined(left),
    ]
    .compactMap { $0 }.first { $0.columns <= room } ?? totals.basket.shown
  }

  private func drawNext(on canvas: inout Canvas, from start: Int, to end: Int) {
    let totals = screen.lines.totals
    guard screen.nextItem != nil else {
      // A filter may hide more to buy.
      let text = totals.count == 0 || screen.filter != nil ? "" : screen.shop.map(words.allInBasket) ?? ""
      canvas.write(text.truncated(to: end - start), at: Point(start, 1), style: .success)
      return
    }
    let ahead = ahead
    func columns(_ place: [Span]) -> Int { place.reduce(0) { $0 + $1.text.columns } }
    guard let first = ahead.first, start + words.nextPlace.columns + 1 + columns(first) <= end else { return }
    var column = canvas.write(words.nextPlace, at: Point(start, 1), style: .muted) + 1
    for (index, place) in ahead.enumerated() {
      // What doesn't fit is hinted at.
      let isLast = index == ahead.count - 1
      guard column + columns(place) + (index == 0 ? 0 : 3) + (isLast ? 0 : 2) <= end || index == 0 else {
        canvas.write("…", at: Point(column + 1, 1), style: .muted)
        return
      }
      if index > 0 { column = canvas.write(" · ", at: Point(column, 1), style: .muted) }
      for span in place { column = canvas.write(span.text, at: Point(column, 1), style: span.style) }
    }
  }

  /// The other aisles with what is left there, or after the last the next store: the rows say what is here.
  private var ahead: [[Span]] {
    func place(_ name: String, _ style: Style, _ count: Int) -> [Span] {
      [Span(name, style), Span(" \(words.number(count))", .muted)]
    }
    let aisles = screen.lines.aislesLeft(besides: screen.cursor)
    if !aisles.isEmpty { return aisles.map { place(words.name($0.aisle), .category, $0.count) } }
    guard let shop = screen.shop,
      let next = screen.workspace.records.nextShop(of: screen.list, after: shop)
    else { return [] }
    return [place(next.shop.name, .store, next.open)]
  }
}
