import Composable
import Screen

/// Many lines that were pasted: they are shown as they were understood, and Enter adds them all in one step.
public struct Pasting: Equatable, Sendable {
  /// The lines, each as it was understood.
  public var things: [ParsedItem]
  /// The first that shows.
  public var top = 0
  /// The field the paste came into, to which Escape leads back.
  public var entering: Entering?
}

/// A paste into the list or its field.
let pastingReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .pasted(let text):
    let lines = Pasting.lines(of: text)
    guard !lines.isEmpty else { return .none }
    guard state.shopping.list != nil else {
      state.message = .noList
      return .none
    }
    var field: Entering?
    if case .entering(let entering) = state.shopping.mode { field = entering }
    if lines.count < 2 {
      // One line is as good as typed.
      var entering = field ?? Entering(.add(above: false, anchor: state.selectedItem?.id))
      if let edit = TextEdit(field: .paste(lines[0])) { entering.field.apply(edit) }
      state.understand(entering, at: environment.now())
    } else {
      let own = state.ownCategories
      let things = lines.compactMap { QuickAdd(Pasting.withoutBullet($0), own: own)?.item }
      state.shopping.mode = .pasting(Pasting(things: things, entering: field))
    }

  case .paneMoved(let rows):
    state.keepPasting(by: rows)

  case .pasteCommitted:
    guard case .pasting(let pasting) = state.shopping.mode else { return .none }
    guard state.shopping.list != nil else {
      state.message = .noList
      return .none
    }
    state.shopping.mode = .browsing
    var (above, anchor) = (false, state.selectedItem?.id)
    if case .add(let isAbove, let item)? = pasting.entering?.purpose { (above, anchor) = (isAbove, item) }
    _ = state.add(pasting.things, above: above, anchor: anchor, environment)
    // What stood in the field is not done with.
    if let entering = pasting.entering, !entering.field.isEmpty {
      state.understand(entering, at: environment.now())
    }

  case .pasteLeft:
    guard case .pasting(let pasting) = state.shopping.mode else { return .none }
    state.shopping.mode = pasting.entering.map { .entering($0) } ?? .browsing

  default: break
  }
  return .none
}

extension App {
  /// Scrolls the pasted lines, as far as there are any.
  mutating func keepPasting(by rows: Int = 0) {
    guard case .pasting(var pasting) = shopping.mode else { return }
    pasting.top = max(0, min(pasting.top + rows, pasting.things.count - paneHeight))
    shopping.mode = .pasting(pasting)
  }
}

extension Message {
  /// There is nowhere to put anything.
  static let noList = Message("There is no list to add to: press N for a new one.", .refused)
}

extension Pasting {
  /// The lines with something in them.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).filter { !Folding.clean($0).isEmpty }
  }

  /// Lists are copied with what stood before their lines.
  public static func withoutBullet(_ line: String) -> String {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    for bullet in ["- ", "* ", "• ", "– "] where rest.hasPrefix(bullet) {
      rest = rest.dropFirst(bullet.count)
    }
    for box in ["[ ] ", "[x] ", "[X] ", "☐ ", "☑ "] where rest.hasPrefix(box) {
      rest = rest.dropFirst(box.count)
    }
    return rest.isEmpty ? line : String(rest)
  }
}
