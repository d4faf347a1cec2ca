import Composable
import Parts
import Screen
import ToteModel

/// Pasted lines or a recipe's, as understood: Space drops or keeps a line, Enter adds the kept ones.
package struct PastePreview: ListingOverlay {
  package typealias Action = PastePreviewAction
  package var room = Size.zero
  /// Whether the footer has hardly room for three keys.
  var isTight: Bool { room.width < 56 }
  package var rows: [Row] = []
  package var list = Listing<Int>([], marks: .none)
  /// `nil` if lines were pasted.
  package var cooking: Cooking?
  /// Whether a recipe needs these lines, of a note or pasted, rather than people's list.
  var isRecipe = false
  /// Where what was bought comes from, if these lines may go home.
  var home: ShoppingList.ID?
  /// What is at home of what the recipe needs.
  private var stock: HomeStock?
  /// The line that is being corrected.
  var lineEdit: LineEdit?

  package struct Row: Equatable, Sendable {
    package var item: ParsedItem
    /// What a dropped row shows instead of the item.
    var line: String?
    /// The prices in the line that don't count, and the one that does.
    var replacement: String?
    /// As corrected, until it is read.
    var edited: String?
    /// The line of several items that it is a part of, or that is kept whole.
    var whole: String?
    var isWhole = false
    package var isKept: Bool
    /// Set if the recipe was already sent, so its lines are dropped.
    var sent: SentMeal?
    /// A plan's link to a note that doesn't exist.
    var isMissing = false
    fileprivate(set) var beganKept = true
    /// Whether it was dropped because enough is on the list, which says nothing about the next time.
    fileprivate(set) var isEnoughOnList = false
    /// Whether to drop it if enough is on the list again.
    var dropsIfEnough = false
    var wasLeftOut = false
    /// It begins dropped, since it was the last times.
    var isUsuallyLeftOut = false
    /// What the recipe needs of it, whatever is at home; `nil` for what it doesn't ask for.
    var needed: ParsedItem?
    package fileprivate(set) var atHome: HomeStock.Cover?
    /// `nil` if it is dropped.
    package var outcome: AddOutcome?
    package var category: ToteModel.Category?
    /// Whether it is added to a row above it rather than to an item of the list.
    var joinsRowAbove = false
    /// `nil` if it joins another item.
    package var details: ItemDetails?
  }

  /// A plan's recipe that is already on a list.
  package struct SentMeal: Equatable, Sendable {
    var recipe: Note.ID?
    let title: String
    let days: Int64
    let list: String
    /// For how many it was sent, if the plan asks for more.
    var part: CoveredMeal.Part?
  }

  package init(lines: [PastedLine], isRecipe: Bool = false) {
    self.isRecipe = isRecipe
    rows = lines.map {
      Row(
        item: $0.item, line: $0.text, replacement: $0.understood.replacement, whole: $0.whole,
        isKept: $0.isToBuy)
    }
    listRows()
  }

  /// Asks what of the cleared items goes home.
  init(atHome lines: [ParsedItem], from list: ShoppingList.ID) {
    home = list
    rows = lines.map { Row(item: $0, isKept: true) }
    listRows()
  }

  package init(
    _ recipe: NoteRecipe, for list: ShoppingList, knowing records: Records = Records(), at now: Moment = .zero
  ) {
    let cooking = Cooking(recipe, for: list, servings: records.cooked(recipe.note)?.servings)
    self.cooking = cooking
    isRecipe = true
    let (lines, added) = recipe.lines(in: records, at: now)
    rows = (added.isEmpty ? recipe.lines(for: cooking.count) : lines).map {
      let isOut = !$0.isTicked && records.isUsuallyLeftOut($0.item)
      let isKept = !$0.isTicked && !isOut
      return Row(
        item: $0.item, isKept: isKept, beganKept: isKept, isUsuallyLeftOut: isOut,
        needed: $0.isTicked ? nil : $0.item)
    }
    stock = HomeStock(records, for: rows.compactMap(\.needed))
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
    coverAtHome()
    listRows()
  }

  /// What is at home begins dropped, and of what there is too little only the rest is asked for.
  private mutating func coverAtHome() {
    guard var stock else { return }
    for index in rows.indices {
      guard let need = rows[index].needed else { continue }
      let cover = stock.take(need)
      let isUntouched = rows[index].isKept == rows[index].beganKept
      rows[index].beganKept =
        !(cover?.isEnough ?? rows[index].isUsuallyLeftOut)
        && !rows[index].isUsuallyLeftOut
      if isUntouched { rows[index].isKept = rows[index].beganKept }
      rows[index].atHome = cover
      rows[index].item = cover?.rest.map(need.needing) ?? need
    }
  }

  mutating func listRows() {
    list.replaceRows(rows.enumerated().map { ListingRow($0.offset, $0.element.item.name) }, following: false)
  }

  package var items: [ParsedItem] { rows.filter(\.isKept).map(\.item) }

  /// How many items Enter adds, and how many lines only change what is on the list.
  var additions: (new: Int, met: Int) {
    let kept = rows.filter { $0.isKept && !$0.joinsRowAbove }
    let met = kept.count { $0.outcome?.joinsWhatIsToBuy == true }
    return (kept.count - met, met)
  }

  /// Finds out what adding each row will do.
  mutating func update(from workspace: inout Workspace, list: ShoppingList.ID?) {
    guard let list else { return }
    readEdited(in: workspace, list: list)
    let fresh = Additions(to: list, at: .zero, as: isRecipe ? .needed : .typed)
    for index in rows.indices where rows[index].dropsIfEnough {
      rows[index].dropsIfEnough = false
      let alone = fresh.outcome(of: rows[index].item, in: &workspace)
      if alone.joinsWhatIsToBuy { (rows[index].isKept, rows[index].isEnoughOnList) = (false, true) }
    }
    let additions = workspace.rehearsal(
      ofAdding: items, to: list, as: isRecipe ? .needed : home == nil ? .pasted : .typed)
    var added = Array(zip(additions.outcomes, additions.items))[...]
    for index in rows.indices {
      let item = rows[index].item
      let becomes = rows[index].isKept ? added.popFirst() : nil
      rows[index].outcome = becomes?.0
      rows[index].joinsRowAbove = false
      if let outcome = becomes?.0, !outcome.isPlainlyNew {
        // Without the rows above it, it can only join what is on the list.
        let alone = fresh.outcome(of: item, in: &workspace)
        rows[index].joinsRowAbove = outcome.joinsWhatIsToBuy && !alone.joinsWhatIsToBuy
        if outcome.isNew, alone.isPlainlyNew { rows[index].outcome = alone }
      }
      rows[index].details = becomes.flatMap { $0.0.isNew ? $0.1.details : nil }
      rows[index].category = item.category ?? Additions.category(of: item, in: workspace)
    }
  }

  /// Updates the amounts after the servings change; dropped lines stay dropped.
  fileprivate mutating func cook() {
    guard let cooking else { return }
    for (index, line) in cooking.recipe.lines(for: cooking.count).enumerated()
    where rows.indices.contains(index) {
      rows[index].item = line.item
      if rows[index].needed != nil { rows[index].needed = line.item }
    }
    coverAtHome()
  }
}

