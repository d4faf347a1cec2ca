import Screen
import ToteModel

/// A list: its items under their headings, or what stands there while there are none; below it what is being typed.
///
/// A class: its rows are drawn by closures, which would hold copies of the screen.
final class ListScreenView: TabView {
  private let screen: ListScreen
  private let isWelcoming: Bool

  /// - Parameter isWelcoming: Whether the tour is at its first step, which says more than that the list is empty.
  init(screen: ListScreen, isWelcoming: Bool = false) {
    (self.screen, self.isWelcoming) = (screen, isWelcoming)
  }

  var place: String? { screen.place }
  var dividers: [Int] { screen.dividers }

  func draw(on canvas: inout Canvas) {
    let (banner, list, details, panel) = screen.areas
    if !banner.isEmpty { canvas.draw(ShopBannerView(screen: screen), in: banner) }
    canvas.draw(Drawing { self.drawList(on: &$0) }, in: list)
    if !details.isEmpty { canvas.draw(ItemDetailsView(screen: screen), in: details) }
    if !panel.isEmpty {
      canvas.draw(ListPanelView(screen: screen), in: panel)
      if !details.isEmpty { canvas.joinLines(in: Rect(details.left, panel.top, 1, 1)) }
    }
  }

  private func drawList(on canvas: inout Canvas) {
    let lines = screen.lines
    guard lines.count > 0 else { return canvas.draw(emptiness, in: canvas.bounds) }
    let position = screen.position.inView(count: lines.count, height: canvas.size.height)
    // The marker takes one column and not two: the one behind it belongs to the selection and the headings.
    canvas.draw(
      List(
        count: lines.count, position: position, isFocused: hasKeys, marker: screen.isFocused ? "▸" : " ",
        version: ListRowsVersion(screen)
      ) { [self] row, _ in
        switch lines[row] {
        case .air: Text("")
        case .heading(let heading, let group): HeadingRow(heading: heading, group: group)
        case .item(let item):
          ItemRow(
            item: item, isSelected: screen.selection.contains(item.id),
            hasArrived: screen.arrived.contains(item.id),
            hasNote: screen.workspace.note(of: item.id) != nil,
            repetition: screen.workspace.repetition(of: item), isInShop: screen.shop != nil)
        }
      }, in: canvas.bounds)
    if canvas.size.width > 20 {
      canvas.draw(ScrollBar(top: position.top, count: lines.count), in: canvas.bounds)
    }
    if let (heading, group) = screen.coveringHeading {
      let row = Rect(1, 0, max(0, canvas.size.width - 1), 1)
      canvas.fill(row)
      canvas.draw(HeadingRow(heading: heading, group: group), in: row)
    }
  }

  /// Whether the keys that move the cursor go here, and to nothing that is typed below the list.
  private var hasKeys: Bool {
    switch screen.panel {
    case nil, .filter: screen.isFocused
    case .itemEditor, .nameEditor, .valueEditor: false
    }
  }

  private var emptiness: any View {
    let records = screen.workspace.records
    let text: (String, String) =
      if screen.list == nil {
        words.noList(
          areArchived: !records.lists.isEmpty, canUndo: !screen.workspace.history.undoable.isEmpty)
      } else if let filter = screen.filter {
        words.nothingFound(filter.field.text)
      } else if let shop = screen.shop {
        words.nothingToBuy(in: shop)
      } else if isWelcoming {
        words.welcome
      } else {
        words.emptyList(canBuyAgain: records.history.count > 0)
      }
    return Emptiness(text)
  }
}

/// All that the rows of a list depend on: while it is the same, a key that moves the cursor draws two of them. What a filter shows
/// changes as one types, so those rows have none.
private struct ListRowsVersion: Equatable, Sendable {
  private let records: Workspace.Version
  private let list: ShoppingList.ID?
  private let selection: Set<Item.ID>
  private let arrived: Set<Item.ID>
  private let isAiry: Bool

  init?(_ screen: borrowing ListScreen) {
    if screen.filter != nil { return nil }
    records = screen.workspace.version
    (list, selection, arrived) = (screen.list, screen.selection, screen.arrived)
    isAiry = screen.isAiry
  }
}

/// What stands in the place of rows while there are none: a heading and what to do, in the middle.
struct Emptiness: View {
  let text: (String, String)

  init(_ text: (String, String)) { self.text = text }

  func draw(on canvas: inout Canvas) {
    let rows = Rows(
      .fit(Text(text.0, style: .heading, align: .center, overflow: .wrap)),
      .fit(Text(text.1, style: .muted, align: .center, overflow: .wrap)))
    canvas.draw(Centered(rows), in: canvas.bounds)
  }
}

/// The heading of some items, and at the right what they cost. It begins to the left of them; the basket's has a line behind
/// it, for it separates what is to buy from what is bought.
private struct HeadingRow: View {
  let heading: ListHeading
  let group: ListGroup

  private var style: Style {
    switch heading {
    case .basket: .heading
    case .category: .category.bold
    case .store: .store.bold
    }
  }

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let number = " · \(group.count)"
    var end = canvas.write(
      heading.title.truncated(to: max(4, width - number.columns - 1)),
      style: style)
    end = canvas.write(number, at: Point(end, 0), style: .muted)
    let sum = group.prices.shown
    let sumEnd = ItemColumns(width: width - 1)?.priceEnd ?? width - 1
    let sumStart = sum.isEmpty || sumEnd - sum.columns < end + 2 ? nil : sumEnd - sum.columns
    if heading == .basket {
      canvas.write(
        String(repeating: "─", count: max(0, width - end - 2)), at: Point(end + 1, 0), style: .muted)
      if let sumStart { canvas.write(" \(sum) ", at: Point(sumStart - 1, 0), style: .muted) }
    } else if let sumStart {
      canvas.write(sum, at: Point(sumStart, 0), style: .muted)
    }
  }
}
