import Screen
import ToteModel

/// Where the list stands, where the banner of a shop above it and the panel below it, in the room of the list screen. The view draws by it, the reducer
/// counts its rows by it, and the mouse hits what is drawn.
extension ListScreen {
  /// The rows of the panel.
  package var panelRows: Int {
    if isPanelHidden { return 0 }
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

  /// The rows of the banner: in a shop, as far as they leave room for what is to buy.
  var bannerRows: Int {
    guard shop != nil else { return 0 }
    return switch size.height {
    case ScreenMetrics.bannerFrom...: 3
    case 8...: 2
    case 5...: 1
    default: 0
    }
  }

  /// Whether it has room for what comes next, or that all is in the basket.
  var bannerTellsNext: Bool { bannerRows > 1 }

  var listSize: Size { Size(size.width, size.height - panelRows - bannerRows) }

  /// Whether the details of the item under the cursor stand beside the list.
  var showsDetails: Bool { screen.width >= ScreenMetrics.detailsFrom }

  /// Whether it is told what an item has cost: among its details, or below its line while that is edited.
  var tellsPrices: Bool {
    if case .itemEditor(let editor)? = panel, case .edit = editor.purpose { return true }
    return showsDetails
  }

  /// The list, at its right the details of the item under the cursor, above both the banner, and below them the panel.
  var areas: (banner: Rect, list: Rect, details: Rect, panel: Rect) {
    let (top, panel) = Rect(size).cut(top: max(0, size.height - panelRows))
    let (banner, rest) = top.cut(top: bannerRows)
    let (list, details) = rest.cut(left: size.width - (showsDetails ? min(46, size.width / 3) : 0))
    return (banner, list, details, panel)
  }

  /// Puts air over the headings where there is room for it, or takes it away, and leaves the cursor on its item. In a shop there is
  /// room where all that is to buy has it: the basket may lie below. It is decided by the screen and not by what opens below the
  /// list, which would make the rows jump; so would air that comes in because an item has gone, so it only comes with another list,
  /// screen or order.
  mutating func arrangeAir() {
    let room = screen.height - ScreenMetrics.edgeRows - bannerRows
    var airy = lines
    guard airy.count > 0 else { return }
    airy.isAiry = true
    let shop = shop
    let fits = room >= ScreenMetrics.airFrom || (shop == nil ? airy.count : airy.openCount) <= room
    var order = list.map { workspace.arrangement(of: $0) }
    order?.walk = nil
    let place = AirPlace(list: list, screen: screen, order: order, shop: shop)
    let isNew = place != airPlace
    airPlace = place
    // Who comes back to a shop finds its items in the rows in which they were left, also when meanwhile there were room.
    let before = isNew ? shopAir[place].flatMap { $0.count == airy.items.count ? $0.isAiry : nil } : nil
    setAir(fits && (before ?? (isNew || isAiry)))
    if shop != nil { shopAir[place] = ShopAir(count: airy.items.count, isAiry: isAiry) }
  }

  /// Where it was decided whether there is air.
  struct AirPlace: Hashable, Sendable {
    var list: ShoppingList.ID?
    var screen: Size
    var order: Arrangement?
    var shop: Shop?
  }

  /// Whether a list had air in a shop, with so many items, ticked or not.
  struct ShopAir: Equatable, Sendable {
    var count: Int
    var isAiry: Bool
  }

  mutating func setAir(_ isAiry: Bool) {
    guard isAiry != self.isAiry else { return }
    let index = selectedIndex
    let line = position.selected
    let heading = selectedHeading
    self.isAiry = isAiry
    guard !lines.items.isEmpty else { return }
    // A heading is right above what stands under it.
    position.selected = lines.line(of: index) - (heading == nil ? 0 : 1)
    // The cursor stays where it is on the screen; but from its start a list is not scrolled by the air in it.
    if position.top > 0 { position.top = max(0, position.top + position.selected - line) }
  }
}