extension PastePreview.Row {
  fileprivate mutating func toggle() {
    isEnoughOnList = isKept && outcome?.joinsWhatIsToBuy ?? false && !joinsRowAbove
    isKept.toggle()
  }
}

extension AddOutcome {
  fileprivate var isPlainlyNew: Bool { if case .new = self { true } else { false } }

  fileprivate var joinsWhatIsToBuy: Bool {
    switch self {
    case .summed, .there, .changed: true
    case .new, .unticked, .apart: false
    }
  }

  var sum: Amount? { if case .summed(let sum, _) = self { sum } else { nil } }
}

extension PastePreview {
  var overlay: Overlay { .pastePreview(self) }
  /// Only a recipe that says how many it serves can be scaled.
  var hasField: Bool { cooking?.recipe.servings != nil }
  var prompt: Prompt? {
    if let lineEdit {
      return Prompt(label: words.edit, field: lineEdit.field, placeholder: words.addingExample)
    }
    guard let cooking, let servings = cooking.recipe.servings else { return nil }
    return Prompt(label: words.servings, field: cooking.field, placeholder: String(servings))
  }
  var rowCount: Int { rows.count }
  var companionKeys: CompanionKeys { .whileTyping }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard let cooking else {
      update(from: &workspace, list: home == nil ? screen.list : ShoppingList.homeID)
      return true
    }
    update(from: &workspace, list: cooking.list.id)
    // The note need not be open: a recipe can also be sent from the list of notes.
    return workspace.records.notes[cooking.recipe.note] != nil
      && workspace.openLists.contains { $0.id == cooking.list.id }
  }
}

package enum PastePreviewAction: ListingOverlayAction {
  package typealias Feature = PastePreview
  case list(ListingAction<Int>)
  case toggled
  case editBegun, lineEdited(TextEdit), lineKept, lineLeft
  case wholeToggled
  /// Takes what begins left out.
  case leftOutTaken
  case countEdited(TextEdit)
  case countChanged(by: Int)
  case committed, closed
  case delegate(OverlayDelegate)
}

extension PastePreviewAction {
  var overlayAction: OverlayAction { .pastePreview(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<Int>? { if case .list(let action) = self { action } else { nil } }
}

extension PastePreview {
  static let reducer = Reducer<PastePreview, PastePreviewAction, Void> { state, action, _ in
    switch action {
    case .list(.chosen): return .send(.toggled)
    case .list(let action): return state.run(action)
    case .toggled:
      guard let row = state.list.current else { return .none }
      state.rows[row.id].toggle()
      state.list.move(by: 1)
    case .editBegun: state.beginEdit()
    case .lineEdited(let edit): state.lineEdit?.field.apply(edit)
    case .lineKept:
      guard let edit = state.lineEdit else { return .none }
      state.lineEdit = nil
      if state.rows.indices.contains(edit.row) { state.rows[edit.row].edited = edit.field.text }
    case .lineLeft: state.lineEdit = nil
    case .leftOutTaken:
      for index in state.rows.indices where state.rows[index].isUsuallyLeftOut {
        state.rows[index].isKept = true
      }
    case .wholeToggled: state.toggleWhole()
    case .countEdited(let edit):
      state.cooking?.edit(edit)
      state.cook()
    case .countChanged(let servings):
      state.cooking?.change(by: servings)
      state.cook()
    case .committed:
      let items = state.items
      if let list = state.home {
        let others = state.rows.filter { !$0.isKept }.map(\.item)
        return .send(.delegate(.atHomeChosen(items, leavingOut: others, from: list)))
      }
      if items.isEmpty { return .send(.delegate(.closed)) }
      if var cooking = state.cooking {
        cooking.leftOut = state.rows.filter { $0.beganKept && !$0.isKept && !$0.isEnoughOnList }.map(\.item)
        return .send(.delegate(.boxesSent(items, cooking)))
      }
      return .send(.delegate(.pasteCommitted(items, isRecipe: state.isRecipe)))
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}
