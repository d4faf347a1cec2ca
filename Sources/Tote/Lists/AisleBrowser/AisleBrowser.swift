import Composable
import Parts
import Screen
import ToteModel

/// What there is to buy, by aisle, to walk through for ideas. It is looked up once, when it opens; what is on the list
/// is looked up for the rows that show, so that a key costs the same however much was bought.
package struct AisleBrowser: ListingOverlay {
  package typealias Action = AisleBrowserAction
  /// How many of the things that were bought show. The names of the catalogue are never many more.
  static let boughtLimit = 500
  package var room = Size.zero
  package var field = TextCursor()
  package var list: Listing<String>
  /// By the keys of the things.
  private let rows: [ListingRow<String>]
  let lastBought: [String: Moment]
  /// The number of things that show below each heading.
  private(set) var counts: [String: Int] = [:]
  /// What the list has of the rows that show or nearly do: its amounts, empty if none is said.
  private(set) var onList: [String: String] = [:]
  let now: Moment

  /// Returns `nil` if no list is open.
  init?(over screen: ListScreen, at now: Moment) {
    guard screen.list != nil else { return nil }
    self.now = now
    let catalogue = AisleCatalogue(
      screen.workspace.records, bought: Self.boughtLimit, in: screen.workspace.language)
    rows = catalogue.aisles.flatMap { aisle in
      let title = ListHeading.category(aisle.category).title
      return aisle.things.map { ListingRow($0.key, $0.name, section: title) }
    }
    lastBought = Dictionary(
      catalogue.aisles.flatMap(\.things).compactMap { thing in thing.lastBought.map { (thing.key, $0) } },
      uniquingKeysWith: { one, _ in one })
    list = Listing([], marks: .none)
    listRows()
  }

  /// After what is searched for has changed.
  fileprivate mutating func listRows() {
    let words = Folding.fold(field.text).split(separator: " ").map { Array($0.utf8) }
    let found =
      words.isEmpty
      ? rows : rows.filter { row in words.allSatisfy { row.id.holdsWord(startingWith: $0) } }
    counts = Self.counts(found)
    list.replaceRows(found, following: false)
    list.top = 0
    list.move(by: -list.cursor)
    // What was typed in full is meant: butter, though butternut comes before it.
    let typed = WordForms.keys(of: ItemName.key(of: field.text)).first { list[$0] != nil }
    if let typed { list.move(to: typed) }
  }

  /// The rows of an aisle are neighbours, so that few keys are hashed.
  private static func counts(_ rows: [ListingRow<String>]) -> [String: Int] {
    var counts: [String: Int] = [:]
    var start = 0
    for end in rows.indices where end + 1 == rows.count || rows[end + 1].section != rows[end].section {
      counts[rows[end].section ?? ""] = end + 1 - start
      start = end + 1
    }
    return counts
  }

  /// Whether the thing under the cursor is on the list.
  var isOnList: Bool { list.current.map { onList[$0.id] != nil } ?? false }

  /// To the first thing of the next aisle, or of this one and then of the one before.
  fileprivate mutating func goToAisle(by steps: Int) {
    let starts = (0..<list.count).filter { $0 == 0 || list.shown($0).section != list.shown($0 - 1).section }
    guard let aisle = starts.lastIndex(where: { $0 <= list.cursor }) else { return }
    let isInside = steps < 0 && starts[aisle] < list.cursor
    let wanted = min(max(0, isInside ? aisle : aisle + steps), starts.count - 1)
    // Its heading goes to the top, below those before it.
    list.top = starts[wanted] + wanted
    list.move(by: starts[wanted] - list.cursor)
  }
}

extension AisleBrowser {
  var overlay: Overlay { .aisleBrowser(self) }
  var title: String { words.browseAisles }
  var prompt: Prompt? { Prompt(label: "/", field: field, placeholder: words.searchAisles) }
  var rowCount: Int { rows.count }
  var widest: Int { ScreenMetrics.twoColumnWidth }
  var companionKeys: CompanionKeys { .whileTyping }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard let id = screen.list else { return false }
    let height = max(list.window.height, height)
    onList = [:]
    for place in max(0, list.cursor - height)..<min(list.count, list.cursor + height + 1) {
      let key = list.shown(place).id
      let lines = workspace.linesToBuy(named: key, on: id)
      if !lines.isEmpty { onList[key] = lines.compactMap { $0.amount?.shown }.joined(separator: " + ") }
    }
    return true
  }
}

package enum AisleBrowserAction: SearchPickerAction {
  package typealias Feature = AisleBrowser
  case list(ListingAction<String>)
  case fieldEdited(TextEdit)
  /// Puts the thing under the cursor on the list, or takes it off again.
  case turned
  case aisleTurned(by: Int)
  case escaped, closed
  case delegate(OverlayDelegate)
}

extension AisleBrowserAction {
  var overlayAction: OverlayAction { .aisleBrowser(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<String>? { if case .list(let action) = self { action } else { nil } }
  static var chosen: Self { .turned }
}

extension AisleBrowser {
  static let reducer = Reducer<AisleBrowser, AisleBrowserAction, Void> { state, action, _ in
    switch action {
    case .list(.chosen), .turned:
      guard let thing = state.list.current else {
        return .send(.delegate(.refused(.noSuchThing(state.field.text))))
      }
      return .send(.delegate(.thingTurned(thing.text)))
    case .list(let action): return state.run(action)
    case .fieldEdited(let edit):
      state.field.apply(edit, withoutLeading: ["/"])
      state.listRows()
    case .aisleTurned(let steps): state.goToAisle(by: steps)
    case .escaped:
      if state.field.isEmpty { return .send(.delegate(.closed)) }
      // What was found stays under the cursor, among its neighbours.
      let found = state.list.current?.id
      state.field = TextCursor()
      state.listRows()
      if let found { state.list.move(to: found) }
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}
