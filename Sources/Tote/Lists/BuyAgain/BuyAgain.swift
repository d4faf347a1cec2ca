import Composable
import Screen
import ToteModel

/// What was bought before and is not on the list, or less of it than usual, what is due first: typing narrows it, several are put
/// on the list at once, each with what was said of it last.
package struct BuyAgain: OverlayFeature {
  /// How many rows show, without that of the field.
  package var height = 1
  /// Whether there is room for few words only.
  var isNarrow = false
  /// How many are offered.
  static let limit = 200
  package var offers: [BuyAgainOffer] = []
  /// How much is wanted this time, by key, where that is not as usual.
  var wanted: [String: Amount] = [:]
  /// What is being said of how much is wanted.
  var changing: Changing?
  /// Whether they are due, by key, as far as that is known.
  var isDue: [String: Bool] = [:]
  /// What is looked for.
  package var field = TextCursor()
  /// What is to be bought, by key, in the order in which it was selected.
  package var selection: [String] = []
  /// What is not offered, because it is on the list.
  var onList: [History.Entry] = []
  /// Whether nothing was ever bought.
  package var hasNoHistory = false
  package var position = ListPosition()
  /// From when the days are counted.
  let now: Moment
  /// The rows that were looked through.
  private var found: Place?

  /// A list at one point of the journal: what it offers is looked for anew only where this is another.
  private struct Place: Equatable, Sendable {
    var list: ShoppingList.ID?
    var sequence: Int64
    var unsavedCount: Int
  }

  /// What can be bought again; `nil` where no list is open.
  init?(over screen: inout ListScreen, at now: Moment) {
    guard screen.list != nil else { return nil }
    self.now = now
    find(in: &screen.workspace, beside: screen.list)
  }

  /// What was bought is looked up on the list, not the list in what was bought: the list may be long.
  private mutating func find(in workspace: inout Workspace, beside list: ShoppingList.ID?) {
    let place = Place(list: list, sequence: workspace.sequence, unsavedCount: workspace.unsaved.count)
    if found == place { return }
    found = place
    (offers, isDue, onList) = ([], [:], [])
    guard let list else { return }
    hasNoHistory = workspace.records.history.count == 0
    let history = workspace.records.history.byDueness(at: now) { workspace.isDue($0, at: now) == true }
    for entry in history {
      if offers.count == Self.limit { break }
      guard var offer = workspace.offer(of: entry, on: list) else {
        onList.append(entry)
        continue
      }
      offer.wanted = wanted[entry.key]
      offers.append(offer)
      // What only recipes need comes with the recipe: beside it, it would be there twice.
      isDue[entry.key] = offer.isOnlyNeeded ? false : workspace.isDue(entry, at: now)
    }
    selection.removeAll { key in !offers.contains { $0.key == key } }
    keepInView()
  }

  /// Those whose words begin like what is typed, or behind `@` those of the store.
  var shown: [BuyAgainOffer] {
    let query = query
    return query.isEmpty ? offers : offers.filter { query.matches($0.entry) }
  }

  /// How many are selected that do not show.
  var hiddenCount: Int {
    let shown = Set(shown.map(\.key))
    return selection.count { !shown.contains($0) }
  }

  /// What is looked for.
  var query: BuyAgainQuery { BuyAgainQuery(field.text) }

  /// What the key that selects all selects next.
  enum Reach: Equatable {
    /// What is due.
    case due
    /// Where nothing is due, what is not known to be needed later, or by recipes, only.
    case undecided
    case all
  }

  var reach: Reach {
    let shown = shown
    let rest = shown.filter { !selection.contains($0.key) }
    if rest.contains(where: { isDue[$0.key] == true }) { return .due }
    guard !shown.contains(where: { isDue[$0.key] == true }), shown.contains(where: { isDue[$0.key] == false })
    else { return .all }
    return rest.contains { isDue[$0.key] == nil } ? .undecided : .all
  }

  /// The same in words, with how many will be selected then; `nil` where nothing shows.
  var nextTitle: String? {
    let shown = shown
    func count(_ isDue: Bool?) -> Int { shown.count { self.isDue[$0.key] == isDue } }
    let needed = shown.count(where: \.isOnlyNeeded)
    if shown.isEmpty { return nil }
    if nextSelection.isEmpty { return words.selectNothing }
    return switch reach {
    case .due: words.selectDue(count(true))
    case .undecided: words.selectNotLater(count(nil), later: count(false) - needed, forRecipes: needed)
    case .all: words.selectAllBought(shown.count)
    }
  }

  /// What is selected next: nothing once all that shows is.
  fileprivate var nextSelection: [String] {
    let reach = reach
    return shown.map(\.key).filter { key in
      if selection.contains(key) { return false }
      return switch reach {
      case .due: isDue[key] == true
      case .undecided: isDue[key] == nil
      case .all: true
      }
    }
  }

  var selected: BuyAgainOffer? {
    let shown = shown
    return shown.indices.contains(position.selected) ? shown[position.selected] : nil
  }
}

