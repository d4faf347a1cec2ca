import Composable
import Screen
import ToteModel

/// Many lines that were pasted, or what a recipe needs, as they were understood: Space drops a line or keeps it, Enter adds
/// those that are kept in one step.
package struct PastePreview: OverlayFeature {
  /// How many rows show, without that of the field.
  package var height = 1
  /// How wide the footer is.
  private(set) var width = 80
  /// Whether there is hardly room for three keys.
  var isTight: Bool { width < 56 }
  package var rows: [Row] = []
  package var position = ListPosition()
  /// What is cooked; `nil` where lines were pasted.
  package var cooking: Cooking?

  /// A line, as it was understood.
  package struct Row: Equatable, Sendable {
    package var item: ParsedItem
    /// How it reads while it is dropped; as the item where this is `nil`.
    var line: String?
    /// The prices in it that do not count, and the one that does.
    var replacement: String?
    package var isKept: Bool
    /// Why it is dropped although it is to buy: the recipe of a plan that needs it was sent by itself.
    var sent: SentMeal?
    /// Whether it is a link of a plan that leads nowhere.
    var isMissing = false
    /// Whether it was kept to begin with.
    fileprivate(set) var beganKept = true
    /// Whether it was dropped because of what is on the list: that says nothing of the next time.
    fileprivate(set) var isEnoughOnList = false
    /// Whether that is to be looked at again.
    var dropsIfEnough = false
    /// Whether it was dropped earlier today.
    var wasLeftOut = false
    /// What will become of it, and its category, where it is kept.
    package var outcome: AddOutcome?
    package var category: ToteModel.Category?
    /// Whether what it becomes one with is no item yet, but a row above it.
    var joinsRowAbove = false
    /// What its line will say where it is new, with what is remembered of it.
    package var details: ItemDetails?
  }

  /// The recipe of a plan that is on a list already.
  package struct SentMeal: Equatable, Sendable {
    var recipe: Note.ID?
    let title: String
    let days: Int64
    let list: String
    /// For how many it was sent, where the plan asks for more.
    var part: CoveredMeal.Part?
  }

  package init(lines: [PastedLine]) {
    rows = lines.map {
      Row(item: $0.item, line: $0.text, replacement: $0.understood.replacement, isKept: $0.isToBuy)
    }
  }

  package init(
    _ recipe: NoteRecipe, for list: ShoppingList, knowing records: Records = Records(), at now: Moment = .zero
  ) {
    let cooking = Cooking(recipe, for: list, servings: records.cooked(recipe.note)?.servings)
    self.cooking = cooking
    let (lines, added) = recipe.lines(in: records, at: now)
    rows = (added.isEmpty ? recipe.lines(for: cooking.count) : lines).map {
      Row(item: $0.item, isKept: !$0.isTicked, beganKept: !$0.isTicked)
    }
    rows += recipe.missing.compactMap { title in
      ParsedItem(name: title).map {
        Row(item: $0, line: "[[\(title)]]", isKept: false, isMissing: true, beganKept: false)
      }
    }
    for covered in added {
      let sent = SentMeal(
        recipe: covered.meal.recipe.note, title: covered.meal.recipe.title, days: covered.sent.age(at: now),
        list: records[list: covered.sent.list]?.name ?? "", part: covered.part)
      rows += [covered.meal].shoppingLines.map {
        Row(item: $0.item, isKept: false, sent: $0.isTicked ? nil : sent, beganKept: false)
      }
    }
  }

  /// What will be added.
  package var items: [ParsedItem] { rows.filter(\.isKept).map(\.item) }

  /// Finds out what will become of each.
  mutating func update(from workspace: inout Workspace, list: ShoppingList.ID?) {
    guard let list else { return }
    for index in rows.indices where rows[index].dropsIfEnough {
      rows[index].dropsIfEnough = false
      let alone = Additions(to: list, at: .zero, areNeeded: true).outcome(
        of: rows[index].item, in: &workspace)
      if alone.joinsWhatIsToBuy { (rows[index].isKept, rows[index].isEnoughOnList) = (false, true) }
    }
    let additions = workspace.rehearsal(ofAdding: items, to: list)
    var added = Array(zip(additions.outcomes, additions.items))[...]
    for index in rows.indices {
      let item = rows[index].item
      let becomes = rows[index].isKept ? added.popFirst() : nil
      rows[index].outcome = becomes?.0
      rows[index].joinsRowAbove = false
      if let outcome = becomes?.0, !outcome.isPlainlyNew {
        // By itself, it meets only what is on the list already.
        let alone = Additions(to: list, at: .zero, areNeeded: true).outcome(of: item, in: &workspace)
        rows[index].joinsRowAbove = outcome.joinsWhatIsToBuy && !alone.joinsWhatIsToBuy
        if outcome.isNew, alone.isPlainlyNew { rows[index].outcome = alone }
      }
      rows[index].details = becomes.flatMap { $0.0.isNew ? $0.1.details : nil }
      rows[index].category = item.category ?? Additions.category(of: item, in: workspace)
    }
  }

  /// Asks the recipe anew, after how many it is for has changed. What was dropped stays dropped: there are the same lines.
  fileprivate mutating func cook() {
    guard let cooking else { return }
    for (index, line) in cooking.recipe.lines(for: cooking.count).enumerated()
    where rows.indices.contains(index) {
      rows[index].item = line.item
    }
  }
}

