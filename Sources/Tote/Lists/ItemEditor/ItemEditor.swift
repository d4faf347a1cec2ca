import Composable
import Parts
import Screen
import ToteModel

/// The field that adds and edits items: how the line is understood, what it will do, and completions.
package struct ItemEditor: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable {
    case add(above: Bool, anchor: Item.ID?)
    case edit(ItemLine)
    case categorize([Item.ID])
  }

  @Lent package var workspace: Workspace
  package var purpose: Purpose
  package var list: ShoppingList.ID?
  package var field: TextCursor
  package var understood: QuickAdd?
  /// Empty if the line names only one.
  package var several: [ParsedItem] = []
  package var outcome: AddOutcome?
  /// Details of the last purchase that the line leaves out.
  package var remembered = ItemDetails()
  /// A store and a category for each line that says no other.
  package var prefix = ItemDetails()
  /// Backspace clears it until the next line.
  var takesRemembered = true
  /// The number of a price whose currency is only assumed.
  var priceWithoutCurrency: Substring?
  /// Whether Enter has asked for the currency; the next Enter takes the assumed one.
  var hasAskedForCurrency = false
  /// Set if the field is only for a category.
  package var category: Category?
  package var hint: String?
  package var suggestions = Offers()
  /// Stores and categories for completion; loaded when first needed.
  var used: UsedNames?
  /// What is due, on the list or not; looked up when first needed.
  var due: [PurchaseHistory.Entry]?
  /// The last completion, which the same key continues; `nil` once something is typed.
  var completion: Completion?

  /// The line before completion, and its candidates.
  struct Completion: Equatable, Sendable {
    var field: TextCursor
    var part: Range<Int>
    var kind: QuickAdd.Kind
    var suggestions: Offers
  }

  package init(_ purpose: Purpose, list: ShoppingList.ID?, text: String = "") {
    self.purpose = purpose
    self.list = list
    field = TextCursor(text)
  }

  /// None while one of them has no name.
  var newItems: [ParsedItem] { several.isEmpty ? item.map { [$0] } ?? [] : several }

  /// An emptied line deletes its item when saved.
  var isEmptied: Bool {
    if case .edit = purpose { Folding.clean(field.text).isEmpty } else { false }
  }

  var editedItem: Item? {
    if case .edit(let line) = purpose { workspace.records[item: line.item.id] } else { nil }
  }

  var isFilledIn: Bool { remembered != ItemDetails() }

  var isAdding: Bool { if case .add = purpose { true } else { false } }

  /// With what is filled in; `nil` while it has no name.
  var item: ParsedItem? {
    guard let said else { return nil }
    if case .edit(let line) = purpose { return line.following(said) }
    return isFilledIn ? said.filledIn(with: remembered) : said
  }

  /// Without what is filled in.
  var said: ParsedItem? { understood.flatMap { $0.isNamed ? prefixed($0.item) : nil } }
}

package enum ItemEditorAction: Equatable, Sendable {
  case edited(TextEdit)
  case suggestionMoved(by: Int)
  case completed, committed, closed
  case pasted(String)
  case delegate(Delegate)

  package indirect enum Delegate: Equatable, Sendable {
    case closed
    /// The line has an amount, a store or a note, but no name.
    case nameMissing(String)
    case pasted(String)
    case added([ParsedItem], above: Bool, anchor: Item.ID?)
    case edited(ItemLine, ParsedItem)
    case emptied(Item.ID)
    case categorized([Item.ID], Category)
  }
}

let itemEditorReducer = Reducer<ItemEditor, ItemEditorAction, EditEnvironment> { state, action, environment in
  switch action {
  case .edited(.deleteLeft) where state.isFilledIn && state.field.after.isEmpty:
    state.takesRemembered = false
    state.readLine(at: environment.now())

  case .edited(let edit):
    state.completion = nil
    state.field.apply(edit)
    if state.field.isEmpty { state.takesRemembered = true }
    state.readLine(at: environment.now())

  case .suggestionMoved(let steps):
    state.suggestions.turn(by: steps)
    // The completing key takes what the arrows chose.
    if var completion = state.completion, completion.suggestions.texts == state.suggestions.texts {
      completion.suggestions = state.suggestions
      completion.suggestions.turn(by: -1)
      state.completion = completion
    }

  case .completed:
    state.complete(at: environment.now())

  case .committed:
    if state.isLong { state.understand(at: environment.now()) }
    if let number = state.priceWithoutCurrency, !state.hasAskedForCurrency {
      state.hasAskedForCurrency = true
      // The sign belongs there, and not behind a store or a note.
      let line = state.field.text
      let end = line.utf8.distance(from: line.startIndex, to: number.endIndex)
      state.field = TextCursor(line, caret: end)
      return .none
    }
    guard let change = state.prefixChange else { return .send(.delegate(state.result)) }
    state.change(change)
    state.readLine(at: environment.now())
  case .closed where state.hasPrefix && state.field.isEmpty:
    state.prefix = ItemDetails()
    state.readLine(at: environment.now())
  case .closed: return .send(.delegate(.closed))
  case .pasted(let text): return .send(.delegate(.pasted(text)))
  case .delegate: break
  }
  return .none
}

