import Screen
import ToteModel

extension SpendingScreen: TabScreen {
  var heading: String { words.spendingTab.title }
  var isTyping: Bool { valueEditor != nil }

  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    let total = overview.total.shown
    guard !total.isEmpty, total.columns <= room else { return state }
    let period = Header.Fact(text: words.name(of: period), style: .muted)
    let hasRoom = total.columns + period.columns + 3 <= room
    return state + (hasRoom ? [period] : []) + [Header.Fact(text: total, style: .price)]
  }

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
