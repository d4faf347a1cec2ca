import Composable
import Screen

/// One of several, in a row that opens: typing narrows, Enter takes.
///
///     var folder = Select([ListingRow("in", "Inbox"), ListingRow("work", "Work")], chosen: "in")
///
/// Its parent reads `chosen`. What it opens is a ``Listing``, so its rows may be in sections, and many.
public struct Select<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The rows to choose from.
  public internal(set) var list: Listing<ID>
  /// The one that was chosen; `nil` at first.
  public fileprivate(set) var chosen: ID?
  /// Whether the others show.
  public fileprivate(set) var isOpen = false
  fileprivate var field = TextCursor()

  /// How many lines show at once.
  static var lines: Int { 8 }

  /// Creates a choice of labels by id.
  public init(_ rows: [ListingRow<ID>], chosen: ID? = nil) {
    list = Listing(rows, marks: .none)
    self.chosen = chosen.flatMap { list[$0]?.id }
  }

  /// What people read of the one that was chosen.
  public var label: String? { chosen.flatMap { list[$0]?.text } }

  /// Shows other rows, such as those that have arrived. What was chosen stays if it is still there.
  public mutating func replaceRows(_ rows: [ListingRow<ID>]) {
    list.replaceRows(rows)
    chosen = chosen.flatMap { list[$0]?.id }
  }

  fileprivate mutating func open() {
    (isOpen, field) = (true, TextCursor())
    list.narrow(by: "")
    if let chosen { list.move(to: chosen) }
  }

  fileprivate mutating func choose(_ id: ID) { (chosen, isOpen) = (id, false) }
}

/// What happens to a choice.
public enum SelectAction<ID: Hashable & Sendable>: Equatable, Sendable {
  case opened, closed
  case edited(TextEdit)
  /// What happens to the rows while they show; `.chosen` takes one.
  case list(ListingAction<ID>)
  /// The row that opens and closes it.
  case pressed
}

extension SelectAction: Codable where ID: Codable {}

extension Select {
  /// The reducer of a choice.
  public static var reducer: Reducer<Select, SelectAction<ID>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .opened: state.open()
      case .closed: state.isOpen = false
      case .edited(let edit):
        state.field.apply(edit)
        state.list.narrow(by: state.field.text)
      case .list(.chosen(let id)), .list(.pressed(let id)): state.choose(id)
      case .list(let action):
        return Listing.reducer.run(action, in: &state, at: \.list, (), as: SelectAction.list)
      case .pressed: if state.isOpen { state.isOpen = false } else { state.open() }
      }
      return .none
    }
  }

  /// Its keys while it is open, or those that open it.
  public var keymap: Keymap<SelectAction<ID>> {
    guard isOpen else {
      return Keymap([Command("select.choose", keys: "enter", "space", action: .opened, footer: true)])
    }
    return Keymap([
      Command("select.take", keys: "enter", action: .list(.opened), footer: true),
      Command("select.down", keys: "down", "ctrl+n", action: .list(.moved(by: 1))),
      Command("select.up", keys: "up", "ctrl+p", action: .list(.moved(by: -1))),
      Command("select.pageDown", keys: "pgdn", action: .list(.pageMoved(by: 2))),
      Command("select.pageUp", keys: "pgup", action: .list(.pageMoved(by: -2))),
      Command("select.close", keys: "esc", action: .closed, footer: true),
    ]) { TextEdit(field: $0).map { .edited($0) } }
  }

  /// Its mouse: the row opens and closes it, a press on another takes that.
  public static var mouse: Mouse<Select, SelectAction<ID>> {
    Mouse { (_: Select, pointer: Pointer<SelectPlace>) in pointer.press.map { _ in .pressed } }
      .adding(Listing<ID>.mouse.named("choice").map(SelectAction.list) { $0.isOpen ? $0.list : nil })
  }
}

/// What the mouse hits in a choice: the row that opens it.
public struct SelectPlace: Hashable, Sendable, CustomStringConvertible {
  /// `choose`.
  public var description: String { "choose" }
}

/// The row of a choice, and below it the others while it is open.
public struct SelectView<ID: Hashable & Sendable>: View {
  private let state: Select<ID>
  private let isFocused: Bool
  private let placeholder: String
  private let words: PartWords

  /// Creates the view of a choice; `placeholder` stands there until something is chosen.
  public init(
    _ state: Select<ID>, isFocused: Bool = true, placeholder: String? = nil, words: PartWords = .english
  ) {
    (self.state, self.isFocused, self.words) = (state, isFocused, words)
    self.placeholder = placeholder ?? words.select.placeholder
  }

  /// Draws the row, and the others in a box below it.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let first = Rect(0, 0, width, 1)
    canvas.place(SelectPlace(), in: first)
    if state.isOpen {
      canvas.draw(
        Field(state.field, placeholder: state.label ?? placeholder, isFocused: isFocused), in: first)
    } else {
      canvas.write(
        (state.label ?? "(\(placeholder))").truncated(to: max(0, width - 2)),
        style: isFocused ? .accent : state.label == nil ? .muted : .plain)
      if isFocused { canvas.setCursor(at: .zero) }
    }
    canvas.write(state.isOpen ? "▴" : "▾", at: Point(width - 1, 0), style: .muted)
    guard state.isOpen else { return }
    let box = Rect(0, 1, width, min(canvas.size.height - 1, lines + 2))
    canvas.fill(box)
    var list = ListingView(state.list, words: words)
    // What narrows it stands in the row above.
    list.hasFilterRow = false
    canvas.draw(Border(list.named("choice")), in: box)
  }

  private var lines: Int { max(1, min(state.list.lines, Select<ID>.lines)) }

  /// One row, or as many as the open box takes.
  public func size(within limit: Size) -> Size {
    Size(limit.width, min(limit.height, state.isOpen ? lines + 3 : 1))
  }
}
