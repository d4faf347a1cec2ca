import Composable
import Parts
import Screen
import ToteModel

/// What there is to eat on a day: a recipe, or whatever is typed. The recipes are looked for in the background; those that were cooked
/// last come first.
package struct MealPicker: ListingOverlay {
  package typealias Action = MealPickerAction
  package enum Row: Hashable, Sendable {
    case recipe(Note.ID, String)
    /// No recipe.
    case typed(String)
  }

  let day: Moment
  package var room = Size.zero
  package var field = TextCursor()
  package var list = Listing<Row>([], marks: .none)
  /// Typing narrows what shows.
  private(set) var known: [Row] = []
  private(set) var isReading = true
  private var unread: [Note.ID: Note]?
  private var cooked: [Note.ID: Moment] = [:]

  init(for day: Moment, in workspace: Workspace) {
    self.day = day
    unread = workspace.records.notes
    cooked = workspace.records.cookedRecipes
  }

  fileprivate mutating func show(_ found: [(id: Note.ID, title: String)]) {
    isReading = false
    known = found.sorted {
      let (one, other) = (cooked[$0.id] ?? .zero, cooked[$1.id] ?? .zero)
      return one == other ? (Folding.fold($0.title), $0.id) < (Folding.fold($1.title), $1.id) : one > other
    }.map { .recipe($0.id, $0.title) }
    listRows(following: list.cursor > 0)
  }

  fileprivate mutating func listRows(following: Bool = false) {
    list.replaceRows(rows.map { ListingRow($0, $0.name) }, following: following)
    if !following { list.move(by: -list.cursor) }
  }

  private var typed: TypedMeal? { TypedMeal(field.text) }

  var rows: [Row] {
    guard let typed else { return known }
    let found = known.matching(Folding.fold(typed.dish).split(separator: " ")) { Folding.fold($0.name) }
    return found + [.typed(typed.dish)]
  }

  /// As it stands in the note.
  fileprivate func written(_ row: Row) -> String {
    switch row {
    case .recipe(_, let title):
      let typed = typed ?? TypedMeal(title)
      return typed?.written(linking: title, in: .current) ?? title
    case .typed(let text): return typed?.written(linking: nil, in: .current) ?? text
    }
  }
}

extension MealPicker.Row {
  var name: String {
    switch self {
    case .recipe(_, let title), .typed(let title): title
    }
  }
}

extension MealPicker {
  var overlay: Overlay { .mealPicker(self) }
  var title: String { words.mealsOn(day) }
  var prompt: Prompt? { Prompt(label: "", field: field, placeholder: words.typeMeal) }
  var rowCount: Int { max(known.count + 1, 3) }
  var companionKeys: CompanionKeys { .whileTyping }
  var question: MealPickerAction? { unread == nil ? nil : .opened }
  var note: String {
    isReading ? words.agendaReading : words.place(list.cursor, of: list.count, height: height)
  }

  var content: any View {
    if list.count == 0 {
      return Text(isReading ? "" : words.noRecipesYet, style: .muted, overflow: .wrap)
    }
    return ListingView(list) { row in
      switch row.id {
      case .recipe(_, let title): ChoiceRow(name: title.printable, note: "")
      case .typed(let text): ChoiceRow(name: words.planAsTyped(text.printable), note: "", style: .accent)
      }
    }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    if screen.isChangedByOthers { unread = workspace.records.notes }
    return true
  }
}

package enum MealPickerAction: SearchPickerAction {
  package typealias Feature = MealPicker
  case opened
  case recipesRead([RecipeTitle])
  case list(ListingAction<MealPicker.Row>)
  case fieldEdited(TextEdit)
  case escaped, closed
  case delegate(OverlayDelegate)
}

/// A note with ingredients.
package struct RecipeTitle: Equatable, Sendable {
  let id: Note.ID
  let title: String
}

extension MealPickerAction {
  var overlayAction: OverlayAction { .mealPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<MealPicker.Row>? { if case .list(let action) = self { action } else { nil } }
  var fieldEdit: TextEdit? { if case .fieldEdited(let edit) = self { edit } else { nil } }
  static var chosen: Self { .list(.opened) }
  static var chooseTitle: String { words.planMeal }
  var isAct: Bool {
    switch self {
    case .opened, .recipesRead, .delegate, .list(.resized): false
    case .list, .fieldEdited, .escaped, .closed: true
    }
  }
}

extension MealPicker {
  static let reducer = Reducer<MealPicker, MealPickerAction, Void> { state, action, _ in
    switch action {
    case .opened:
      guard let notes = state.unread?.values else { return .none }
      state.unread = nil
      return .run(name: "recipes") { send in
        send(.recipesRead(notes.recipes.map { RecipeTitle(id: $0.id, title: $0.givenName) }))
      }.cancellable(id: RecipesReading(), inFlight: .replace)
    case .recipesRead(let found): state.show(found.map { ($0.id, $0.title) })
    case .fieldEdited(let edit):
      state.field.apply(edit)
      state.listRows()
    case .list(.chosen(let row)):
      let edit = MealEdit.add(state.written(row), day: state.day.dayNumber - state.day.startOfWeek.dayNumber)
      return .send(.delegate(.meals(.edited(edit, of: state.day.startOfWeek, shows: nil))))
    case .list(let action): return state.run(action)
    case .escaped:
      if state.field.isEmpty { return .send(.delegate(.closed)) }
      state.field = TextCursor()
      state.listRows()
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  static var modes: [KeyMode<MealPicker, MealPickerAction>] { [.searchPicker()] }

  package var keymap: Keymap<MealPickerAction> {
    typealias Command = SearchPickerCommand<MealPickerAction>
    return Keymap<MealPickerAction>.searchPicker(footer: [.choose, .down, .close]).footer([
      Command.choose.hint(), Command.down.hint(), Command.closeHint(isSearching: !field.isEmpty),
    ])
  }
}

private struct RecipesReading: Hashable, Sendable {}

extension Collection<Note> {
  /// Those with ingredients that can be linked to. Reads the text of most notes, which takes a while.
  var recipes: [Note] {
    filter { note in
      guard NoteFolder.notes.contains(note), !note.givenName.isEmpty, note.canBeLinked(as: note.givenName)
      else { return false }
      return NoteRecipe(note, noteTitled: { _ in nil }).map { !$0.isPlan && !$0.lines().isEmpty } ?? false
    }
  }
}
