import Screen
import ToteModel

extension SpendingScreen: TabScreen {
  var heading: String { words.spendingTab.title }
  var hearsMouse: Bool { valueEditor == nil }

  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    let total = overview.total.shown
    guard !total.isEmpty, total.columns <= room else { return state }
    let period = Header.Fact(text: words.name(of: period), style: .muted)
    let hasRoom = total.columns + period.columns + 3 <= room
    return state + (hasRoom ? [period] : []) + [Header.Fact(text: total, style: .price)]
  }

  func action(forPressAt point: Point) -> SpendingScreenAction? {
    if let detail {
      // Two lines are above the rows.
      return detail.position.pressed(point.row - 2, count: detail.purchases.count, height: detailHeight) {
        .moved(by: $0)
      }
    }
    let page = page
    let top = cursor.inView(page, height: pageHeight).top
    let place = Point(point.column - ScreenMetrics.margin(size.width), point.row + top)
    return page.stop(at: place).map { .stopPressed($0) }
  }

  func action(forWheel rows: Int) -> SpendingScreenAction? { .moved(by: rows) }

  mutating func fit(to room: Size, on screen: Size) {
    (size, self.screen) = (room, screen)
    cursor = cursor.inView(page, height: pageHeight)
    keepDetailInView()
  }

  /// Without margin and scroll bar.
  var page: SpendingPage {
    let margin = ScreenMetrics.margin(size.width)
    return SpendingPage(overview, in: period, size: Size(size.width - 2 * margin, size.height))
  }

  var pageHeight: Int { max(1, size.height) }
}
