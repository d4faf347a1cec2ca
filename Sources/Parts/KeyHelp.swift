import Composable
import Screen

/// All keys of a program, closed or scrolled to a line.
///
///     var help = KeyHelp(Mailbox.keymap)
///
/// The parent opens it with `.opened`, gives it its size, and draws `KeyHelpView` over its own view while it shows.
public struct KeyHelp: Equatable, Sendable {
  /// The first visible line; `nil` while it is closed.
  public var top: Int?
  /// The room it has, with its border.
  public var size = Size(80, 24)
  private let lines: Int

  /// Creates the closed help of a key table.
  public init<Action>(_ keymap: Keymap<Action>) { lines = Help(keymap).count }

  /// Whether it shows.
  public var isShown: Bool { top != nil }

  /// The rows between the lines of the border.
  fileprivate var height: Int { max(1, size.height - 2) }

  fileprivate mutating func keepInView() { top = top.map { max(0, min($0, lines - height)) } }

  /// `3–20 of 41` while not all of it shows.
  fileprivate var note: String {
    guard let top, lines > height else { return "" }
    return "\(top + 1)–\(min(lines, top + height)) of \(lines)"
  }
}

/// What happens to a help.
public enum KeyHelpAction: Equatable, Sendable {
  case opened, closed
  case moved(by: Int)
  /// The whole window, or the part of it that the help may cover.
  case resized(Size)
}

extension KeyHelp {
  /// The reducer of a help.
  public static let reducer = Reducer<KeyHelp, KeyHelpAction, Void> { help, action, _ in
    switch action {
    case .opened: help.top = 0
    case .closed: help.top = nil
    case .moved(let lines): help.top = help.top.map { $0 + lines }
    case .resized(let size): help.size = size
    }
    help.keepInView()
    return .none
  }

  /// Its keys while it shows.
  public static let keymap = Keymap([
    Command(
      "keyHelp.close", keys: "esc", "?", "f1", "q", "enter", action: KeyHelpAction.closed, footer: true),
    Command("keyHelp.scrollBack", keys: "up", "k", action: .moved(by: -1)),
    Command("keyHelp.scroll", keys: "down", "j", action: .moved(by: 1), footer: true),
  ])
}

/// The keys in a box, in as few columns as show them all.
public struct KeyHelpView<Action>: View {
  private let help: KeyHelp
  private let keymap: Keymap<Action>

  /// Creates the view of the help of a key table.
  public init(_ help: KeyHelp, _ keymap: Keymap<Action>) { (self.help, self.keymap) = (help, keymap) }

  /// Draws the box over whatever lies below; nothing while it is closed.
  public func draw(on canvas: inout Canvas) {
    guard let top = help.top else { return }
    let lines = Help(keymap, top: top)
    let inner: any View = canvas.size.width > 8 ? Padding(lines, horizontal: 1) : lines
    let box = Border(inner, title: "Keys", note: help.note)
    canvas.mute()
    canvas.hideCursor()
    canvas.draw(Centered(Layers(Cleared(), box)), in: canvas.bounds)
  }
}

/// Blanks, as large as what lies over them.
private struct Cleared: View {
  func draw(on canvas: inout Canvas) { canvas.fill(canvas.bounds) }
  func size(within limit: Size) -> Size { .zero }
}
