import Composable
import Screen

/// One of several, in a row that opens: typing narrows, Enter takes.
///
///     var folder = Select([("in", "Inbox"), ("work", "Work")], chosen: "in")
///
/// Its parent reads `chosen`.
public struct Select<ID: Hashable & Sendable>: Equatable, Sendable {
  /// One that can be chosen.
  public struct Option: Hashable, Sendable, Identifiable {
    /// What the program calls it.
    public let id: ID
    /// What people read.
    public let label: String
  }

  /// All that can be chosen.
  public let options: [Option]
  /// The one that was chosen; `nil` at first.
  public fileprivate(set) var chosen: ID?
  /// Whether the others show.
  public fileprivate(set) var isOpen = false
  fileprivate var field = TextCursor()
  fileprivate var position = ListPosition()

  /// How many show at once.
  static var rows: Int { 8 }

  /// Creates a choice of labels by id.
  public init(_ options: KeyValuePairs<ID, String>, chosen: ID? = nil) {
    self.options = options.map { Option(id: $0.key, label: $0.value) }
    self.chosen = self.options.contains { $0.id == chosen } ? chosen : nil
  }

  /// What people read of the one that was chosen.
  public var label: String? { options.first { $0.id == chosen }?.label }

  /// Those that what was typed leaves: each typed word begins a word of theirs, whatever its case.
  public var shown: [Option] {
    let words = field.text.lowercased().split(separator: " ")
    return options.filter { option in
      let parts = option.label.lowercased().split { !$0.isLetter && !$0.isNumber }
      return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
    }
  }

  fileprivate mutating func open() {
    (isOpen, field) = (true, TextCursor())
    position = ListPosition(selected: options.firstIndex { $0.id == chosen } ?? 0)
  }

  fileprivate mutating func choose(_ id: ID) { (chosen, isOpen) = (id, false) }
}

/// What happens to a choice.
public enum SelectAction<ID: Hashable & Sendable>: Equatable, Sendable {
  case opened, closed
  case moved(by: Int)
  case edited(TextEdit)
  /// The one under the cursor.
  case taken
  /// Opens it, or takes one.
  case pressed(ID?)
}

extension Select {
  /// The reducer of a choice.
  public static var reducer: Reducer<Select, SelectAction<ID>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .opened: state.open()
      case .closed: state.isOpen = false
      case .moved(let rows): state.position.move(by: rows, count: state.shown.count, height: Self.rows)
      case .edited(let edit):
        state.field.apply(edit)
        state.position = ListPosition()
      case .taken:
        let shown = state.shown
        if shown.indices.contains(state.position.selected) { state.choose(shown[state.position.selected].id) }
      case .pressed(let id?): state.choose(id)
      case .pressed(nil): if state.isOpen { state.isOpen = false } else { state.open() }
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
      Command("select.take", keys: "enter", action: .taken, footer: true),
      Command("select.down", keys: "down", "ctrl+n", action: .moved(by: 1)),
      Command("select.up", keys: "up", "ctrl+p", action: .moved(by: -1)),
      Command("select.close", keys: "esc", action: .closed, footer: true),
    ]) { TextEdit(field: $0).map { .edited($0) } }
  }
}

/// What the mouse hits in a choice: the row that opens it (`nil`), or one of the others.
public struct SelectPlace<ID: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The one that is pressed.
  public let id: ID?
  /// `choose(work)`, or `choose` for the row that opens it.
  public var description: String { id.map { "choose(\($0))" } ?? "choose" }
}

/// The row of a choice, and below it the others while it is open.
public struct SelectView<ID: Hashable & Sendable>: View {
  private let state: Select<ID>
  private let isFocused: Bool
  private let placeholder: String

  /// Creates the view of a choice; `placeholder` stands there until something is chosen.
  public init(_ state: Select<ID>, isFocused: Bool = true, placeholder: String = "choose") {
    (self.state, self.isFocused, self.placeholder) = (state, isFocused, placeholder)
  }

  /// Draws the row, and the others in a box below it.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let first = Rect(0, 0, width, 1)
    canvas.place(SelectPlace<ID>(id: nil), in: first)
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
    let shown = state.shown
    let list = List(count: shown.count, position: state.position) { row, _ in Text(shown[row].label) }
      .places { SelectPlace(id: shown[$0].id) }
    let content: any View = shown.isEmpty ? Text("–", style: .muted) : list
    let box = Rect(0, 1, width, min(canvas.size.height - 1, max(1, min(shown.count, Select<ID>.rows)) + 2))
    canvas.fill(box)
    canvas.place(CoverPlace(), in: box)
    canvas.draw(Border(content), in: box)
  }

  /// One row, or as many as the open box takes.
  public func size(within limit: Size) -> Size {
    let rows = state.isOpen ? max(1, min(state.shown.count, Select<ID>.rows)) + 3 : 1
    return Size(limit.width, min(limit.height, rows))
  }
}