extension PastePreview.Row {
  fileprivate mutating func toggle() {
    isEnoughOnList = isKept && outcome?.joinsWhatIsToBuy ?? false && !joinsRowAbove
    isKept.toggle()
  }
}

extension AddOutcome {
  /// Whether nothing of its name is there.
  fileprivate var isPlainlyNew: Bool { if case .new = self { true } else { false } }

  /// Whether it becomes one with an item that is to buy.
  fileprivate var joinsWhatIsToBuy: Bool {
    switch self {
    case .summed, .there, .changed: true
    case .new, .unticked, .apart: false
    }
  }

  /// How much there will be of it, where that is a sum.
  var sum: Amount? { if case .summed(let sum, _) = self { sum } else { nil } }
}

extension PastePreview {
  package var view: any View { PastePreviewView(preview: self) }
  package var companionKeys: CompanionKeys { .whileTyping }
  package var rowCount: Int { rows.count + fieldRows }
  package var closing: PastePreviewAction { .closed }
  /// Whether one can say for how many it is cooked.
  var hasField: Bool { cooking?.recipe.servings != nil }
  private var fieldRows: Int { hasField ? 1 : 0 }

  package func action(forPressIn row: Int) -> PastePreviewAction? {
    position.pressed(row - fieldRows, count: rows.count, height: height) {
      $0 == 0 ? .toggled : .moved(by: $0)
    }
  }

  package mutating func fit(to room: Size) {
    width = room.width
    let inside = OverlayBox.rows(in: room)
    height = max(1, inside - (inside > 2 ? fieldRows : 0))
    keepInView()
  }

  package mutating func keepInView() { position = position.inView(count: rows.count, height: height) }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard let cooking else {
      update(from: &workspace, list: screen.list)
      return true
    }
    update(from: &workspace, list: cooking.list.id)
    // Its note need not be read: it is sent from the list of notes, too.
    return workspace.records.notes[cooking.recipe.note] != nil
      && workspace.openLists.contains { $0.id == cooking.list.id }
  }
}

package enum PastePreviewAction: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int)
  /// Keeps the line under the cursor, or drops it.
  case toggled
  case countEdited(TextEdit)
  case countChanged(by: Int)
  case committed, closed
  case delegate(OverlayDelegate)
}

let pastePreviewReducer = Reducer<PastePreview, PastePreviewAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: state.rows.count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.rows.count, height: state.height)
  case .toggled:
    guard state.rows.indices.contains(state.position.selected) else { return .none }
    state.rows[state.position.selected].toggle()
    state.position.move(by: 1, count: state.rows.count, height: state.height)
  case .countEdited(let edit):
    state.cooking?.edit(edit)
    state.cook()
  case .countChanged(let servings):
    state.cooking?.change(by: servings)
    state.cook()
  case .committed:
    let items = state.items
    if items.isEmpty { return .send(.delegate(.closed)) }
    if let cooking = state.cooking { return .send(.delegate(.boxesSent(items, cooking))) }
    return .send(.delegate(.pasteCommitted(items)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