extension ItemEditor {
  fileprivate var result: ItemEditorAction.Delegate {
    if case .categorize(let ids) = purpose { return category.map { .categorized(ids, $0) } ?? .closed }
    if case .edit(let line) = purpose, isEmptied { return .emptied(line.item.id) }
    guard let understood else { return .closed }
    guard let item else { return .nameMissing(understood.item.name) }
    switch purpose {
    case .add(let above, let anchor):
      return .added(newItems, above: above, anchor: anchor)
    case .edit(let line): return .edited(line, item)
    case .categorize: return .closed
    }
  }

  /// Completes the line; pressed again, cycles through all suggestions.
  fileprivate mutating func complete(at now: Moment) {
    guard let next = nextCompletion else { return }
    field = field(next)
    readLine(at: now)
    // Keeps the suggestions in view while cycling.
    if next.suggestions.texts.count > 1 { suggestions = next.suggestions }
    completion = next
  }

  /// Longer lines, in bytes, are read only when finished.
  static let longest = 1_000

  var isLong: Bool { field.text.utf8.count > Self.longest }

  mutating func readLine(at now: Moment) {
    (understood, several, remembered, category) = (nil, [], ItemDetails(), nil)
    (outcome, hint, suggestions) = (nil, nil, Offers())
    priceWithoutCurrency = nil
    if !isLong { understand(at: now) }
  }

  fileprivate mutating func understand(at now: Moment) {
    let own = list.map { workspace.ownCategories(of: $0) } ?? []
    let parts = isAdding ? QuickAdd.parts(of: field.text, knows: workspace.records.history.knows) : []
    if case .categorize = purpose {
      category = Category(line: field.text, own: own)
    } else {
      understood = read(field.text, own: own)
      if workspace.records.knownCurrency(of: list, in: .current) == nil {
        priceWithoutCurrency = understood?.barePrice(in: field.text)
      }
    }
    if parts.count > 1 {
      several = parts.compactMap { part in
        guard let said = read(part, own: own).map({ prefixed($0.item) }) else { return nil }
        let known = list.map { workspace.remembered(of: said, addedTo: $0, at: now) }
        return said.filledIn(with: known ?? ItemDetails())
      }
      return
    }
    if takesRemembered, isAdding, let said = item, let list {
      remembered = workspace.remembered(of: said, addedTo: list, at: now)
    }
    hint = hint(own: own)
    suggestions = Offers(suggestions(own: own, at: now))
    if isAdding, let list, let item {
      outcome = Additions(to: list, at: now).outcome(of: item, in: &workspace)
    }
  }

  private func read(_ line: String, own: [ToteModel.Category]) -> QuickAdd? {
    QuickAdd(
      line, own: own, stores: workspace.records.longStores,
      currency: workspace.records.currency(of: list, in: .current), in: .current)
  }

  /// Reads the line again after others' changes. An item that is gone becomes an addition; returns whether.
  mutating func workspaceChanged(list: ShoppingList.ID?, at now: Moment) -> Bool {
    self.list = list
    var isGone = false
    if case .edit(let line) = purpose, workspace.records[item: line.item.id] == nil {
      purpose = .add(above: false, anchor: nil)
      isGone = true
    }
    let before = suggestions
    (used, due) = (nil, nil)
    completion = nil
    readLine(at: now)
    if suggestions.texts == before.texts { suggestions = before }
    return isGone
  }
}

extension ParsedItem {
  func filledIn(with details: ItemDetails) -> ParsedItem? {
    var details = details
    details.update(with: self.details)
    return ParsedItem(name: name, details: details)
  }
}
