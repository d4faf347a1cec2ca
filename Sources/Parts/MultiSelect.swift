import Composable
import Screen

/// Several of a list, each with a box that is checked.
public struct MultiSelect<ID: Hashable & Sendable>: Equatable, Sendable {
  /// All, by id, with what people read.
  public let options: [Select<ID>.Option]
  /// Those that are checked.
  public fileprivate(set) var chosen: Set<ID>
  /// The cursor.
  public fileprivate(set) var position = ListPosition()
  /// How many rows there is room for; pages are that long.
  public var height = 10

  /// Creates a choice of several labels by id.
  public init(_ options: KeyValuePairs<ID, String>, chosen: Set<ID> = []) {
    self.options = options.map { Select<ID>.Option(id: $0.key, label: $0.value) }
    self.chosen = chosen.intersection(self.options.map(\.id))
  }

  fileprivate mutating func toggle(_ id: ID) {
    if chosen.remove(id) == nil { chosen.insert(id) }
  }
}

/// What happens to a choice of several.
public enum MultiSelectAction<ID: Hashable & Sendable>: Equatable, Sendable {
  case moved(by: Int)
  case toggled
  /// Checks all; if all are, none.
  case allToggled
  case pressed(ID)
}

extension MultiSelect {
  /// The reducer of a choice of several.
  public static var reducer: Reducer<MultiSelect, MultiSelectAction<ID>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .moved(let rows): state.position.move(by: rows, count: state.options.count, height: state.height)
      case .toggled:
        guard state.options.indices.contains(state.position.selected) else { return .none }
        state.toggle(state.options[state.position.selected].id)
      case .allToggled:
        let all = Set(state.options.map(\.id))
        state.chosen = state.chosen == all ? [] : all
      case .pressed(let id):
        guard let row = state.options.firstIndex(where: { $0.id == id }) else { return .none }
        state.position.select(row, count: state.options.count, height: state.height)
        state.toggle(id)
      }
      return .none
    }
  }

  /// Its keys.
  public static var keymap: Keymap<MultiSelectAction<ID>> {
    Keymap([
      Command("multiSelect.check", keys: "space", action: .toggled, footer: true),
      Command("multiSelect.all", keys: "a", action: .allToggled, footer: true),
      Command("multiSelect.down", keys: "j", "down", action: .moved(by: 1)),
      Command("multiSelect.up", keys: "k", "up", action: .moved(by: -1)),
    ])
  }
}

/// The list with its boxes.
public struct MultiSelectView<ID: Hashable & Sendable>: View {
  private let state: MultiSelect<ID>
  private let isFocused: Bool

  /// Creates the view of a choice of several.
  public init(_ state: MultiSelect<ID>, isFocused: Bool = true) {
    (self.state, self.isFocused) = (state, isFocused)
  }

  /// Draws the rows that show.
  public func draw(on canvas: inout Canvas) {
    let list = List(count: state.options.count, position: state.position, isFocused: isFocused) { row, _ in
      let option = state.options[row]
      return Line(Span(state.chosen.contains(option.id) ? "[x] " : "[ ] "), Span(option.label))
    }
    canvas.draw(list.places { SelectPlace<ID>(id: state.options[$0].id) }, in: canvas.bounds)
  }

  /// All columns, and a row for each.
  public func size(within limit: Size) -> Size { Size(limit.width, min(limit.height, state.options.count)) }
}
