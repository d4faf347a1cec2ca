import Screen
import ToteModel

/// Latest first.
package struct SpendingDetail: Equatable, Sendable {
  let group: Spending.Group
  var purchases: [PurchasedItem] = [] { didSet { widths = Widths(purchases) } }
  var position = ListPosition()
  private(set) var widths = Widths()

  /// Measured once, when the purchases are found.
  struct Widths: Equatable, Sendable {
    var store = 0, day = 0, price = 0

    init() {}

    init(_ purchases: [PurchasedItem]) {
      store = Set(purchases.lazy.compactMap(\.store)).map(\.columns).max() ?? 0
      day = purchases.first?.moment.shownDay.columns ?? 0
      let prices = Dictionary(grouping: purchases.lazy.compactMap(\.price), by: \.currency)
      price = prices.values.compactMap { $0.max { $0.minorUnits < $1.minorUnits }?.shown.columns }.max() ?? 0
    }
  }

  init(_ group: Spending.Group) { self.group = group }
}

extension SpendingScreen {
  mutating func openRow() {
    guard detail == nil, spending.rows.indices.contains(position.selected) else { return }
    detail = SpendingDetail(spending.rows[position.selected].group)
    findPurchases()
  }

  /// Closes the sum if nothing is left.
  mutating func findPurchases() {
    guard let group = detail?.group else { return }
    guard let row = spending.rows.first(where: { $0.group == group }), row.count > 0 else {
      return detail = nil
    }
    let found = Spending.purchases(
      of: group, among: workspace.records.purchaseLog.rows.values, since: period.start(before: now))
    detail?.purchases = found
    keepDetailInView()
  }

  mutating func keepDetailInView() {
    guard var detail else { return }
    detail.position = detail.position.inView(count: detail.purchases.count, height: detailHeight)
    self.detail = detail
  }

  /// Below the line that says what it is.
  var detailHeight: Int { max(1, size.height - 2) }

  var detailRow: Spending.Row? {
    detail.flatMap { detail in spending.rows.first { $0.group == detail.group } }
  }
}
