import Composable
import Screen

/// A row of a listing.
public struct ListingRow<ID: Hashable & Sendable>: Equatable, Sendable, Identifiable {
  /// What the program calls it.
  public let id: ID
  /// What typing is compared with, and what shows unless the view says otherwise.
  public var text: String
  /// The heading it stands below, if any. Rows of one section stand together.
  public var section: String?

  /// Creates a row.
  public init(_ id: ID, _ text: String, section: String? = nil) {
    (self.id, self.text, self.section) = (id, text, section)
  }
}

/// Rows below headings, which can be moved through, narrowed by typing, and selected.
///
///     var mails = Listing(mails.map { ListingRow($0.id, $0.subject, section: $0.day) })
///
/// Its parent handles `.chosen` and, if it can be left, `.left`, and gives it other rows by `replaceRows`.
public struct Listing<ID: Hashable & Sendable>: Equatable, Sendable {
  /// All rows, whether they show or not.
  public private(set) var rows: [ListingRow<ID>]
  /// Those that were selected.
  public fileprivate(set) var selected: Set<ID> = []
  /// What was typed to narrow it; `nil` if it isn't narrowed.
  public fileprivate(set) var filter: TextCursor?
  /// Whether the keys go to the filter.
  public fileprivate(set) var isTyping = false
  /// How many lines there is room for; pages are that long.
  public var height = 10
  /// The lines of each row.
  public let rowHeight: Int
  fileprivate var position = ListPosition()
  /// The indices of the rows that the filter leaves.
  private var found: [Int] = []

  /// Creates a listing of rows that are `rowHeight` lines high.
  public init(_ rows: [ListingRow<ID>], rowHeight: Int = 1) {
    (self.rows, self.rowHeight) = (rows, max(1, rowHeight))
    found = Array(rows.indices)
  }

  /// The rows that the filter leaves.
  public var shown: [ListingRow<ID>] { found.map { rows[$0] } }
  /// The row under the cursor.
  public var current: ListingRow<ID>? {
    found.indices.contains(position.selected) ? rows[found[position.selected]] : nil
  }

  /// Those that are selected, or else the one under the cursor: what a key acts on.
  public var acted: [ID] {
    selected.isEmpty ? current.map { [$0.id] } ?? [] : rows.map(\.id).filter(selected.contains)
  }

  /// Shows other rows. The cursor stays on its row if it is still there, and so does the selection.
  public mutating func replaceRows(_ rows: [ListingRow<ID>]) {
    let before = current?.id
    self.rows = rows
    selected.formIntersection(rows.map(\.id))
    find()
    if let row = found.firstIndex(where: { rows[$0].id == before }) { move(to: row) }
  }

  fileprivate mutating func find() {
    let words = (filter?.text ?? "").lowercased().split(separator: " ")
    found = rows.indices.filter { row in
      let text = rows[row].text.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    move(to: position.selected)
  }

  fileprivate mutating func move(to row: Int) {
    position.select(row, count: found.count, height: max(1, height / rowHeight))
  }

  fileprivate mutating func toggle() {
    guard let current else { return }
    if selected.remove(current.id) == nil { selected.insert(current.id) }
  }

  fileprivate mutating func toggleAll() {
    let all = Set(shown.map(\.id))
    if all.isSubset(of: selected) { selected.subtract(all) } else { selected.formUnion(all) }
  }
}

/// What happens to a listing.
public enum ListingAction<ID: Hashable & Sendable>: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int), movedToStart, movedToEnd
  /// Selects the row under the cursor and goes on, or takes it out of the selection.
  case toggled
  /// Selects all rows that show; if all are, none.
  case allToggled
  case filterBegun
  case filterEdited(TextEdit)
  /// The keys go to the rows again.
  case filterEnded
  /// Ends the filter, then the selection, then leaves.
  case escaped
  case pressed(ID)
  case opened
  /// For the parent: a row was opened.
  case chosen(ID)
  /// For the parent: there was nothing left to end.
  case left
}

extension Listing {
  /// The reducer of a listing.
  public static var reducer: Reducer<Listing, ListingAction<ID>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .moved(let rows): state.move(to: state.position.selected + rows)
      case .pageMoved(let halves):
        let rows = ListPosition.rows(inHalfPages: halves, height: max(1, state.height / state.rowHeight))
        state.move(to: state.position.selected + rows)
      case .movedToStart: state.move(to: 0)
      case .movedToEnd: state.move(to: state.shown.count)
      case .toggled:
        state.toggle()
        state.move(to: state.position.selected + 1)
      case .allToggled: state.toggleAll()
      case .filterBegun: (state.filter, state.isTyping) = (state.filter ?? TextCursor(), true)
      case .filterEdited(let edit):
        state.filter?.apply(edit)
        state.position = ListPosition()
        state.find()
      case .filterEnded:
        state.isTyping = false
        if state.filter?.isEmpty == true { state.filter = nil }
      case .escaped:
        if state.filter != nil {
          let current = state.current?.id
          (state.filter, state.isTyping) = (nil, false)
          state.find()
          if let row = state.rows.firstIndex(where: { $0.id == current }) { state.move(to: row) }
        } else if state.selected.isEmpty {
          return .send(.left)
        } else {
          state.selected = []
        }
      case .pressed(let id):
        guard let row = state.shown.firstIndex(where: { $0.id == id }) else { return .none }
        if row == state.position.selected { return .send(.chosen(id)) }
        state.move(to: row)
      case .opened:
        state.isTyping = false
        return state.current.map { .send(.chosen($0.id)) } ?? .none
      case .chosen, .left: break
      }
      return .none
    }
  }

  /// Its keys: those of the filter while somebody types.
  public var keymap: Keymap<ListingAction<ID>> {
    if isTyping {
      return Keymap([
        Command("listing.done", keys: "enter", action: .filterEnded, footer: true),
        Command("listing.showAll", keys: "esc", action: .escaped, footer: true),
        Command("listing.down", keys: "down", action: .moved(by: 1)),
        Command("listing.up", keys: "up", action: .moved(by: -1)),
      ]) { TextEdit(field: $0).map { .filterEdited($0) } }
    }
    return Keymap([
      Command("listing.open", keys: "enter", action: .opened, footer: true),
      Command("listing.select", keys: "space", "v", action: .toggled, footer: true),
      Command("listing.filter", keys: "/", action: .filterBegun, footer: true),
      Command("listing.selectAll", keys: "V", action: .allToggled),
      Command(
        "listing.clearFilterOr", title: "clear filter or selection, leave", keys: "esc", action: .escaped),
      Command("listing.down", keys: "j", "down", action: .moved(by: 1)),
      Command("listing.up", keys: "k", "up", action: .moved(by: -1)),
      Command("listing.pageDown", keys: "pgdn", "ctrl+d", action: .pageMoved(by: 2)),
      Command("listing.pageUp", keys: "pgup", "ctrl+u", action: .pageMoved(by: -2)),
      Command("listing.first", keys: "g", "home", action: .movedToStart),
      Command("listing.last", keys: "G", "end", action: .movedToEnd),
    ])
  }
}

