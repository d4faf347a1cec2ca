import Screen
import ToteModel

/// The list screen as a tab: which list this is, how much of it is left and what that costs, and what the mouse hits.
extension ListScreen: TabScreen {
  var heading: String { place ?? "Tote" }
  var place: String? { openList?.name }
  var hearsMouse: Bool { panel == nil }

  /// As many facts as there is room for beside the name. Whether all is saved is always told, the price only where it
  /// crowds nothing out.
  func facts(within room: Int, saved: Header.Fact) -> [Header.Fact] {
    var facts = [saved]
    var left = room - saved.text.columns
    func add(_ text: String) {
      guard !text.isEmpty, left >= text.columns + 3 else { return }
      left -= text.columns + 3
      facts.insert(Header.Fact(text: text, style: .plain), at: 0)
    }
    guard let list else { return facts }
    let totals = workspace.records.totals(of: list)
    let remaining = words.left(totals)
    add(left >= remaining.columns + 3 ? remaining : words.leftShort(totals))
    let sums = Currency.allCases.compactMap { currency in
      totals.remainingPrices[currency].flatMap { Price(minorUnits: $0, currency: currency) }
    }
    guard !sums.isEmpty else { return facts }
    let price = sums.map(\.description).joined(separator: " + ")
    let labelled = words.toPay(price)
    add(left >= labelled.columns + 3 ? labelled : price)
    return facts
  }

  /// A box is three columns wide.
  func action(forPressAt point: Point) -> ListScreenAction? {
    let list = areas.list
    guard list.contains(point) else { return nil }
    let row = point.row - list.top
    return ItemRow.boxColumns.contains(point.column - list.left) ? .boxPressed(row) : .rowPressed(row)
  }

  func action(forWheel rows: Int) -> ListScreenAction? { .wheelTurned(by: rows) }

  mutating func fit(to room: Size, on screen: Size) {
    (size, self.screen) = (room, screen)
  }
}
