import Composable
import Screen

/// What happens to a palette.
public enum PaletteAction<Action: Equatable & Sendable>: Equatable, Sendable {
  case edited(TextEdit)
  /// What happens to the rows that show.
  case list(ListingAction<Int>)
  /// Shows all again, or closes.
  case escaped
  /// The room for headings and rows in columns, as the view has it.
  case resized(Size)
  /// For the parent: the action of a command.
  case ran(Action)
  /// For the parent: why a command can't be done now; empty if a row only explains.
  case refused(String)
  /// For the parent.
  case closed
}

extension PaletteAction: Codable where Action: Codable {}

/// What a palette needs.
public struct PaletteEnvironment: Sendable {
  /// Makes what is typed comparable with ``PaletteCommand/names``.
  public var fold: @Sendable (String) -> String

  /// Ignores case, and whatever else `fold` takes away.
  public init(fold: @escaping @Sendable (String) -> String = { $0.lowercased() }) { self.fold = fold }
}

extension Palette {
  /// The reducer of a palette.
  public static var reducer: Reducer<Palette, PaletteAction<Action>, PaletteEnvironment> {
    Reducer { state, action, environment in
      switch action {
      case .edited(let edit):
        state.field.apply(edit)
        state.find(SearchName(environment.fold(state.field.text)))
      case .list(.chosen(let index)), .list(.pressed(let index)):
        state.list.move(to: index)
        let command = state.commands[index]
        guard let act = command.action, command.reason.isEmpty else { return .send(.refused(command.reason)) }
        return .send(.ran(act))
      case .list(let action):
        let effect = Listing.reducer.run(action, in: &state, at: \.list, (), as: PaletteAction<Action>.list)
        state.keepColumnsInView()
        return effect
      case .escaped:
        if state.field.isEmpty { return .send(.closed) }
        state.field = TextCursor()
        state.find(SearchName(""))
      case .resized(let room):
        state.room = room
        state.keepColumnsInView()
      case .ran, .refused, .closed: break
      }
      return .none
    }
  }

  /// Below headings, what scrolls are the lines of the columns: the row under the cursor is in view, and the heading above it.
  private mutating func keepColumnsInView() {
    guard showsSections else { return }
    // A page is what shows, with the headings.
    if list.window != room { list.window = room }
    top = top(of: PaletteColumns(sections, width: room.width), height: room.height)
  }

  /// The first line that shows in a window of this height.
  func top(of columns: PaletteColumns, height: Int) -> Int {
    let lines = columns.lines(of: list.cursor)
    let first = lines.lowerBound == 1 && lines.upperBound <= height ? 0 : lines.lowerBound
    return max(0, min(max(top, lines.upperBound - height), first, columns.count - height))
  }

  /// Its keys; all others are typed.
  public static var keymap: Keymap<PaletteAction<Action>> {
    Keymap([
      Command("palette.doIt", keys: "enter", action: .list(.opened), footer: true),
      Command("palette.down", keys: "down", "ctrl+n", action: .list(.moved(by: 1))),
      Command("palette.up", keys: "up", "ctrl+p", action: .list(.moved(by: -1))),
      Command("palette.pageDown", keys: "pgdn", action: .list(.pageMoved(by: 2))),
      Command("palette.pageUp", keys: "pgup", action: .list(.pageMoved(by: -2))),
      Command("palette.first", keys: "home", action: .list(.movedToStart)),
      Command("palette.last", keys: "end", action: .list(.movedToEnd)),
      Command("palette.close", keys: "esc", action: .escaped, footer: true),
    ]) { TextEdit(field: $0).map { .edited($0) } }
  }

  /// Its mouse, and how it learns its size: a press does a command.
  public static var mouse: Mouse<Palette, PaletteAction<Action>> {
    // Named, since the program that lies below may have a listing, too.
    Listing<Int>.mouse.named("palette").map(PaletteAction.list) { $0.list }
      .adding(
        Mouse { (_: Palette, pointer: Pointer<PalettePlace>) in
          switch pointer {
          case .wheel(.up, over: .some): .list(.moved(by: -3))
          case .wheel(.down, over: .some): .list(.moved(by: 3))
          default: if case .row(let index)? = pointer.press { .list(.pressed(index)) } else { nil }
          }
        }
      )
      .adding(Mouse(sizes: { (_: Palette, _: PalettePlace, size) in .resized(size) }))
  }
}

/// What the mouse hits in the columns of a palette.
public enum PalettePlace: Hashable, Sendable, CustomStringConvertible {
  case columns
  case row(Int)

  /// `columns`, or `row(3)`.
  public var description: String { if case .row(let index) = self { "row(\(index))" } else { "columns" } }
}
