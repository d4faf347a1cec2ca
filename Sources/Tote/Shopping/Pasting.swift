import Composable
import Screen
import ToteModel

/// Many lines that were pasted: they are shown as they were understood, and Enter adds them all in one step.
package struct Pasting: Equatable, Sendable {
  /// The lines, each as it was understood.
  package var things: [ParsedItem]
  /// What will become of each.
  package var outcomes: [AddOutcome] = []
  /// The first that shows.
  package var top = 0
  /// The field the paste came into, to which Escape leads back.
  package var entering: Entering?
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
      let line = entering.field.isEmpty ? Pasting.withoutBullet(lines[0]) : lines[0]
      if let edit = TextEdit(field: .paste(line)) { entering.field.apply(edit) }
      state.understand(entering, at: environment.now())
    } else {
      let own = state.ownCategories
      let stores = state.workspace.records.longStores
      let things = lines.compactMap { QuickAdd(Pasting.withoutBullet($0), own: own, stores: stores)?.item }
      state.foresee(Pasting(things: things, entering: field), at: environment.now())
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
  /// Shows what will become of pasted lines: they are added, and the result is not kept.
  mutating func foresee(_ pasting: Pasting, at now: Moment) {
    guard let list = shopping.list else { return }
    var pasting = pasting
    var additions = Additions(to: list, at: now)
    var number: UInt64 = 0
    additions.add(
      pasting.things, in: &workspace,
      id: {
        number += 1
        return Item.ID(high: 0, low: number)
      }, added: { _ in })
    pasting.outcomes = additions.outcomes
    shopping.mode = .pasting(pasting)
  }

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
  package static func withoutBullet(_ line: String) -> String {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    for bullet in ["- ", "* ", "• ", "– "] where rest.hasPrefix(bullet) {
      rest = rest.dropFirst(bullet.count)
    }
    rest = rest.withoutNumber
    for box in ["[ ] ", "[x] ", "[X] ", "☐ ", "☑ "] where rest.hasPrefix(box) {
      rest = rest.dropFirst(box.count)
    }
    return rest.isEmpty ? line : String(rest)
  }
}

extension Substring {
  /// Behind `1. ` or `2) `; `1.5 l milk` is no numbered line.
  fileprivate var withoutNumber: Substring {
    let digits = prefix { "0"..."9" ~= $0 }
    guard (1...3).contains(digits.count) else { return self }
    let rest = self[digits.endIndex...]
    return rest.hasPrefix(". ") || rest.hasPrefix(") ") ? rest.dropFirst(2) : self
  }
}
