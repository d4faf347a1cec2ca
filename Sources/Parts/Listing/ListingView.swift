import Screen

/// The rows that show, below their headings, with the filter and the columns' titles above them while there are such.
///
///     ListingView(state.mails) { row in Line(Span(row.text)) }
///     ListingView(state.guests, cell: { row, column in Span(row.cells[column], column == 0 ? .bold : .plain) })
public struct ListingView<ID: Hashable & Sendable>: View {
  private let state: Listing<ID>
  private let isFocused: Bool
  private let allWords: PartWords
  private var words: PartWords.Listing { allWords.listing }
  private let content: (ListingRow<ID>) -> any View
  private let cell: (ListingRow<ID>, Int) -> Span

  /// Creates the view of a listing. `content` draws a row without columns; by default it is its text.
  public init(
    _ state: Listing<ID>, isFocused: Bool = true, words: PartWords = .english,
    content: @escaping (ListingRow<ID>) -> any View = { Text($0.text) }
  ) {
    (self.state, self.isFocused, allWords, self.content) = (state, isFocused, words, content)
    cell = { row, column in Span(row.cells.indices.contains(column) ? row.cells[column] : "") }
  }

  /// Creates the view of a listing with columns; `cell` is called for those that show.
  public init(
    _ state: Listing<ID>, isFocused: Bool = true, words: PartWords = .english,
    cell: @escaping (_ row: ListingRow<ID>, _ column: Int) -> Span
  ) {
    (self.state, self.isFocused, allWords, self.cell) = (state, isFocused, words, cell)
    content = { Text($0.text) }
  }

  /// Where what narrows it stands elsewhere.
  var hasFilterRow = true
  private var heading: (String) -> any View = { Text($0, style: .heading) }

  /// This view with headings of the program's own.
  public func headings(_ heading: @escaping (_ section: String) -> any View) -> Self {
    var view = self
    view.heading = heading
    return view
  }

  private var filterRows: Int { state.filter != nil && hasFilterRow ? 1 : 0 }

  private typealias Place = ListingPlace<ID>

  /// Draws what is above the rows, the rows, and below them what is selected and whether more are coming.
  public func draw(on canvas: inout Canvas) {
    canvas.place(Place.window, in: canvas.bounds)
    let (head, rest) = canvas.bounds.cut(top: filterRows)
    drawFilter(in: head, on: &canvas)
    let note = state.count > 0 || !state.selected.isEmpty ? self.note : nil
    let hasNote = note != nil && rest.height > 1
    let table = Rect(0, rest.top, rest.width, rest.height - (hasNote ? 1 : 0))
    if let note, hasNote {
      canvas.write(
        note.text.printable.truncated(to: rest.width), at: Point(0, table.bottom), style: note.style)
    }
    let titles = state.columns.isEmpty || table.height < 3 ? 0 : 2
    let body = Rect(0, table.top + titles, table.width, table.height - titles)
    canvas.draw(Drawing { $0.measure(Place.window, known: state.window) }, in: body)
    let top = state.top(in: body.height)
    let first = state.place(at: top)
    let shown = first..<max(first, state.place(at: top + body.height - state.rowHeight) + 1)
    let columns = ListingColumns(
      state, width: body.width - barWidth(canvas, height: body.height), places: shown, indent: indent(canvas),
      cell: cell)
    if titles > 0 { drawTitles(columns, at: table.top, on: &canvas) }
    guard state.count > 0 else { return drawNothing(in: body, on: &canvas) }
    let lines = Drawing { canvas in drawRows(from: first, top: top, columns, on: &canvas) }
    canvas.draw(lines, in: body)
  }

  // MARK: Around the rows

  private func drawFilter(in rect: Rect, on canvas: inout Canvas) {
    guard let filter = state.filter, hasFilterRow else { return }
    canvas.place(Place.filter, in: rect)
    canvas.write("/", style: .accent)
    canvas.draw(
      Field(filter, placeholder: words.filterPlaceholder, isFocused: isFocused && state.isTyping),
      in: Rect(2, 0, max(0, rect.width - 2), 1))
  }

  private func drawTitles(_ columns: ListingColumns<ID>, at top: Int, on canvas: inout Canvas) {
    for (column, place) in columns.places {
      let rect = Rect(place.lowerBound, top, place.count, 1)
      canvas.place(Place.header(column), in: rect)
      canvas.draw(
        Text(
          columns.titles[column].truncated(to: place.count), style: .heading,
          align: state.columns[column].align), in: rect)
    }
    canvas.fill(Rect(0, top + 1, canvas.size.width, 1), with: "─", style: .muted)
  }

  private func drawNothing(in rect: Rect, on canvas: inout Canvas) {
    switch state.phase {
    case .loading: canvas.draw(Text(words.loading, style: .muted), in: rect)
    case .failed(let reason):
      let text = Text(reason, style: .failure, overflow: .wrap)
      let height = text.size(within: rect.size).height
      canvas.draw(text, in: Rect(0, rect.top, rect.width, height))
      let button = Button(words.retry)
      let size = button.size(within: rect.size)
      canvas.draw(
        button.place(Place.retry), in: Rect(0, rect.top + height, size.width, min(1, rect.height - height)))
    case .loaded:
      canvas.draw(Text(state.filter == nil ? words.empty : words.nothingFound, style: .muted), in: rect)
    }
  }