/// What the mouse hits in a listing.
public struct ListingPlace<ID: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The row.
  public let id: ID
  /// `item(milk)`.
  public var description: String { "item(\(id))" }
}

/// The rows that show, below their headings, with the filter above them while there is one.
public struct ListingView<ID: Hashable & Sendable>: View {
  private let state: Listing<ID>
  private let isFocused: Bool
  private let content: (ListingRow<ID>) -> any View

  /// Creates the view of a listing. `content` draws a row; by default it is its text.
  public init(
    _ state: Listing<ID>, isFocused: Bool = true,
    content: @escaping (ListingRow<ID>) -> any View = { Text($0.text) }
  ) {
    (self.state, self.isFocused, self.content) = (state, isFocused, content)
  }

  private enum Part {
    case heading(String)
    case row(Int)
  }

  private static var marker: Int { 4 }

  /// Draws the filter, then the rows from the one that keeps the cursor in view.
  public func draw(on canvas: inout Canvas) {
    let (head, body) = canvas.bounds.cut(top: state.filter == nil ? 0 : 1)
    if let filter = state.filter {
      canvas.write("/", style: .accent)
      canvas.draw(
        Field(filter, placeholder: "type to narrow", isFocused: isFocused && state.isTyping),
        in: Rect(2, 0, max(0, head.width - 2), 1))
    }
    let shown = state.shown
    if shown.isEmpty {
      return canvas.draw(Text("Nothing found.", style: .muted), in: body)
    }
    var line = body.top
    for part in parts(shown, height: body.height) {
      switch part {
      case .heading(let title):
        canvas.draw(Text(title, style: .heading), in: Rect(0, line, body.width, 1))
        line += 1
      case .row(let row):
        let rect = Rect(0, line, body.width, min(state.rowHeight, body.bottom - line))
        if rect.height > 0 {
          draw(shown[row], isCurrent: row == state.position.selected, in: rect, on: &canvas)
        }
        line += state.rowHeight
      }
    }
  }

  private func draw(
    _ row: ListingRow<ID>, isCurrent: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    canvas.place(ListingPlace(id: row.id), in: rect)
    canvas.write(isCurrent ? "▸" : " ", at: Point(0, rect.top))
    if state.selected.contains(row.id) { canvas.write("●", at: Point(2, rect.top), style: .accent) }
    let inner = Rect(Self.marker, rect.top, max(0, rect.width - Self.marker), rect.height)
    canvas.draw(content(row), in: inner)
    if state.selected.contains(row.id) { canvas.add(Style(on: .selection), in: rect) }
    guard isCurrent, isFocused, !state.isTyping else { return }
    canvas.add(.cursorRow, in: rect)
    canvas.setCursor(at: Point(0, rect.top))
  }

  /// The headings and rows that show. Those above the cursor's row are counted back from it, until the room is full, so
  /// only what shows is looked at.
  private func parts(_ rows: [ListingRow<ID>], height: Int) -> [Part] {
    let cursor = state.position.inView(count: rows.count, height: max(1, height / state.rowHeight))
    func lines(of row: Int, isFirst: Bool) -> Int {
      state.rowHeight + (heading(of: row, in: rows, isFirst: isFirst) == nil ? 0 : 1)
    }
    var first = cursor.selected
    var used = lines(of: first, isFirst: true)
    while first > cursor.top {
      // What was first has a heading only if its section begins there.
      let more =
        lines(of: first - 1, isFirst: true) + lines(of: first, isFirst: false)
        - lines(of: first, isFirst: true)
      if used + more > height { break }
      used += more
      first -= 1
    }
    var parts: [Part] = []
    var line = 0
    for row in first..<rows.count where line < height {
      if let heading = heading(of: row, in: rows, isFirst: row == first) {
        parts.append(.heading(heading))
        line += 1
      }
      parts.append(.row(row))
      line += state.rowHeight
    }
    return parts
  }

  /// The section of the first row always shows.
  private func heading(of row: Int, in rows: [ListingRow<ID>], isFirst: Bool) -> String? {
    guard let section = rows[row].section else { return nil }
    return isFirst || row == 0 || rows[row - 1].section != section ? section : nil
  }
}
