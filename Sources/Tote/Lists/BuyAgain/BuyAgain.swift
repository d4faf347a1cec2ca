import Composable
import Parts
import Screen
import ToteModel

/// What was bought before and is not on the list, or less of it than usual; what is due comes first.
package struct BuyAgain: ListingOverlay {
  package typealias Action = BuyAgainAction
  static let limit = 200
  package var room = Size.zero
  /// Whether there is only room for the shortest hints.
  var isNarrow: Bool { room.width < 60 }
  /// Whether hints fit that say more.
  var isWide: Bool { room.width >= ScreenMetrics.twoColumnWidth }
  package var offers: [BuyAgainOffer] = []
  /// Amounts for this time that differ from the usual, by key.
  var wanted: [String: Amount] = [:]
  var changing: Changing?
  /// By key, as far as known.
  var isDue: [String: Bool] = [:]
  /// No longer bought, as far as known: selected only by hand, or if they are searched.
  var faded: Set<String> = []
  package var field = TextCursor()
  /// Keys, in the order of selection.
  package var selection: [String] = []
  /// Not offered, because they are on the list.
  var onList: [PurchaseHistory.Entry] = []
  package var hasNoHistory = false
  package var list = Listing<String>([], marks: .none)
  let now: Moment
  /// The state of the list when the offers were last looked up.
  private var found: Place?

  /// A list at one point of the journal: the offers are looked up again only when this changes.
  private struct Place: Equatable, Sendable {
    var list: ShoppingList.ID?
    var sequence: Int64
    var unsavedCount: Int
  }

  /// Returns `nil` if no list is open.
  init?(over screen: inout ListScreen, at now: Moment) {
    guard screen.list != nil else { return nil }
    self.now = now
    find(in: &screen.workspace, beside: screen.list, following: false)
  }

  /// Looks up each purchase on the list rather than each item of the list, which may be long.
  private mutating func find(
    in workspace: inout Workspace, beside list: ShoppingList.ID?, following: Bool
  ) {
    let place = Place(list: list, sequence: workspace.sequence, unsavedCount: workspace.unsaved.count)
    if found == place { return }
    found = place
    defer { listOffers(following: following) }
    (offers, isDue, faded, onList) = ([], [:], [], [])
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
      // What only recipes need comes with the recipe; offered as due, it would be bought twice.
      if entry.hasFaded(at: now) { faded.insert(entry.key) }
      isDue[entry.key] = offer.isOnlyNeeded ? false : workspace.isDue(entry, at: now)
    }
    // What only recipes need isn't due, however long ago it was bought.
    offers = offers.filter { isDue[$0.key] == true } + offers.filter { isDue[$0.key] != true }
    selection.removeAll { key in !offers.contains { $0.key == key } }
  }

  var shown: [BuyAgainOffer] {
    let query = query
    return query.isEmpty ? offers : offers.filter { query.matches($0.entry) }
  }

  var hiddenCount: Int {
    let shown = Set(shown.map(\.key))
    return selection.count { !shown.contains($0) }
  }

  var query: BuyAgainQuery { BuyAgainQuery(field.text) }

  enum Reach: Equatable {
    case due
    /// If nothing is due: all but what is known to be needed only later, or only by recipes.
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

  /// The same in words, with a count; `nil` if nothing shows.
  var nextTitle: String? {
    let shown = shown
    func count(_ isDue: Bool?) -> Int { shown.count { self.isDue[$0.key] == isDue } }
    let needed = shown.count(where: \.isOnlyNeeded)
    if shown.isEmpty { return nil }
    if nextSelection.isEmpty { return words.selectNothing(isShort: !isWide) }
    return switch reach {
    case .due: words.selectDue(count(true), isShort: !isWide)
    case .undecided:
      words.selectNotLater(
        count(nil), later: count(false) - needed, forRecipes: needed, isShort: !isWide)
    case .all: words.selectAllBought(shown.count { comesAlong($0.key) }, isShort: !isWide)
    }
  }

  /// Whether it is selected with all others.
  private func comesAlong(_ key: String) -> Bool { !faded.contains(key) || !query.isEmpty }

  /// Empty once all that shows is selected.
  fileprivate var nextSelection: [String] {
    let reach = reach
    return shown.map(\.key).filter { key in
      if selection.contains(key) { return false }
      return switch reach {
      case .due: isDue[key] == true
      case .undecided: isDue[key] == nil
      case .all: comesAlong(key)
      }
    }
  }

  var selected: BuyAgainOffer? {
    list.current.flatMap { row in offers.first { $0.key == row.id } }
  }
}

extension BuyAgain {
  var overlay: Overlay { .buyAgain(self) }
  var title: String { words.buyAgain }
  var prompt: Prompt? {
    offers.isEmpty ? nil : Prompt(label: "/", field: field, placeholder: words.searchBought)
  }
  var rowCount: Int { offers.isEmpty ? OverlayBox.emptyRows : offers.count + headingCount(of: offers) }
  var height: Int { rowsInBox - headingCount(of: shown) }
  var widest: Int { ScreenMetrics.twoColumnWidth }
  var companionKeys: CompanionKeys { .whileTyping }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    find(in: &workspace, beside: screen.list, following: screen.isChangedByOthers)
    return true
  }
}

package enum BuyAgainAction: SearchPickerAction {
  package typealias Feature = BuyAgain
  case list(ListingAction<String>)
  case fieldEdited(TextEdit)
  case toggled
  case amountStepped(up: Bool)
  /// Selects what is due, then all that shows, then none of it.
  case allToggled
  /// Adds what is selected, or else what is under the cursor, to the list.
  case chosen
  case forgotten, escaped, closed
  case delegate(OverlayDelegate)
}

extension BuyAgainAction {
  var overlayAction: OverlayAction { .buyAgain(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<String>? { if case .list(let action) = self { action } else { nil } }
}

extension BuyAgain {
  static let reducer = Reducer<BuyAgain, BuyAgainAction, Void> { state, action, _ in
    let count = state.list.count
    let changing = state.changing
    state.changing = nil
    switch action {
    case .list(.chosen): return .send(.toggled)
    case .list(let action): return state.run(action)
    case .fieldEdited(let edit) where state.typeAmount(edit, after: changing): break
    case .fieldEdited(let edit):
      state.field.apply(edit, withoutLeading: ["/"])
      state.list.move(by: -state.list.cursor)
      state.listOffers()
    case .toggled:
      guard let offer = state.selected else { return state.refusal }
      // After an amount, Space confirms it rather than deselecting the item.
      let isConfirmed = changing?.key == offer.key
      if let index = state.selection.firstIndex(of: offer.key), !isConfirmed {
        state.selection.remove(at: index)
      } else {
        state.select(offer)
      }
      state.list.move(by: 1)
    case .amountStepped(let up):
      guard let offer = state.selected else { return state.refusal }
      state.step(offer, up: up)
    case .allToggled:
      if count == 0 { return state.refusal }
      let new = state.nextSelection
      let shown = Set(state.shown.map(\.key))
      if new.isEmpty { state.selection.removeAll(where: shown.contains) } else { state.selection += new }
    case .chosen:
      // Hidden selections aren't added.
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
      state.listOffers()
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}
