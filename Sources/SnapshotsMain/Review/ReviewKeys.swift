import Screen

extension Review {
  var keymap: Keymap<ReviewAction> { helpTop != nil ? reviewHelpKeys : reviewKeys }
}

let reviewKeys = Keymap(
  [
    Binding("y", action: ReviewAction.acceptPressed, help: "accept", group: "Decide", footer: true),
    Binding("n", action: .rejectPressed, help: "reject", group: "Decide", footer: true),
    Binding("a", action: .acceptAllPressed, help: "accept all", group: "Decide"),
    Binding("j", "down", action: .moved(by: 1), help: "next", group: "Look", footer: true),
    Binding("k", "up", action: .moved(by: -1), help: "previous", group: "Look"),
    Binding("tab", action: .paneTurned, help: "side", group: "Look", footer: true),
    Binding("]", action: .sceneTurned(by: 1), help: "next frame", group: "Look"),
    Binding("[", action: .sceneTurned(by: -1), help: "previous frame", group: "Look"),
    Binding("l", "right", action: .panned(columns: 8, rows: 0), help: "pan right", group: "Look"),
    Binding("h", "left", action: .panned(columns: -8, rows: 0), help: "pan left", group: "Look"),
    Binding("ctrl+d", "pgdn", action: .panned(columns: 0, rows: 4), help: "pan down", group: "Look"),
    Binding("ctrl+u", "pgup", action: .panned(columns: 0, rows: -4), help: "pan up", group: "Look"),
    Binding("q", "ctrl+c", action: .quit, help: "quit", group: "Program", footer: true),
    Binding("?", "f1", action: .helpOpened, help: "help", group: "Program", footer: true),
  ], otherwise: resized)

let reviewHelpKeys = Keymap(
  [
    Binding("esc", "?", "q", "enter", action: ReviewAction.helpClosed, help: "close", footer: true),
    Binding("j", "down", action: .helpMoved(by: 1), help: "scroll", footer: true),
    Binding("k", "up", action: .helpMoved(by: -1), help: "scroll back"),
    Binding("ctrl+c", action: .quit, help: "quit"),
  ], otherwise: resized)

private func resized(_ event: Event) -> ReviewAction? {
  if case .resize(let size) = event { .resized(size) } else { nil }
}
