import Composable
import Screen

/// Two panes with a divider between them, which is moved by keys and dragged by the mouse.
///
///     var split = Splitter(.columns, first: 30, of: 100)     // three tenths, whatever the window
///     var split = Splitter(.columns, fixed: 30)              // 30 columns, whatever the window
///
/// What the panes show, and which has the keys, is the program's.
public struct Splitter: Equatable, Sendable {
  /// Whether the panes stand side by side or one above the other.
  public enum Axis: Hashable, Sendable, Codable { case columns, rows }

  /// How the panes stand.
  public let axis: Axis
  /// Neither pane is smaller, as far as there is room for both.
  public let minimum: Int
  /// The columns or rows of the first pane, when both had `whole`.
  private var first: Int
  /// `nil` if the first pane keeps its columns or rows.
  private var whole: Int?
  private let initial: (first: Int, whole: Int?)
  /// The room of both panes, as the view has it.
  fileprivate var room = Size.zero
  /// Where the divider was when it was grabbed.
  fileprivate var grabbed: Int?

  /// Creates two panes (default: of the same size), of which the first has so many parts of the whole.
  public init(_ axis: Axis = .columns, first: Int = 1, of whole: Int = 2, minimum: Int = 4) {
    (self.axis, self.minimum) = (axis, max(0, minimum))
    (self.first, self.whole) = (max(0, first), max(1, whole))
    initial = (self.first, self.whole)
  }

  /// Creates two panes of which the first has so many columns or rows in every window.
  public init(_ axis: Axis = .columns, fixed first: Int, minimum: Int = 4) {
    (self.axis, self.minimum) = (axis, max(0, minimum))
    (self.first, whole) = (max(0, first), nil)
    initial = (self.first, nil)
  }

  /// Equal in all that shows.
  public static func == (a: Splitter, b: Splitter) -> Bool {
    a.axis == b.axis && a.minimum == b.minimum && a.first == b.first && a.whole == b.whole && a.room == b.room
      && a.grabbed == b.grabbed
  }

  /// The columns or rows of the first pane in a window; the divider comes after them. A window of another size is divided the same.
  public func first(in size: Size) -> Int {
    let room = max(0, extent(of: size) - 1)
    let wanted = whole.map { $0 == room ? first : (first * room + $0 / 2) / $0 } ?? first
    let least = min(minimum, room / 2)
    return min(max(wanted, least), room - least)
  }

  private func extent(of size: Size) -> Int { axis == .columns ? size.width : size.height }

  fileprivate mutating func move(to place: Int) {
    let room = max(0, extent(of: self.room) - 1)
    guard room > 0 else { return }
    first = place
    if whole != nil { whole = room }
    // Beyond the ends it would have to be moved back first.
    first = first(in: self.room)
  }

  fileprivate mutating func reset() { (first, whole) = initial }
}

/// What happens to a splitter.
public enum SplitterAction: Hashable, Sendable, Codable {
  case moved(by: Int)
  /// Both panes get what they had at first.
  case reset
  /// The divider is held.
  case grabbed
  /// So far from where it was grabbed.
  case dragged(by: Int)
  case released
  /// The room of both panes, as the view has it.
  case resized(Size)
}

extension Splitter {
  /// The reducer of a splitter.
  public static let reducer = Reducer<Splitter, SplitterAction, Void> { state, action, _ in
    switch action {
    case .moved(let steps): state.move(to: state.first(in: state.room) + steps)
    case .reset: state.reset()
    case .grabbed: state.grabbed = state.first(in: state.room)
    case .dragged(let steps): if let grabbed = state.grabbed { state.move(to: grabbed + steps) }
    case .released: state.grabbed = nil
    case .resized(let size): state.room = size
    }
    return .none
  }

  /// Its keys.
  public var keymap: Keymap<SplitterAction> {
    let (less, more): (Key, Key) = axis == .columns ? ("alt+left", "alt+right") : ("alt+up", "alt+down")
    return Keymap([
      Command("splitter.smallerPane", keys: less, action: .moved(by: -1)),
      Command("splitter.largerPane", keys: more, action: .moved(by: 1)),
      Command("splitter.panesAsAtFirst", keys: "alt+=", action: .reset),
    ])
  }

  /// Its mouse: the divider stays under the pointer that drags it; a double press leads it back.
  public static var mouse: Mouse<Splitter, SplitterAction> {
    Mouse { (splitter: Splitter, pointer: Pointer<SplitterPlace>) in
      switch pointer {
      case .pressed(.divider, .left, _): .grabbed
      // The point counts from where the divider was when it was pressed.
      case .dragged(.divider, _, let point):
        .dragged(by: splitter.axis == .columns ? point.column : point.row)
      case .dropped(.divider, _): .released
      case .doublePressed(.divider, _): .reset
      case .pressed, .doublePressed, .dragged, .dropped, .wheel: nil
      }
    }
    .adding(Mouse(sizes: { (_: Splitter, _: SplitterPlace, size) in .resized(size) }))
  }
}

/// What the mouse hits in a splitter.
public enum SplitterPlace: Hashable, Sendable { case divider, panes }

/// The two panes and the line between them; one below the other for people who hear the screen.
public struct SplitterView: View {
  private let state: Splitter
  private let first: any View
  private let second: any View

  /// Creates the view of a splitter.
  public init(_ state: Splitter, _ first: any View, _ second: any View) {
    (self.state, self.first, self.second) = (state, first, second)
  }

  /// Draws the panes in their parts.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    canvas.measure(SplitterPlace.panes, known: state.room)
    if canvas.isLinear { return Rows(.fill(first), .fill(second)).draw(on: &canvas) }
    let place = state.first(in: size)
    switch state.axis {
    case .columns:
      let divider = Rect(place, 0, 1, size.height)
      canvas.draw(first, in: Rect(0, 0, place, size.height))
      canvas.draw(second, in: Rect(place + 1, 0, max(0, size.width - place - 1), size.height))
      draw(divider, "│", on: &canvas)
    case .rows:
      let divider = Rect(0, place, size.width, 1)
      canvas.draw(first, in: Rect(0, 0, size.width, place))
      canvas.draw(second, in: Rect(0, place + 1, size.width, max(0, size.height - place - 1)))
      draw(divider, "─", on: &canvas)
    }
  }

  private func draw(_ rect: Rect, _ line: Character, on canvas: inout Canvas) {
    canvas.fill(rect, with: line, style: state.grabbed == nil ? .muted : .accent)
    canvas.place(SplitterPlace.divider, in: rect)
  }
}
