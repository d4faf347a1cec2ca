import Screen
import ToteModel

/// The purchases of a part, latest first.
package struct SpendingDetail: Equatable, Sendable {
  let part: SpendingOverview.Part
  let title: String
  var purchases: [PurchasedItem] = [] { didSet { measure() } }
  var position = ListPosition()
  private(set) var widths = Widths()
  private(set) var sum = PriceSums()

  struct Widths: Equatable, Sendable {
    var store = 0, day = 0, price = 0
  }

  init(_ part: SpendingOverview.Part, title: String) { (self.part, self.title) = (part, title) }

  /// Once, when the purchases are found. Of each currency only the largest price is measured.
  private mutating func measure() {
    (widths, sum) = (Widths(), PriceSums())
    var stores: Set<String> = []
    var largest: [Currency: Price] = [:]
    var markColumns = 0
    for bought in purchases {
      widths.day = max(widths.day, bought.moment.local.shownDay.columns)
      if let store = bought.store { stores.insert(store) }
      guard let price = bought.price else { continue }
      if bought.isEstimated { markColumns = 2 }
      sum.add(price, times: 1)
      if largest[price.currency].map({ $0.minorUnits < price.minorUnits }) ?? true {
        largest[price.currency] = price
      }
    }
    widths.store = stores.map(\.columns).max() ?? 0
    widths.price = (largest.values.map(\.shown.columns).max() ?? 0) + markColumns
  }
}

extension SpendingScreen {
  mutating func openRow() {
    let stops = page.stops
    guard detail == nil, stops.indices.contains(cursor.stop) else { return }
    open(stops[cursor.stop].part)
  }

  mutating func open(_ part: SpendingOverview.Part) {
    detail = SpendingDetail(part, title: title(of: part))
    findPurchases()
    if detail == nil { message = .nothingSpentThen }
  }

  private func title(of part: SpendingOverview.Part) -> String {
    guard case .list(let list, let month) = part else { return words.name(part) }
    return "\(workspace.records[list: list]?.name ?? ""), \(words.name(.group(.month(month))))"
  }

  /// Closes the part if nothing is left.
  mutating func findPurchases() {
    guard let part = detail?.part else { return }
    let found = SpendingOverview.purchases(
      of: part, among: workspace.records.purchaseLog.rows.values, since: period.start(before: now))
    if found.isEmpty { return detail = nil }
    detail?.purchases = found
    keepDetailInView()
  }

  mutating func keepDetailInView() {
    guard var detail else { return }
    detail.position = detail.position.inView(count: detail.purchases.count, height: detailHeight)
    self.detail = detail
  }

  /// Below the line that says what it is, above the field.
  var detailHeight: Int { max(1, size.height - 2 - panelRows) }
}
