import Composable
import Screen

/// All keys of a program, closed or scrolled to a line.
///
///     var help = KeyHelp(Mailbox.keymap)
///
/// The parent opens it with `.opened` and draws `KeyHelpView` over its own view while it shows.
public struct KeyHelp: Equatable, Sendable {
  /// The first visible line; `nil` while it is closed.
  public var top: Int?
  private let lines: Int
  /// How many columns of lines its view shows side by side, and how many lines each has; nothing until it was drawn.
  public var shown = Size.zero

  /// Creates the closed help of a key table.
  public init<Action>(_ keymap: Keymap<Action>) { lines = Help(keymap).count }

  /// Whether it shows.
  public var isShown: Bool { top != nil }

  /// A page is all columns, since a line that leaves the first is the last of them that shows.
  fileprivate static func top(_ top: Int, of lines: Int, in shown: Size) -> Int {
    max(0, min(top, lines - shown.width * shown.height))
  }

  fileprivate mutating func scroll(to line: Int) {
    top = top == nil ? nil : Self.top(line, of: lines, in: shown)
  }

  fileprivate mutating func drag(to line: Int) {
    // The bar is as high as a column.
    let height = max(1, shown.height)
    if let top = ScrollBar.top(at: line, count: lines - (shown.width - 1) * height, height: height) {
      scroll(to: top)
    }
  }
}

/// What happens to a help.
public enum KeyHelpAction: Equatable, Sendable, Codable {
  case opened, closed
  case moved(by: Int)
  /// By half pages, down if positive.
  case pageMoved(by: Int)
  /// The middle of the scroll bar was dragged to a line.
  case dragged(toLine: Int)
  /// The columns side by side and the lines of each, as the view has them.
  case resized(Size)
}

extension KeyHelp {
  /// The reducer of a help.
  public static let reducer = Reducer<KeyHelp, KeyHelpAction, Void> { help, action, _ in
    switch action {
    case .opened: help.top = 0
    case .closed: help.top = nil
    case .moved(let lines): help.scroll(to: (help.top ?? 0) + lines)
    case .pageMoved(let halves):
      help.scroll(
        to: (help.top ?? 0)
          + ListPosition.rows(inHalfPages: halves, height: help.shown.width * help.shown.height))
    case .dragged(let line): help.drag(to: line)
    case .resized(let size):
      help.shown = size
      help.scroll(to: help.top ?? 0)
    }
    return .none
  }

  /// Its keys while it shows.
  public static let keymap = Keymap([
    Command(
      "keyHelp.close", keys: "esc", "?", "f1", "q", "enter", action: KeyHelpAction.closed, footer: true),
    Command("keyHelp.scrollBack", keys: "up", "k", action: .moved(by: -1)),
    Command("keyHelp.scroll", keys: "down", "j", action: .moved(by: 1), footer: true),
    Command("keyHelp.pageDown", keys: "pgdn", "space", action: .pageMoved(by: 2)),
    Command("keyHelp.pageUp", keys: "pgup", action: .pageMoved(by: -2)),
  ])

  /// Its mouse, and how it learns how much shows. A press beside the box hits nothing.
  public static var mouse: Mouse<KeyHelp, KeyHelpAction> {
    Mouse { (_: KeyHelp, pointer: Pointer<KeyHelpPlace>) in
      switch pointer {
      case .wheel(.up, over: .some): .moved(by: -3)
      case .wheel(.down, over: .some): .moved(by: 3)
      case .pressed(.scrollBar, .left, let point), .doublePressed(.scrollBar, let point),
        .dragged(.scrollBar, _, let point):
        .dragged(toLine: point.row)
      case .pressed, .doublePressed, .dragged, .dropped, .wheel: nil
      }
    }
    .adding(Mouse(sizes: { (_: KeyHelp, _: KeyHelpPlace, size) in .resized(size) }))
  }
}

/// What the mouse hits in a help.
public enum KeyHelpPlace: Hashable, Sendable, CustomStringConvertible {
  case lines, scrollBar

  /// `help`, or `scrollBar`.
  public var description: String { self == .lines ? "help" : "scrollBar" }
}

/// The keys in a box, in as few columns as show them all.
public struct KeyHelpView<Action>: View {
  private let help: KeyHelp
  private let keymap: Keymap<Action>
  private let words: PartWords.Help

  /// Creates the view of the help of a key table.
  public init(_ help: KeyHelp, _ keymap: Keymap<Action>, words: PartWords = .english) {
    (self.help, self.keymap, self.words) = (help, keymap, words.help)
  }

  /// Draws the box over whatever lies below; nothing while it is closed.
  public func draw(on canvas: inout Canvas) {
    guard help.isShown else { return }
    let lines = Lines(help: help, keymap: keymap)
    let inner: any View = canvas.size.width > 8 ? Padding(lines, horizontal: 1) : lines
    let wanted = Centered(Border(inner, title: words.title)).size(within: canvas.size)
    let width = wanted.width - (canvas.size.width > 8 ? 4 : 2)
    let note = note(in: Size(max(0, width), max(0, wanted.height - 2)))
    canvas.draw(Modal(Border(inner, title: words.title, note: note)), in: canvas.bounds)
  }

  /// Says what shows while that isn't all.
  private func note(in size: Size) -> String {
    let help = Help(keymap)
    let page = help.columns(in: size) * size.height
    guard page > 0, help.count > page else { return "" }
    let top = KeyHelp.top(self.help.top ?? 0, of: help.count, in: Size(1, page))
    return words.place(top + 1...min(help.count, top + page), help.count)
  }

  private struct Lines: View {
    let help: KeyHelp
    let keymap: Keymap<Action>

    func draw(on canvas: inout Canvas) {
      let lines = Help(keymap)
      let shown = Size(lines.columns(in: canvas.size), canvas.size.height)
      let top = KeyHelp.top(help.top ?? 0, of: lines.count, in: shown)
      canvas.measure(KeyHelpPlace.lines, known: help.shown, size: shown)
      canvas.place(KeyHelpPlace.lines, in: canvas.bounds)
      canvas.draw(Help(keymap, top: top), in: canvas.bounds)
      let count = lines.count - (shown.width - 1) * shown.height
      canvas.draw(ScrollBar(top: top, count: count), in: canvas.bounds)
      if count > shown.height, shown.height > 2, !canvas.isLinear {
        canvas.place(KeyHelpPlace.scrollBar, in: Rect(canvas.size.width - 1, 0, 1, shown.height))
      }
    }

    /// With a column for the scroll bar, if there is one.
    func size(within limit: Size) -> Size {
      let lines = Help(keymap)
      let size = lines.size(within: limit)
      let isWhole = lines.count <= lines.columns(in: limit) * limit.height
      return isWhole ? size : Size(min(limit.width, size.width + 2), size.height)
    }
  }
}
