import Composable
import Parts
import Screen

/// Every part of the library on a page of its own: what it looks like, and what its keys do.
struct PartsTour: Equatable, Sendable {
  enum Page: String, CaseIterable, Sendable {
    case listing, table, tree, viewport
    case suggestions, editor, select, multiSelect, month, file, form
    case palette, confirm, toasts
    case progress, charts
  }

  /// Where one can go.
  var pages = Listing(Page.allCases.map { ListingRow($0, $0.title, section: $0.section) })
  /// Whether the keys go to the part on the page.
  var isInside = false
  var listing = Listing(PartsSample.groceries)
  var table = TablePosition(order: TablePosition.Order(0))
  var tree = Tree(roots: PartsSample.roots, children: PartsSample.children)
  var viewport = ViewportPosition()
  var suggestions = Suggestions()
  var editor = TextEditor(PartsSample.letter)
  var select = Select(PartsSample.stores)
  var multiSelect = MultiSelect(PartsSample.stores, chosen: ["market"])
  var month = MonthPicker(CalendarDay(2026, 11, 27), today: CalendarDay(2026, 11, 27))
  var file = FilePicker(folder: "/home/ada")
  var form = PartsSample.form
  var palette: Palette<PartsTourAction>
  var confirm = PartsSample.confirm
  var toasts = Toasts()
  var progress = WorkProgress(done: 37, total: 120, elapsed: .seconds(11))
  /// What the part told its parent last.
  var told = ""
  var visit = Visit(partsTourKeys)

  init() { palette = Palette(partsTourKeys) }

  var page: Page { pages.current?.id ?? .listing }
}

enum PartsTourAction: Equatable, Sendable {
  case pages(ListingAction<PartsTour.Page>)
  case wentIn, wentOut
  case listing(ListingAction<String>)
  case tableMoved(by: Int), tableSorted(by: Int)
  case tree(TreeAction<String>)
  case scrolled(columns: Int, rows: Int)
  case suggestions(SuggestionsAction)
  case editor(TextEditorAction)
  case select(SelectAction<String>)
  case multiSelect(MultiSelectAction<String>)
  case month(MonthPickerAction)
  case file(FilePickerAction)
  case form(FormAction<String>)
  indirect case palette(PaletteAction<PartsTourAction>)
  case confirm(ConfirmAction)
  case toasts(ToastsAction)
  case progressed(by: Int)
  case visit(VisitAction)
}

struct PartsTourEnvironment: Sendable {
  var clock: any Clock<Duration>
  var services: Services
}

private let citySuggestions = Suggestions.reducer { typed in
  typed.isEmpty ? [] : PartsSample.cities.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
}
private let tourForm = Form<String>.reducer { field, form in
  field == "name" && form.text("name").isEmpty ? "Somebody has to come." : nil
}
private let tourTree = Tree<String>.reducer(children: PartsSample.children)

let partsTourReducer = Reducer<PartsTour, PartsTourAction, PartsTourEnvironment> {
  state, action, environment in
  switch action {
  case .pages(.chosen): return .send(.wentIn)
  case .pages(.left): return .send(.visit(.left(.back)))
  case .pages(let action):
    state.told = ""
    return Listing.reducer.run(action, in: &state, at: \.pages, (), as: PartsTourAction.pages)
  case .wentIn:
    state.isInside = true
    if state.page == .file, state.file.entries.isEmpty { return .send(.file(.opened)) }
  case .wentOut: state.isInside = false

  case .listing(.left): state.isInside = false
  case .listing(.chosen(let id)): state.told = "\(id) was opened."
  case .listing(let action):
    return Listing.reducer.run(action, in: &state, at: \.listing, (), as: PartsTourAction.listing)
  case .tableMoved(let rows):
    state.table.rows.move(by: rows, count: PartsSample.tableRows, height: PartsTourView.rows - 2)
  case .tableSorted(let column): state.table.sort(by: column)
  case .tree(let action):
    return tourTree.run(action, in: &state, at: \.tree, (), as: PartsTourAction.tree)
  case .scrolled(let columns, let rows):
    state.viewport.scroll(
      columns: columns, rows: rows, content: PartsSample.large,
      window: Size(PartsTourView.columns, PartsTourView.rows))

  case .suggestions(.submitted(let text)): state.told = "“\(text)” was typed."
  case .suggestions(let action):
    return citySuggestions.run(action, in: &state, at: \.suggestions, (), as: PartsTourAction.suggestions)
  case .editor(.left): state.isInside = false
  case .editor(let action):
    return TextEditor.reducer.run(action, in: &state, at: \.editor, (), as: PartsTourAction.editor)
  case .select(let action):
    return Select.reducer.run(action, in: &state, at: \.select, (), as: PartsTourAction.select)
  case .multiSelect(let action):
    return MultiSelect.reducer.run(action, in: &state, at: \.multiSelect, (), as: PartsTourAction.multiSelect)
  case .month(.chosen(let day)): state.told = "\(day) was chosen."
  case .month(let action):
    return monthPickerReducer.run(action, in: &state, at: \.month, (), as: PartsTourAction.month)
  case .file(.chosen(let path)): state.told = "\(path) was chosen."
  case .file(.cancelled): state.isInside = false
  case .file(let action):
    return FilePicker.reducer.run(
      action, in: &state, at: \.file, PartsSample.files, as: PartsTourAction.file)
  case .form(.submitted):
    state.told = "\(state.form.text("name")) is coming."
    state.form = PartsSample.form
  case .form(.cancelled): state.isInside = false
  case .form(let action):
    return tourForm.run(action, in: &state, at: \.form, (), as: PartsTourAction.form)

  case .palette(.ran(let action)):
    state.isInside = false
    return .send(action)
  case .palette(.closed): state.isInside = false
  case .palette(let action):
    return Palette.reducer.run(action, in: &state, at: \.palette, (), as: PartsTourAction.palette)
  case .confirm(.answered(let answer)):
    state.told = answer == .yes ? "It is deleted." : "It is kept."
    (state.confirm, state.isInside) = (PartsSample.confirm, false)
  case .confirm(let action):
    return confirmReducer.run(action, in: &state, at: \.confirm, (), as: PartsTourAction.confirm)
  case .toasts(let action):
    return toastsReducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock),
      as: PartsTourAction.toasts)
  case .progressed(let steps):
    state.progress.done = max(0, min(120, state.progress.done + steps))
    state.progress.elapsed = .seconds(state.progress.done * 3 / 10)

  case .visit(let action):
    if case .resized = action {
      let effect = visitReducer.run(
        action, in: &state, at: \.visit, environment.services, as: PartsTourAction.visit)
      _ = TextEditor.reducer(&state.editor, .resized(PartsTourView.inside(of: state.visit.size)), ())
      return effect
    }
    return visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: PartsTourAction.visit)
  }
  return .none
}
