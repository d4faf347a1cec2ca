import Composable
import Parts
import Screen

/// Every part of the library on a page of its own: what it looks like, and what its keys do.
struct PartsTour: Equatable, Sendable {
  enum Page: String, CaseIterable, Sendable {
    case listing, columns, tree, viewport, splitter
    case suggestions, editor, boxes, month, form
    case palette, confirm, toasts
    case progress, charts
  }

  /// Where one can go.
  var pages = Listing(Page.allCases.map { ListingRow($0, $0.title, section: $0.section) })
  /// Whether the keys go to the part on the page.
  var isInside = false
  var listing = Listing(PartsSample.groceries)
  var numbers = PartsSample.numbers
  var tree = PartsSample.nature
  var viewport = ViewportPosition()
  var splitter = Splitter()
  var suggestions = Suggestions()
  var editor = TextEditor(PartsSample.letter)
  var boxes = Listing(PartsSample.stores, marks: .boxes, selected: ["market"])
  var month = MonthPicker(CalendarDay(2026, 11, 27), today: CalendarDay(2026, 11, 27))
  var form = PartsSample.form
  var palette: Palette<PartsTourAction>
  var confirm = PartsSample.confirm
  var toasts = Toasts()
  var progress = WorkProgress(done: 37, total: 120, elapsed: .seconds(11))
  /// What the part told its parent last.
  var told = ""
  var visit = Visit()

  init(inside page: Page? = nil) {
    palette = Palette(partsTourKeys)
    guard let page else { return }
    pages.move(to: page)
    isInside = true
  }

  var page: Page { pages.current?.id ?? .listing }
}

enum PartsTourAction: Equatable, Sendable {
  case pages(ListingAction<PartsTour.Page>)
  case wentIn, wentOut
  case listing(ListingAction<String>)
  case numbers(ListingAction<Int>)
  case tree(ListingAction<String>)
  case viewport(ViewportAction)
  case splitter(SplitterAction)
  case suggestions(SuggestionsAction)
  case editor(TextEditorAction)
  case boxes(ListingAction<String>)
  case month(MonthPickerAction)
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
} offers: { _, typed in
  typed.isEmpty ? [] : PartsSample.cities.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
}

let partsTourReducer = Reducer<PartsTour, PartsTourAction, PartsTourEnvironment> {
  state, action, environment in
  switch action {
  case .pages(.chosen): return .send(.wentIn)
  case .pages(.left): return .send(.visit(.left(.back)))
  case .pages(let action):
    state.told = ""
    return Listing.reducer.run(action, in: &state, at: \.pages, (), as: PartsTourAction.pages)
  case .wentIn: state.isInside = true
  case .wentOut: state.isInside = false

  case .listing(.left): state.isInside = false
  case .listing(.chosen(let id)): state.told = "\(id) was opened."
  case .listing(let action):
    return Listing.reducer.run(action, in: &state, at: \.listing, (), as: PartsTourAction.listing)
  case .numbers(.left), .tree(.left), .boxes(.left), .viewport(.left): state.isInside = false
  case .numbers(let action):
    return Listing.reducer.run(action, in: &state, at: \.numbers, (), as: PartsTourAction.numbers)
  case .tree(let action):
    return Listing.reducer.run(action, in: &state, at: \.tree, (), as: PartsTourAction.tree)
  case .boxes(let action):
    return Listing.reducer.run(action, in: &state, at: \.boxes, (), as: PartsTourAction.boxes)
  case .viewport(let action):
    return ViewportPosition.reducer.run(action, in: &state, at: \.viewport, (), as: PartsTourAction.viewport)
  case .splitter(let action):
    return Splitter.reducer.run(action, in: &state, at: \.splitter, (), as: PartsTourAction.splitter)

  case .suggestions(.submitted(let text)): state.told = "“\(text)” was typed."
  case .suggestions(let action):
    return citySuggestions.run(action, in: &state, at: \.suggestions, (), as: PartsTourAction.suggestions)
  case .editor(.left): state.isInside = false
  case .editor(let action):
    return TextEditor.reducer.run(action, in: &state, at: \.editor, (), as: PartsTourAction.editor)
  case .month(.chosen(let day)): state.told = "\(day) was chosen."
  case .month(let action):
    return MonthPicker.reducer.run(action, in: &state, at: \.month, (), as: PartsTourAction.month)
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
    return Palette<PartsTourAction>.reducer.run(
      action, in: &state, at: \.palette, PaletteEnvironment(), as: PartsTourAction.palette)
  case .confirm(.answered(let answer)):
    state.told = answer == .yes ? "It is deleted." : "It is kept."
    (state.confirm, state.isInside) = (PartsSample.confirm, false)
  case .confirm(let action):
    return Confirm.reducer.run(action, in: &state, at: \.confirm, (), as: PartsTourAction.confirm)
  case .toasts(.accepted): state.told = "It was undone."
  case .toasts(let action):
    return Toasts.reducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock),
      as: PartsTourAction.toasts)
  case .progressed(let steps):
    state.progress.done = max(0, min(120, state.progress.done + steps))
    state.progress.elapsed = .seconds(state.progress.done * 3 / 10)

  case .visit(let action):
    return visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: PartsTourAction.visit)
  }
  return .none
}
