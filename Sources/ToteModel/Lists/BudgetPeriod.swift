/// How long a list's budget lasts.
package enum BudgetPeriod: String, CaseIterable, Sendable {
  /// A day of shopping.
  case trip
  case week, month

  /// When it began; a trip begins with its first purchase that may still be unticked.
  package func start(at now: Moment) -> Moment {
    switch self {
    case .trip: Moment(milliseconds: now.milliseconds - PurchasedItem.regret)
    case .week: now.local.startOfWeek.instant
    case .month: now.local.startOfMonth.instant
    }
  }
}

extension ShoppingList {
  /// Of a budget typed without a period: what it was, or a month, as most households count.
  package var usualPeriod: BudgetPeriod { budget == nil ? .month : budgetPeriod }
}

extension BudgetPeriod: FieldType {
  package static var kind: FieldKind { .text }
  package var fieldValue: FieldValue { .text(rawValue) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().flatMap(BudgetPeriod.init(rawValue:))
  }
}