  private var note: (text: String, style: Style)? {
    switch state.phase {
    case .failed(let reason): (reason, .failure)
    case .loading: (words.loading, .muted)
    case .loaded:
      state.selected.isEmpty || state.marks != .dots
        ? nil : (state.selectionText(allWords), .accent)
    }
  }

  // MARK: Rows

  /// What a scroll bar takes from the rows beside it.
  private func barWidth(_ canvas: Canvas, height: Int) -> Int {
    canvas.isLinear || ScrollBar.lines(top: 0, count: state.lines, height: height) == nil ? 0 : 1
  }

  /// The columns before a row: the cursor's and the marks'. The terminal's cursor says which row it is to those who hear it.
  private func indent(_ canvas: Canvas) -> Int { (canvas.isLinear ? 0 : 2) + state.marks.width }

  private func drawRows(from first: Int, top: Int, _ columns: ListingColumns<ID>, on canvas: inout Canvas) {
    let size = canvas.size
    var place = first
    while place < state.count {
      let line = state.line(of: place) - top
      if line - 1 >= size.height || line >= size.height && !hasHeading(place) { break }
      if hasHeading(place), let section = state.shown(place).section {
        canvas.draw(heading(section), in: Rect(0, line - 1, size.width, 1))
      }
      let rect = Rect(0, line, size.width, state.rowHeight)
      draw(
        state.shown(place), isCurrent: place == min(state.cursor, state.count - 1), columns, in: rect,
        on: &canvas)
      place += 1
    }
    drawHeading(covering: first, top: top, on: &canvas)
    canvas.draw(ScrollBar(top: top, count: state.lines), in: canvas.bounds)
    if state.lines > size.height, size.height > 2, !canvas.isLinear {
      canvas.place(Place.scrollBar, in: Rect(size.width - 1, 0, 1, size.height))
    }
  }

  private func hasHeading(_ place: Int) -> Bool {
    state.index.headings(upTo: place) > state.index.headings(upTo: place - 1)
  }

  /// The section of the first row always shows.
  private func drawHeading(covering first: Int, top: Int, on canvas: inout Canvas) {
    let number = state.index.headings(upTo: first)
    guard number > 0, canvas.size.height > state.rowHeight, state.line(of: first) <= top else { return }
    guard let section = state.shown(state.index.headings[number - 1]).section else { return }
    let rect = Rect(0, 0, canvas.size.width, 1)
    canvas.fill(rect)
    canvas.place(Place.window, in: rect)
    canvas.draw(heading(section), in: rect)
  }

  private func draw(
    _ row: ListingRow<ID>, isCurrent: Bool, _ columns: ListingColumns<ID>, in rect: Rect,
    on canvas: inout Canvas
  ) {
    let start = canvas.isLinear ? 0 : 2
    canvas.place(Place.item(row.id), in: rect)
    if !canvas.isLinear { canvas.write(isCurrent ? "▸" : " ", at: rect.origin) }
    let isSelected = state.selected.contains(row.id)
    if state.marks != .none {
      canvas.place(Place.mark(row.id), in: Rect(start, rect.top, state.marks.width, 1))
      let mark = state.marks == .boxes ? isSelected ? "[x]" : "[ ]" : isSelected ? "●" : " "
      canvas.write(mark, at: Point(start, rect.top), style: isSelected ? .accent : .plain)
    }
    let indent = indent(canvas) + drawFold(of: row, at: Point(indent(canvas), rect.top), on: &canvas)
    let end = rect.width - barWidth(canvas, height: canvas.size.height)
    if state.columns.isEmpty {
      canvas.draw(
        content(row), in: Rect(indent, rect.top, max(0, end - indent), rect.height))
    } else {
      columns.draw(row, from: indent, at: rect.top, on: &canvas)
    }
    if isSelected, state.marks == .dots { canvas.add(Style(on: .selection), in: rect) }
    guard isCurrent, isFocused, !state.isTyping else { return }
    canvas.add(.cursorRow, in: rect)
    canvas.setCursor(at: Point(0, max(0, rect.top)))
  }

  /// Returns how far what is in other rows is indented.
  private func drawFold(of row: ListingRow<ID>, at point: Point, on canvas: inout Canvas) -> Int {
    guard state.isTree || row.isBranch, let number = state.index.rowsByID[row.id] else { return 0 }
    let indent = min(2 * state.index.depth(of: number), max(0, canvas.size.width - point.column - 4))
    if state.isBranch(row) {
      let sign = Point(point.column + indent, point.row)
      canvas.place(Place.fold(row.id), in: Rect(origin: sign, size: Size(2, 1)))
      canvas.write(state.isOpen(row) ? "-" : "+", at: sign, style: .muted)
    }
    return indent + 2
  }

  /// All columns, and a line for each row and heading.
  public func size(within limit: Size) -> Size {
    let around = filterRows + (state.columns.isEmpty ? 0 : 2) + (note == nil ? 0 : 1)
    return Size(limit.width, min(limit.height, max(1, state.lines) + around))
  }
}
