import Screen

extension Tail {
  /// Its keys.
  public static var keymap: Keymap<TailAction<Row>> {
    Keymap([
      Command("tail.down", keys: "j", "down", action: .moved(by: 1)),
      Command("tail.up", keys: "k", "up", action: .moved(by: -1)),
      Command("tail.pageDown", keys: "pgdn", "ctrl+d", "space", action: .pageMoved(by: 2)),
      Command("tail.pageUp", keys: "pgup", "ctrl+u", action: .pageMoved(by: -2)),
      Command("tail.oldest", keys: "g", "home", action: .movedToStart),
      Command("tail.follow", keys: "G", "end", action: .movedToEnd, footer: true),
      Command("tail.right", keys: "l", "right", action: .movedAside(by: 8)),
      Command("tail.left", keys: "h", "left", action: .movedAside(by: -8)),
      Command("tail.back", keys: "esc", action: .left),
    ])
  }

  /// Its mouse, and how it learns its size.
  public static var mouse: Mouse<Tail, TailAction<Row>> {
    Mouse { (_: Tail, pointer: Pointer<TailPlace>) in
      switch pointer {
      case .pressed(.scrollBar, .left, let point), .doublePressed(.scrollBar, let point),
        .dragged(.scrollBar, _, let point):
        .dragged(toLine: point.row)
      case .pressed(.new, .left, _): .movedToEnd
      case .wheel(.up, over: .some): .moved(by: -3)
      case .wheel(.down, over: .some): .moved(by: 3)
      case .wheel(.left, over: .some): .movedAside(by: -8)
      case .wheel(.right, over: .some): .movedAside(by: 8)
      case .pressed, .doublePressed, .dragged, .dropped, .wheel: nil
      }
    }
    .adding(Mouse(sizes: { (_: Tail, _: TailPlace, size) in .resized(size) }))
  }
}

/// What the mouse hits in a tail.
public enum TailPlace: Hashable, Sendable {
  /// All of it; what is named below lies in front.
  case window
  case scrollBar
  /// How many rows are new below; a press follows.
  case new
}
