import Screen
import ToteModel

/// The spending as a tab: its sum for the header, and what the mouse does.
extension SpendingScreen: TabScreen {
  var heading: String { words.spendingTab.title }

  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    let total = spending.total.shown
    let fits = !total.isEmpty && total.columns <= room
    return fits ? state + [Header.Fact(text: total, style: .price)] : state
  }

  func action(forWheel rows: Int) -> SpendingScreenAction? { .moved(by: rows) }

  mutating func fit(to room: Size, on screen: Size) {
    size = room
    position = position.inView(count: spending.rows.count, height: chartHeight)
  }
}
