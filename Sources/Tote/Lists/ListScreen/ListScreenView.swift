import Screen
import ToteModel

struct ListScreenView: TabView {
  let screen: ListScreen
  var isFocused = true
  /// Whether an overlay takes the place of the panel.
  var hidesPanel = false
  /// Whether the tour is at its first step, which says more than that the list is empty.
  var isWelcoming = false

  var place: String? { screen.place }
  var dividers: [Int] { screen.dividers }

  func draw(on canvas: inout Canvas) {
    let (banner, list, details, panel) = screen.areas(hidesPanel: hidesPanel)
    if !banner.isEmpty { canvas.draw(ShopBannerView(screen: screen), in: banner) }
    let rows = ListRows(of: screen, in: list.size)
    canvas.draw(Drawing { draw(rows, on: &$0) }, in: list)
    if !details.isEmpty {
      canvas.draw(DetailsPane(screen: screen, roomForNote: rows.roomForNote), in: details)
    }
    if !panel.isEmpty {
      canvas.draw(ListPanelView(screen: screen), in: panel)
      if !details.isEmpty { canvas.joinLines(in: Rect(details.left, panel.top, 1, 1)) }
    }
  }

  private func draw(_ rows: ListRows, on canvas: inout Canvas) {
    let page = ListPage(lines: screen.lines, height: canvas.size.height)
    let lines = page.lines
    guard lines.count > 0 else { return canvas.draw(emptiness, in: canvas.bounds) }
    var cursor = screen.cursor
    cursor.position = cursor.position.inView(count: lines.count, height: canvas.size.height)
    // One column, since the next belongs to selection and headings.
    canvas.draw(
      List(
        count: lines.count, position: cursor.position, isFocused: hasKeys, marker: isFocused ? "▸" : " "
      ) { line, _ in rows.row(in: line) }.places(ListScreenPlace.line), in: canvas.bounds)
    for line in cursor.position.top..<min(cursor.position.top + page.height, lines.count)
    where lines.isItem(line) {
      let columns = ItemRow.boxColumns
      canvas.place(
        ListScreenPlace.box(line: line),
        in: Rect(columns.lowerBound, line - cursor.position.top, columns.count, 1))
    }
    if canvas.size.width > 20 {
      canvas.draw(ScrollBar(top: cursor.position.top, count: lines.count), in: canvas.bounds)
    }
    if let (heading, group) = screen.cursor.coveringHeading(in: page) {
      let row = Rect(1, 0, max(0, canvas.size.width - 1), 1)
      canvas.fill(row)
      canvas.place(ListScreenPlace.coveringHeading, in: row)
      canvas.draw(
        HeadingRow(
          heading: heading, group: group, isAtHome: screen.isAtHome, columns: rows.columns), in: row)
    }
    if canvas.size.width > 20, lines.count > page.height {
      canvas.place(ListScreenPlace.scrollBar, in: canvas.bounds.cut(left: canvas.size.width - 1).1)
    }
  }

  /// Whether keys move the cursor rather than edit the panel.
  private var hasKeys: Bool {
    switch screen.panel {
    case nil, .filter: isFocused
    case .itemEditor, .nameEditor, .valueEditor: false
    }
  }

  private var emptiness: any View {
    let records = screen.workspace.records
    if screen.list == nil {
      return Emptiness(
        words.noList(
          areArchived: !records.lists.toShop.isEmpty, canUndo: !screen.workspace.history.undoable.isEmpty))
    }
    if let filter = screen.filter {
      return Emptiness(words.nothingFound(filter.field.text, elsewhere: filter.elsewhere))
    }
    if let shop = screen.shop {
      let next = screen.workspace.records.nextShop(of: screen.list, after: shop)
      return Emptiness(words.nothingToBuy(in: shop, next: next))
    }
    if screen.isAtHome { return InvitationView(invitation: words.emptyHome, canBuyAgain: false) }
    if isWelcoming { return Emptiness(words.welcome) }
    return InvitationView(invitation: words.emptyList, canBuyAgain: records.history.count > 0)
  }
}

private struct ListPanelView: View {
  let screen: ListScreen

  func draw(on canvas: inout Canvas) {
    switch screen.panel {
    case .itemEditor:
      if let editor = screen.itemEditor { canvas.draw(ItemEditorView(editor: editor), in: canvas.bounds) }
    case .nameEditor(let editor): canvas.draw(ListNameEditorView(editor: editor), in: canvas.bounds)
    case .valueEditor(let editor):
      canvas.draw(ValueEditorView(editor: editor, unpriced: unpriced(beside: editor)), in: canvas.bounds)
    case .filter, nil:
      guard let filter = screen.filter else { return }
      canvas.draw(
        Prompt(
          label: "/", field: filter.field, placeholder: words.filterPlaceholder,
          isFocused: screen.panel == .filter, isSelected: filter.isSelected,
          note: note(of: filter, canvas.size.width)),
        in: Rect(0, 0, canvas.size.width, 1))
    }
  }

  private func unpriced(beside editor: ValueEditor) -> Int {
    guard case .budget = editor.subject else { return 0 }
    return screen.summary?.budget?.unpriced ?? 0
  }

  /// How many were found, and how to see the rest if no footer says so.
  private func note(of filter: ListFilter, _ width: Int) -> String {
    if !filter.query.unknown.isEmpty { return words.notUnderstood(filter.query.unknown) }
    let found = words.items(filter.lines.items.count)
    let way = words.escapeShowsAll
    return screen.panel == .filter || screen.shop != nil
      || filter.field.text.columns + found.columns + way.columns + 8 > width
      ? found : found + way
  }
}
