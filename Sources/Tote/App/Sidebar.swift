import Screen
import ToteModel

/// What can be pressed in the sidebar.
package enum SidebarPlace: Hashable, Sendable {
  /// A list by its number, or a tab after the last list.
  case entry(Int)
  case budget
  case shop(Shop)
  case staple(Staple)
}

/// All lists on the left of a wide screen, and the other tabs below.
package struct Sidebar: Equatable, Sendable {
  /// Rows above the first list.
  static let headings = 2
  /// The rows below the lists: a blank one and the tabs.
  static let tabRows = 1 + Tab.besideLists.count

  /// Always includes the open one.
  var lists: ArraySlice<ShoppingList>
  var height: Int

  var firstTabRow: Int {
    min(height - Tab.besideLists.count, Self.headings + lists.count + 1)
  }

  /// Where facts about the open list have room.
  var factRows: Range<Int> {
    let first = firstTabRow + Tab.besideLists.count + 1
    return first..<max(first, height)
  }
}

extension App {
  package var sidebar: Sidebar {
    let lists = workspace.openLists
    let open = lists.firstIndex { $0.id == self.lists.list } ?? 0
    let height = layout.sidebar?.height ?? 0
    let room = max(0, height - Sidebar.headings - Sidebar.tabRows)
    let top = ListPosition(selected: open).inView(count: lists.count, height: room).top
    return Sidebar(lists: lists.dropFirst(top).prefix(room), height: height)
  }
}

struct SidebarView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let sidebar = app.sidebar
    canvas.write(words.lists, at: Point(1, 0), style: .heading)
    canvas.fill(Rect(0, 1, width - 1, 1), with: "─", style: .muted)
    canvas.fill(Rect(width - 1, 0, 1, height), with: "│", style: .muted)
    // As wide as the longest, so that the bars stand below each other.
    let countColumns = sidebar.lists.map { Self.count(app.workspace.records.totals(of: $0.id)).columns }.max()
    for (row, list) in sidebar.lists.enumerated() {
      canvas.place(SidebarPlace.entry(row), in: Rect(0, row + Sidebar.headings, width, 1))
      entry(
        list.name, progress(of: list, countColumns: countColumns ?? 0), row: row + Sidebar.headings,
        isOpen: list.id == app.lists.list && app.tab == .lists, on: &canvas)
    }
    for (row, tab) in Tab.besideLists.enumerated() {
      canvas.place(
        SidebarPlace.entry(sidebar.lists.count + row), in: Rect(0, sidebar.firstTabRow + row, width, 1))
      let count = app.screen(of: tab).count.map { [Span(words.number($0), .muted)] } ?? []
      entry(
        tab.titles.title, [count], row: sidebar.firstTabRow + row, isOpen: app.tab == tab, on: &canvas)
    }
    let rows = sidebar.factRows
    canvas.draw(
      SidebarFactsView(facts: app.sidebarFacts), in: Rect(0, rows.lowerBound, width - 1, rows.count))
  }

  private static let barColumns = 4

  /// How far a list is, from the longest to the shortest: a bar and a count; or how much it is over its budget.
  private func progress(of list: ShoppingList, countColumns: Int) -> [[Span]] {
    let totals = app.workspace.records.totals(of: list.id)
    if totals.count == 0 { return [] }
    let count = Span(Self.count(totals), totals.remaining == 0 ? .success : .muted)
    if let budget = ListSummary(workspace: app.workspace, list: list.id).budget, budget.isOver {
      return [[Span(budget.texts[0], budget.style)], [Span(count.text, budget.style)]]
    }
    guard app.lists.hasBar else { return [[count]] }
    let bar = Meter(totals.count - totals.remaining, of: totals.count).spans(columns: Self.barColumns)
    let gap = String(repeating: " ", count: 1 + countColumns - count.text.columns)
    return [bar + [Span(gap), count], [count]]
  }

  private static func count(_ totals: Totals) -> String {
    "\(words.number(totals.count - totals.remaining))/\(words.number(totals.count))"
  }

  /// The name is cut only if nothing shorter stands beside it.
  private func entry(
    _ name: String, _ facts: [[Span]], row: Int, isOpen: Bool, on canvas: inout Canvas
  ) {
    let width = canvas.size.width
    // Not the cursor's mark: no key goes there.
    if isOpen { canvas.write("▌", at: Point(0, row), style: .accent) }
    func columns(_ spans: [Span]) -> Int { spans.reduce(0) { $0 + $1.text.columns } }
    let fact = facts.first { columns($0) + name.columns + 4 <= width } ?? facts.last ?? []
    let end = width - 2 - columns(fact)
    canvas.write(name.truncated(to: end - 2), at: Point(1, row), style: isOpen ? .bold : .plain)
    var column = end
    for span in fact { column = canvas.write(span.text, at: Point(column, row), style: span.style) }
  }
}
