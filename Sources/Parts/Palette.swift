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
/// Its parent handles `.ran`, which has the action, and `.closed`, and draws `Modal(PaletteView(palette))` over its own view.
public struct Palette<Action: Equatable & Sendable>: Equatable, Sendable {
  /// All commands.
  public let commands: [PaletteCommand<Action>]
  /// What was typed.
  public fileprivate(set) var field = TextCursor()
  /// Those that fit what was typed, by their index, the best fit first.
  public fileprivate(set) var list: Listing<Int>

  /// Creates a palette of commands.
  public init(_ commands: [PaletteCommand<Action>]) {
    self.commands = commands
    list = Listing(commands.enumerated().map { ListingRow($0.offset, $0.element.title) }, marks: .none)
  }

  /// Creates a palette of what the keys of a table do.
  public init(_ keymap: Keymap<Action>) {
    self.init(
      keymap.commands.map { command in
        let keys = command.keys.map(\.label).joined(separator: " ")
        return command.reason.map { PaletteCommand(command.title, keys: keys, unless: $0) }
          ?? PaletteCommand(command.title, keys: keys, action: command.action)
      })
  }

  /// Those that fit what was typed. Its letters must come in this order, whatever their case.
  public var shown: [PaletteCommand<Action>] { list.rows.map { commands[$0.id] } }

  fileprivate mutating func find() {
    let typed = field.text.lowercased().filter { $0 != " " }
    let fitting = commands.enumerated().compactMap { index, command in
      Self.fit(typed, in: command.title.lowercased()).map { (fit: $0, index: index) }
    }.sorted { ($0.fit, $0.index) < ($1.fit, $1.index) }
    list.replaceRows(fitting.map { ListingRow($0.index, commands[$0.index].title) })
    if let best = fitting.first { list.move(to: best.index) }
  }

  /// How many letters lie between those that were typed, from the first on; a match at the beginning is better than
  /// one inside. `nil` if they don't come in this order.
  private static func fit(_ typed: String, in title: String) -> Int? {
    if typed.isEmpty { return 0 }
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
  case edited(TextEdit)
  /// What happens to the commands that fit.
  case list(ListingAction<Int>)
  /// For the parent: the action of a command.
  case ran(Action)
  /// For the parent.
  case closed
}

extension PaletteAction: Codable where Action: Codable {}

extension Palette {
  /// The reducer of a palette.
  public static var reducer: Reducer<Palette, PaletteAction<Action>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .edited(let edit):
        state.field.apply(edit)
        state.find()
      case .list(.chosen(let index)), .list(.pressed(let index)):
        state.list.move(to: index)
        return state.commands[index].action.map { .send(.ran($0)) } ?? .none
      case .list(let action):
        return Listing.reducer.run(action, in: &state, at: \.list, (), as: PaletteAction.list)
      case .ran, .closed: break
      }
      return .none
    }
  }

  /// Its keys; all others are typed.
  public static var keymap: Keymap<PaletteAction<Action>> {
    Keymap([
      Command("palette.doIt", keys: "enter", action: .list(.opened), footer: true),
      Command("palette.down", keys: "down", "ctrl+n", action: .list(.moved(by: 1))),
      Command("palette.up", keys: "up", "ctrl+p", action: .list(.moved(by: -1))),
      Command("palette.pageDown", keys: "pgdn", action: .list(.pageMoved(by: 2))),
      Command("palette.pageUp", keys: "pgup", action: .list(.pageMoved(by: -2))),
      Command("palette.close", keys: "esc", action: .closed, footer: true),
    ]) { TextEdit(field: $0).map { .edited($0) } }
  }

  /// Its mouse: a press does a command.
  public static var mouse: Mouse<Palette, PaletteAction<Action>> {
    // Named, since the program that lies below may have a listing, too.
    Listing<Int>.mouse.named("palette").map(PaletteAction.list) { $0.list }
  }
}

/// The field and the commands that fit, in a box. What can't be done is dimmed, with the reason in place of the keys.
public struct PaletteView<Action: Equatable & Sendable>: View {
  private let state: Palette<Action>
  private let title: String
  private let words: PartWords

  /// Creates the view of a palette.
  public init(_ state: Palette<Action>, title: String? = nil, words: PartWords = .english) {
    (self.state, self.words) = (state, words)
    self.title = title ?? words.palette.title
  }

  /// Draws the box over whatever lies below.
  public func draw(on canvas: inout Canvas) {
    canvas.hideCursor()
    canvas.fill(canvas.bounds)
    canvas.place(CoverPlace(), in: canvas.bounds)
    var words = words
    words.listing.empty = words.palette.nothingFound
    let list = ListingView(state.list, words: words, content: row)
    canvas.draw(
      Border(
        Rows(
          .fixed(1, Field(state.field, placeholder: words.palette.placeholder)), .fill(list.named("palette"))),
        title: title, note: "\(state.list.count)"), in: canvas.bounds)
    if canvas.size.height > 2 {
      canvas.setCursor(at: Point(min(canvas.size.width - 1, 1 + state.field.before.columns), 1), .bar)
    }
  }

  private func row(_ row: ListingRow<Int>) -> any View {
    let command = state.commands[row.id]
    let isPossible = command.action != nil
    let note = isPossible ? command.keys : command.reason
    return Drawing { canvas in
      let width = canvas.size.width
      let room = max(0, width - note.columns - 1)
      canvas.write(
        command.title.truncated(to: max(room, width / 2 - 1)), style: isPossible ? .plain : .muted)
      canvas.write(
        note, at: Point(max(width / 2, width - note.columns), 0), style: isPossible ? .accent : .muted)
    }
  }

  /// At most 60 columns, and a row for each command, up to ten.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, 60), min(limit.height, max(1, min(state.list.count, 10)) + 3))
  }
}
