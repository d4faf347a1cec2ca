import Screen
import ToteModel

/// What shows, line by line: what is due comes first, under a heading of its own.
extension BuyAgain {
  enum Line: Equatable {
    case heading(isDue: Bool, count: Int)
    /// The place among what shows.
    case offer(Int)
  }

  /// Where a heading takes the place of a row that is needed more.
  private static let headingsFrom = 8

  /// Two, or none where they would part nothing.
  func headingCount(of offers: [BuyAgainOffer]) -> Int {
    let due = dueCount(of: offers)
    return due > 0 && due < offers.count && rowsInBox >= Self.headingsFrom ? 2 : 0
  }

  private func dueCount(of offers: [BuyAgainOffer]) -> Int {
    offers.prefix { isDue[$0.key] == true }.count
  }

  /// The first heading stays in view.
  func lines(of shown: [BuyAgainOffer]) -> [Line] {
    let (count, height) = (shown.count, height)
    let top = position.inView(count: count, height: height).top
    let rows = top..<min(count, top + height)
    guard headingCount(of: shown) > 0 else { return rows.map { .offer($0) } }
    let due = dueCount(of: shown)
    var lines: [Line] = []
    for row in rows {
      if row == top || row == due {
        lines.append(.heading(isDue: row < due, count: row < due ? due : count - due))
      }
      lines.append(.offer(row))
    }
    return lines
  }
}
