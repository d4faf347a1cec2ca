import Composable
import Screen

/// The help of a program: whether it is shown, and from which line on. A feature of its own, State to View, that every
/// program of the gallery pulls back into its own.
struct HelpPane: Equatable {
  /// How many lines there are in all.
  var lines: Int
  /// How many rows there are for them.
  var height = 21
  /// The first line that shows; `nil` while the help is closed.
  var top: Int?

  var isShown: Bool { top != nil }

  /// The help of a key table, closed.
  init<Action>(_ keymap: Keymap<Action>) { lines = Help(keymap).count }
}

enum HelpAction: Equatable, Sendable {
  case opened, closed
  case moved(by: Int)
  case resized(Size)
}

let helpReducer = Reducer<HelpPane, HelpAction, Void> { help, action, _ in
  switch action {
  case .opened: help.top = 0
  case .closed: help.top = nil
  case .moved(let lines): if let top = help.top { help.top = top + lines }
  // The line round the help, and the footer.
  case .resized(let size): help.height = max(1, size.height - 3)
  }
  help.top = help.top.map { max(0, min($0, help.lines - help.height)) }
  return .none
}

/// What the keys mean while the help is open.
let helpKeys = Keymap([
  Binding("esc", "?", "f1", "q", "enter", action: HelpAction.closed, help: "close", footer: true),
  Binding("up", "k", action: .moved(by: -1), help: "scroll back"),
  Binding("down", "j", action: .moved(by: 1), help: "scroll", footer: true),
])
