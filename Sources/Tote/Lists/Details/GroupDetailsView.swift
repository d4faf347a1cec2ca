import Screen
import ToteModel

/// What several items cost together: those that are selected, or those under a heading.
struct GroupDetailsView: View {
  private let title: Text
  private let count: Int
  /// `nil` for too many to add up with every key.
  private let prices: PriceSums?

  init(_ heading: ListHeading, _ group: ListGroup) {
    let style: Style =
      switch heading {
      case .basket: .heading
      case .elsewhere: .muted.bold
      case .category: .category.bold
      case .store: .store.bold
      }
    title = Text(heading.title, style: style, overflow: .wrap)
    (count, prices) = (group.count, group.prices)
  }

  init(selectionOf screen: ListScreen) {
    let selection = screen.cursor.selection
    title = Text(words.selectedCount(selection.count), style: .heading)
    count = selection.count
    prices = screen.pricesOfSelection
  }

  func draw(on canvas: inout Canvas) {
    var facts = [FactRow(words.itemCount, "\(count)")]
    if let prices {
      if !prices.isEmpty { facts.append(FactRow(words.sumOfPrices, prices.shown, .price)) }
      if prices.unpriced > 0 { facts.append(FactRow(words.withoutPrice, "\(prices.unpriced)", .warning)) }
    }
    canvas.draw(Rows([.fit(title), .fixed(1, Text(""))] + facts.map { .fit($0) }), in: canvas.bounds)
  }
}

extension ListScreen {
  private static let addedUp = 500

  /// Added up anew for every key, so only as many as take no time; all items are added up already.
  fileprivate var pricesOfSelection: PriceSums? {
    let selection = cursor.selection
    let lines = lines
    if selection.count == lines.items.count {
      let totals = lines.totals
      var sums = totals.basket
      sums.add(totals.toPay)
      return sums
    }
    if selection.count > Self.addedUp { return nil }
    return selection.reduce(into: PriceSums()) { sums, id in
      if let item = workspace.records[item: id] { sums.add(item.details.linePrice, times: 1) }
    }
  }
}
