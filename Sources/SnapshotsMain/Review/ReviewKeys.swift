import Screen

extension Review {
  var keymap: Keymap<ReviewAction> { helpTop != nil ? reviewHelpKeys : reviewKeys }
}

let reviewKeys = Keymap(
  [
    Command("accept", keys: "y", action: ReviewAction.acceptPressed, group: "Decide", footer: true),
    Command("reject", keys: "n", action: .rejectPressed, group: "Decide", footer: true),
    Command("acceptAll", keys: "a", action: .acceptAllPressed, group: "Decide"),
    Command("next", keys: "j", "down", action: .moved(by: 1), group: "Look", footer: true),
    Command("previous", keys: "k", "up", action: .moved(by: -1), group: "Look"),
    Command("side", keys: "tab", action: .paneTurned, group: "Look", footer: true),
    Command("nextFrame", keys: "]", action: .sceneTurned(by: 1), group: "Look"),
    Command("previousFrame", keys: "[", action: .sceneTurned(by: -1), group: "Look"),
    Command("panRight", keys: "l", "right", action: .panned(columns: 8, rows: 0), group: "Look"),
    Command("panLeft", keys: "h", "left", action: .panned(columns: -8, rows: 0), group: "Look"),
    Command("panDown", keys: "ctrl+d", "pgdn", action: .panned(columns: 0, rows: 4), group: "Look"),
    Command("panUp", keys: "ctrl+u", "pgup", action: .panned(columns: 0, rows: -4), group: "Look"),
    Command("quit", keys: "q", "ctrl+c", action: .quit, group: "Program", footer: true),
    Command("help", keys: "?", "f1", action: .helpOpened, group: "Program", footer: true),
  ], otherwise: resized)

let reviewHelpKeys = Keymap(
  [
    Command("close", keys: "esc", "?", "q", "enter", action: ReviewAction.helpClosed, footer: true),
    Command("scroll", keys: "j", "down", action: .helpMoved(by: 1), footer: true),
    Command("scrollBack", keys: "k", "up", action: .helpMoved(by: -1)),
    Command("quit", keys: "ctrl+c", action: .quit),
  ], otherwise: resized)

private func resized(_ event: Event) -> ReviewAction? {
  if case .resize(let size) = event { .resized(size) } else { nil }
}
