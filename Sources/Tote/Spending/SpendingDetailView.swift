import Screen
import ToteModel

struct SpendingDetailView: View {
  let detail: SpendingDetail

  func draw(on canvas: inout Canvas) {
    let page = canvas.bounds.inset(left: ScreenMetrics.margin(canvas.size.width), right: 1)
    let (line, rest) = page.cut(top: min(2, max(0, page.height - 1)))
    let fact = detail.part == .unpriced ? words.number(detail.purchases.count) : detail.sum.shown
    canvas.draw(
      Line([
        Span(detail.title, .heading), Span(" · ", .muted),
        Span(fact, detail.part == .unpriced ? .muted : .price),
      ]),
      in: line.cut(top: 1).0)
    let purchases = detail.purchases
    let room = rest.cut(left: min(rest.width, Self.widest)).0
    let columns = PurchaseColumns(detail.widths, width: room.width - 2)
    let list = List(count: purchases.count, position: detail.position, isFocused: false) { row, isSelected in
      Drawing { canvas in
        columns.draw(purchases[row], on: &canvas)
        if isSelected { canvas.add(.cursorRow, in: canvas.bounds) }
      }
    }.places(SpendingPlace.purchase)
    canvas.draw(list, in: room)
    let position = detail.position.inView(count: purchases.count, height: room.height)
    canvas.setCursor(at: Point(room.left, room.top + position.selected - position.top))
    canvas.draw(ScrollBar(top: detail.position.top, count: purchases.count), in: canvas.bounds)
  }

  /// Longer rows are hard to read across.
  private static let widest = 80
}

/// Leaves out the store if there is no room.
private struct PurchaseColumns {
  private let name, store, day, price: Range<Int>

  init(_ widths: SpendingDetail.Widths, width: Int) {
    let width = max(0, width)
    price = max(0, width - widths.price)..<width
    day = max(0, price.lowerBound - 2 - widths.day)..<max(0, price.lowerBound - 2)
    let stores = width < 50 ? 0 : min(20, widths.store)
    store = max(0, day.lowerBound - 2 - stores)..<max(0, day.lowerBound - 2)
    name = 0..<max(0, (stores == 0 ? day : store).lowerBound - 2)
  }

  func draw(_ bought: PurchasedItem, on canvas: inout Canvas) {
    func write(_ text: String, in room: Range<Int>, _ style: Style) -> Int {
      canvas.write(text.truncated(to: room.count), at: Point(room.lowerBound, 0), style: style)
    }
    let end = write(bought.name, in: name, .plain) + 2
    if let amount = bought.amount?.shown, end + amount.columns <= name.upperBound {
      canvas.write(amount, at: Point(end, 0), style: .amount)
    }
    if let shop = bought.store, !store.isEmpty { _ = write(shop, in: store, .store) }
    _ = write(bought.moment.local.shownDay, in: day, .muted)
    let cost = bought.shownPrice
    canvas.write(cost, at: Point(max(price.lowerBound, price.upperBound - cost.columns), 0), style: .price)
  }
}

extension PurchasedItem {
  /// Marked if it is a share of a receipt; empty without one.
  var shownPrice: String { price.map { isEstimated ? "≈ \($0.shown)" : $0.shown } ?? "" }
}
