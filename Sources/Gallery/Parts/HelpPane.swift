import Composable
import Screen

/// The help of a program, closed or scrolled to a line: a feature that every program embeds.
struct HelpPane: Equatable {
  var lines: Int
  /// The number of visible rows.
  var height = 21
  /// The first visible line; `nil` while the help is closed.
  var top: Int?

  var isShown: Bool { top != nil }

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
  // The border and the footer take three rows.
  case .resized(let size): help.height = max(1, size.height - 3)
  }
  help.top = help.top.map { max(0, min($0, help.lines - help.height)) }
  return .none
}

let helpKeys = Keymap([
  Binding("esc", "?", "f1", "q", "enter", action: HelpAction.closed, help: "close", footer: true),
  Binding("up", "k", action: .moved(by: -1), help: "scroll back"),
  Binding("down", "j", action: .moved(by: 1), help: "scroll", footer: true),
])
