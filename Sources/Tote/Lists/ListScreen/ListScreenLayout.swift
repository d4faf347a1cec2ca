import Screen
import ToteModel

/// The areas of the screen, shared by view and reducer.
extension ListScreen {
  package var panelRows: Int {
    let isTall = screen.height >= ScreenMetrics.tallFrom
    let wanted =
      switch panel {
      case .itemEditor: isTall ? 4 : 2
      case .nameEditor, .valueEditor: isTall ? 2 : 1
      case .filter: 1
      case nil: screen.height < 4 ? 0 : filter != nil ? 1 : 0
      }
    return ScreenMetrics.panelRows(wanted, screen: screen)
  }

  /// In a shop, as many as leave room for what is to buy.
  var bannerRows: Int {
    guard shop != nil else { return 0 }
    return switch size.height {
    case ScreenMetrics.bannerFrom...: 3
    case 8...: 2
    case 5...: 1
    default: 0
    }
  }

  /// Room for what comes next, or that all is in the basket.
  var bannerTellsNext: Bool { bannerRows > 1 }

  var listSize: Size { Size(size.width, size.height - panelRows - bannerRows) }

  var showsDetails: Bool { hasDetails && screen.width >= ScreenMetrics.detailsFrom }

  /// A third, or more where the rows of the list leave it.
  private var detailsColumns: Int {
    if !showsDetails { return 0 }
    return max(min(46, size.width / 3), min(64, size.width - Self.listColumns))
  }

  /// The columns that rows can use.
  private static let listColumns = 88

  /// Prices show among the details, or below the line being edited.
  var tellsPrices: Bool {
    if case .itemEditor(let editor)? = panel, case .edit = editor.purpose { return true }
    return showsDetails
  }

  /// - Parameter hidesPanel: Whether an overlay takes the place of the panel.
  func areas(hidesPanel: Bool = false) -> (banner: Rect, list: Rect, details: Rect, panel: Rect) {
    let (top, panel) = Rect(size).cut(top: max(0, size.height - (hidesPanel ? 0 : panelRows)))
    let (banner, rest) = top.cut(top: bannerRows)
    let (list, details) = rest.cut(left: size.width - detailsColumns)
    return (banner, list, details, panel)
  }
}

extension ListScreen: TabScreen {
  var heading: String { place ?? "Tote" }
  var place: String? { openList?.name }
  var isTyping: Bool { panel != nil }
  var dividers: [Int] { showsDetails ? [areas().details.left] : [] }

  var summary: ListSummary? {
    list.map { ListSummary(workspace: workspace, list: $0, filtered: filter?.lines, hasBar: hasBar) }
  }

  /// A shop's banner has all facts except those about the whole list.
  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    guard let summary else { return state }
    if bannerRows > 0 { return summary.addingBudget(to: state, within: room) }
    return summary.facts(within: room, after: state).facts
  }

  /// A spent budget matters more than the names of the tabs, which have keys.
  func lacksFacts(within room: Int, state: [Header.Fact]) -> Bool {
    guard bannerRows == 0, filter == nil, let summary, summary.budget?.isUrgent == true else { return false }
    return !summary.facts(within: room, after: state).isWhole
  }

  mutating func fit(to room: Size, on screen: Size) {
    (size, self.screen) = (room, screen)
  }
}
