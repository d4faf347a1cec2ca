import Screen

/// Rows below headings, in columns, or within each other, which can be moved through, sorted, folded, narrowed by typing, and selected.
///
///     var mails = Listing(mails.map { ListingRow($0.id, $0.subject, section: $0.day) })
///     var guests = Listing(rows, columns: [ListingColumn("Name", .share()), ListingColumn("Seats", .fixed(5))])
///     var folders = Listing([ListingRow(1, "Inbox"), ListingRow(2, "Work", in: 1)])
///
/// Its parent handles `.chosen` and, if it can be left, `.left`, and gives it other rows by `replaceRows`. A key and a frame cost
/// the same at a hundred thousand rows as at forty.
public struct Listing<ID: Hashable & Sendable>: Equatable, Sendable {
  /// All rows, whether they show or not, as the program gave them. Setting others is ``replaceRows(_:following:)``.
  public var rows: [ListingRow<ID>] {
    get { allRows }
    set { replaceRows(newValue) }
  }
  private(set) var allRows: [ListingRow<ID>]
  /// The columns; none if a row is one text.
  public let columns: [ListingColumn]
  /// The lines of each row.
  public let rowHeight: Int
  /// How rows are selected.
  public let marks: ListingMarks
  /// Whether the rows are there.
  public var phase = ListingPhase.loaded
  /// Those that were selected.
  public internal(set) var selected: Set<ID> = []
  /// What was typed to narrow it; `nil` if it isn't narrowed.
  public internal(set) var filter: TextCursor?
  /// Whether the keys go to the filter.
  public internal(set) var isTyping = false
  /// What it is sorted by; `nil` for the order of the program.
  public var order: ListingOrder? { didSet { if order != oldValue { arrange() } } }
  /// The rows of a tree whose own rows don't show.
  public internal(set) var folded: Set<ID> = []
  /// The first column that shows.
  public internal(set) var firstColumn = 0
  /// The room for rows, as its view has it.
  public var window: Size
  /// The place of the cursor among the rows that show.
  public var cursor = 0
  /// The first line that shows.
  public var top = 0
  var index: ListingIndex<ID>

  /// Creates a listing of rows that are `rowHeight` lines high.
  ///
  /// - Parameters:
  ///   - isFolded: Whether the rows of a tree are folded at first.
  ///   - phase: `.loading` while there are no rows yet.
  ///   - window: The room for rows, if it is known before its view is drawn.
  public init(
    _ rows: [ListingRow<ID>], columns: [ListingColumn] = [], rowHeight: Int = 1, marks: ListingMarks = .dots,
    selected: Set<ID> = [], order: ListingOrder? = nil, isFolded: Bool = false, phase: ListingPhase = .loaded,
    window: Size = Size(80, 10)
  ) {
    (allRows, self.columns, self.rowHeight, self.marks) = (rows, columns, max(1, rowHeight), marks)
    (self.order, self.phase, self.window) = (order, phase, window)
    index = ListingIndex(rows)
    self.selected = selected.filter { index.rowsByID[$0] != nil }
    if isFolded { folded = Set(rows.compactMap(\.parent)) }
    arrange()
  }

  /// How many rows show.
  public var count: Int { index.found?.count ?? rows.count }

  /// A row that shows, counted from the first. Only what is asked for costs anything.
  public func shown(_ place: Int) -> ListingRow<ID> { allRows[index.row(at: place)] }

  /// The rows that show; for a test or a summary, since it copies them.
  public var shown: [ListingRow<ID>] { (0..<count).map { shown($0) } }

  /// The row under the cursor.
  public var current: ListingRow<ID>? { (0..<count).contains(cursor) ? shown(cursor) : nil }

  /// A row by its id.
  public subscript(id: ID) -> ListingRow<ID>? { index.rowsByID[id].map { allRows[$0] } }

  /// Those that are selected, in their order, or else the one under the cursor: what a key acts on. What doesn't show of them is to be
  /// named before it is acted on: ``selectionText(_:)``.
  public var acted: [ID] {
    if selected.isEmpty || marks == .none { return current.map { [$0.id] } ?? [] }
    return selected.compactMap { index.rowsByID[$0] }.sorted().map { rows[$0].id }
  }

  /// How many of the selected don't show, because of the filter or because they are folded away.
  public var hiddenCount: Int { index.hiddenSelected }

  /// What is selected, with what of it doesn't show: its view says this, and so may a question before something is done with it.
  public func selectionText(_ words: PartWords = .english) -> String {
    let text = isTree && filter == nil ? words.listing.selectionInTree : words.listing.selection
    return text(selected.count, hiddenCount)
  }

  /// Whether rows are in each other.
  public var isTree: Bool { index.isTree }

  /// Shows other rows. The selection stays, as far as its rows are still there. The cursor follows its row, or else stays at its place,
  /// as somebody wants who deals with one row after the other.
  public mutating func replaceRows(_ rows: [ListingRow<ID>], following: Bool = true) {
    // A parent may refresh what it shows with every action.
    guard rows != allRows else { return }
    let held = following ? held : nil
    allRows = rows
    index = ListingIndex(rows)
    if !selected.isEmpty { selected = selected.filter { index.rowsByID[$0] != nil } }
    arrange()
    hold(held)
  }

  /// Adds rows that have arrived, at the end or in those that they are in.
  public mutating func append(_ rows: [ListingRow<ID>]) { replaceRows(allRows + rows) }

  /// Moves the cursor by so many rows.
  public mutating func move(by rows: Int) { go(to: cursor + rows) }

  /// Moves the cursor to a row, if it shows.
  public mutating func move(to id: ID) {
    if let place = index.rowsByID[id].flatMap({ index.place(of: $0) }) { go(to: place) }
  }

  /// Narrows by a text from outside, such as a field of the program's own.
  public mutating func narrow(by text: String) {
    filter = text.isEmpty ? nil : TextCursor(text)
    (cursor, top) = (0, 0)
    find()
  }
}
