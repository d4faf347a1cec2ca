import Screen
import ToteModel

extension SpendingScreen: TabScreen {
  var heading: String { words.spendingTab.title }

  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    let total = spending.total.shown
    guard !total.isEmpty, total.columns <= room else { return state }
    let period = Header.Fact(text: words.name(of: period), style: .muted)
    let hasRoom = total.columns + period.columns + 3 <= room
    return state + (hasRoom ? [period] : []) + [Header.Fact(text: total, style: .price)]
  }

  /// Two lines are above the rows.
  func action(forPressAt point: Point) -> SpendingScreenAction? {
    let line = point.row - 2
    guard let detail else {
      return position.pressed(line, count: spending.rows.count, height: chartHeight) {
        $0 == 0 ? .rowOpened : .moved(by: $0)
      }
    }
    return detail.position.pressed(line, count: detail.purchases.count, height: detailHeight) {
      .moved(by: $0)
    }
  }

  func action(forWheel rows: Int) -> SpendingScreenAction? { .moved(by: rows) }

  mutating func fit(to room: Size, on screen: Size) {
    size = room
    position = position.inView(count: spending.rows.count, height: chartHeight)
    keepDetailInView()
  }
}