extension BuyAgain {
  package var view: any View { BuyAgainView(buyAgain: self) }
  package var companionKeys: CompanionKeys { .whileTyping }
  package var rowCount: Int { offers.isEmpty ? OverlayBox.emptyRows : offers.count + 1 }
  package var closing: BuyAgainAction { .closed }

  package func action(forPressIn row: Int) -> BuyAgainAction? {
    position.pressed(row - 1, count: shown.count, height: height) { $0 == 0 ? .toggled : .moved(by: $0) }
  }

  package mutating func fit(to room: Size) {
    isNarrow = room.width < 60
    let rows = OverlayBox.rows(in: room)
    height = max(1, rows - (rows > 2 ? 1 : 0))
    keepInView()
  }

  package mutating func keepInView() {
    position = position.inView(count: shown.count, height: height)
  }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    let key = selected?.key
    find(in: &workspace, beside: screen.list)
    if screen.isChangedByOthers, let index = shown.firstIndex(where: { $0.key == key }) {
      position.selected = index
    }
    return true
  }
}

package enum BuyAgainAction: SearchPickerAction {
  case moved(by: Int), pageMoved(by: Int), movedTo(Int)
  case fieldEdited(TextEdit)
  /// Selects what is under the cursor, or takes it out again.
  case toggled
  /// One step more of what is under the cursor, or one less.
  case amountStepped(up: Bool)
  /// Selects what is due, then all that shows, and then takes it out again.
  case allToggled
  /// Buys what is selected, or else what is under the cursor, and leaves.
  case chosen
  case forgotten, escaped, closed
  case delegate(OverlayDelegate)
}

let buyAgainReducer = Reducer<BuyAgain, BuyAgainAction, Void> { state, action, _ in
  let count = state.shown.count
  let changing = state.changing
  state.changing = nil
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: count, height: state.height)
  case .movedTo(let row): state.position.select(row, count: count, height: state.height)
  case .fieldEdited(let edit) where state.typeAmount(edit, after: changing): break
  case .fieldEdited(let edit):
    state.field.apply(edit, withoutLeading: ["/"])
    state.position = ListPosition()
    state.keepInView()
  case .toggled:
    guard let offer = state.selected else { return state.refusal }
    // How much of it was just said: that is confirmed, and not taken back.
    let isConfirmed = changing?.key == offer.key
    if let index = state.selection.firstIndex(of: offer.key), !isConfirmed {
      state.selection.remove(at: index)
    } else {
      state.select(offer)
    }
    state.position.move(by: 1, count: count, height: state.height)
  case .amountStepped(let up):
    guard let offer = state.selected else { return state.refusal }
    state.step(offer, up: up)
  case .allToggled:
    if count == 0 { return state.refusal }
    let new = state.nextSelection
    let shown = Set(state.shown.map(\.key))
    if new.isEmpty { state.selection.removeAll(where: shown.contains) } else { state.selection += new }
  case .chosen:
    // What is selected does not show there: nobody means it.
    if count == 0 { return state.refusal }
    let chosen =
      state.selection.isEmpty
      ? [state.selected].compactMap { $0 }
      : state.selection.compactMap { key in state.offers.first { $0.key == key } }
    let items = chosen.compactMap(\.item)
    if items.isEmpty { return .send(.delegate(.closed)) }
    return .send(.delegate(.itemsBought(items)))
  case .forgotten:
    return state.selected.map { .send(.delegate(.purchaseForgotten($0.entry))) } ?? state.refusal
  case .escaped:
    if state.field.isEmpty { return .send(.delegate(.closed)) }
    state.field = TextCursor()
    state.keepInView()
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
