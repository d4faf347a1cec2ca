import Composable
import Screen

/// A command that a palette offers.
public struct PaletteCommand<Action: Equatable & Sendable>: Equatable, Sendable {
  /// What people read.
  public var title: String
  /// Its keys as people read them; may be empty.
  public var keys: String
  /// What it does; `nil` if it can't be done now.
  public var action: Action?
  /// Why it can't be done now.
  public var reason: String

  /// Creates a command.
  public init(_ title: String, keys: String = "", action: Action) {
    (self.title, self.keys, self.action, reason) = (title, keys, action, "")
  }

  /// Creates a command that can't be done now, and says why.
  public init(_ title: String, keys: String = "", unless reason: String) {
    (self.title, self.keys, action, self.reason) = (title, keys, nil, reason)
  }
}

/// All commands by name: typing narrows, Enter does one. Nobody has to know a key.
///
///     state.palette = Palette(state.keymap)
///
/// Its parent handles `.ran`, which has the action, and `.closed`.
public struct Palette<Action: Equatable & Sendable>: Equatable, Sendable {
  /// All commands.
  public let commands: [PaletteCommand<Action>]
  /// What was typed.
  public fileprivate(set) var field = TextCursor()
  /// How many rows there is room for.
  public var height = 10
  fileprivate var position = ListPosition()

  /// Creates a palette of commands.
  public init(_ commands: [PaletteCommand<Action>]) { self.commands = commands }

  /// Creates a palette of what the keys of a table do.
  public init(_ keymap: Keymap<Action>) {
    self.init(
      keymap.commands.map { command in
        let keys = command.keys.map(\.label).joined(separator: " ")
        return command.reason.map { PaletteCommand(command.title, keys: keys, unless: $0) }
          ?? PaletteCommand(command.title, keys: keys, action: command.action)
      })
  }

  /// Those that fit what was typed, the best fit first. Its letters must come in this order, whatever their case.
  public var shown: [PaletteCommand<Action>] {
    let typed = field.text.lowercased().filter { $0 != " " }
    if typed.isEmpty { return commands }
    return commands.enumerated().compactMap { index, command in
      Self.fit(typed, in: command.title.lowercased()).map { (fit: $0, index: index, command: command) }
    }.sorted { ($0.fit, $0.index) < ($1.fit, $1.index) }.map(\.command)
  }

  /// How many letters lie between those that were typed, from the first on; a match at the beginning is better than
  /// one inside. `nil` if they don't come in this order.
  private static func fit(_ typed: String, in title: String) -> Int? {
    var (rest, gaps, last) = (typed[...], 0, 0)
    for (place, letter) in title.enumerated() {
      guard letter == rest.first else { continue }
      gaps += place - last
      last = place + 1
      rest.removeFirst()
      if rest.isEmpty { return gaps }
    }
    return nil
  }
}

/// What happens to a palette.
public enum PaletteAction<Action: Equatable & Sendable>: Equatable, Sendable {
  case moved(by: Int)
  case edited(TextEdit)
  /// Does the command under the cursor.
  case taken
  case pressed(Int)
  /// For the parent: the action of a command.
  case ran(Action)
  /// For the parent.
  case closed
}

extension Palette {
  /// The reducer of a palette.
  public static var reducer: Reducer<Palette, PaletteAction<Action>, Void> {
    Reducer { state, action, _ in
      func run() -> Effect<PaletteAction<Action>> {
        let shown = state.shown
        guard shown.indices.contains(state.position.selected),
          let action = shown[state.position.selected].action
        else { return .none }
        return .send(.ran(action))
      }
      switch action {
      case .moved(let rows):
        state.position.move(by: rows, count: state.shown.count, height: state.height)
      case .edited(let edit):
        state.field.apply(edit)
        state.position = ListPosition()
      case .taken: return run()
      case .pressed(let row):
        state.position.select(row, count: state.shown.count, height: state.height)
        return run()
      case .ran, .closed: break
      }
      return .none
    }
  }

  /// Its keys; all others are typed.
  public static var keymap: Keymap<PaletteAction<Action>> {
    Keymap([
      Command("palette.doIt", keys: "enter", action: .taken, footer: true),
      Command("palette.down", keys: "down", "ctrl+n", action: .moved(by: 1)),
      Command("palette.up", keys: "up", "ctrl+p", action: .moved(by: -1)),
      Command("palette.pageDown", keys: "pgdn", action: .moved(by: 10)),
      Command("palette.pageUp", keys: "pgup", action: .moved(by: -10)),
      Command("palette.close", keys: "esc", action: .closed, footer: true),
    ]) { TextEdit(field: $0).map { .edited($0) } }
  }
}

/// What the mouse hits in a palette: a row, counted from the first that fits.
public struct PalettePlace: Hashable, Sendable, CustomStringConvertible {
  /// The row.
  public let row: Int
  /// `command(2)`.
  public var description: String { "command(\(row))" }
}

/// The field and the commands that fit, in a box. What can't be done is dimmed, with the reason in place of the keys.
public struct PaletteView<Action: Equatable & Sendable>: View {
  private let state: Palette<Action>
  private let title: String

  /// Creates the view of a palette.
  public init(_ state: Palette<Action>, title: String = "Commands") {
    (self.state, self.title) = (state, title)
  }

  /// Draws the box over whatever lies below.
  public func draw(on canvas: inout Canvas) {
    let shown = state.shown
    let list = List(count: shown.count, position: state.position) { row, _ in
      let command = shown[row]
      let note = command.action == nil ? command.reason : command.keys
      return Drawing { canvas in
        let width = canvas.size.width
        let room = max(0, width - note.columns - 1)
        let style: Style = command.action == nil ? .muted : .plain
        canvas.write(command.title.truncated(to: max(room, width / 2 - 1)), style: style)
        canvas.write(
          note, at: Point(max(width / 2, width - note.columns), 0),
          style: command.action == nil ? .muted : .accent)
      }
    }.places { PalettePlace(row: $0) }
    canvas.hideCursor()
    canvas.fill(canvas.bounds)
    canvas.place(CoverPlace(), in: canvas.bounds)
    let content: any View = shown.isEmpty ? Text("No command is called so.", style: .muted) : list
    canvas.draw(
      Border(
        Rows(
          .fixed(1, Field(state.field, placeholder: "type a command")), .fill(content)),
        title: title, note: "\(shown.count)"), in: canvas.bounds)
    if canvas.size.height > 2 {
      canvas.setCursor(at: Point(min(canvas.size.width - 1, 1 + state.field.before.columns), 1), .bar)
    }
  }

  /// At most 60 columns, and a row for each command.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, 60), min(limit.height, max(1, min(state.shown.count, state.height)) + 3))
  }
}
