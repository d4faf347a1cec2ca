import Composable
import Inspector
import Loop
import Parts
import Screen

/// A program of the library's parts: a table, a tree, a form in a dialog, a palette, an editor, a calendar.
struct Desk: Equatable, Sendable {
  enum Panel: Equatable, Sendable {
    case form(Form<String>)
    case month(MonthPicker)
    case confirm(Confirm)
  }

  var table = Listing(
    [ListingRow(1, cells: ["Milk", "1.50"]), ListingRow(2, cells: ["Bread", "3.20"])],
    columns: [ListingColumn("Name"), ListingColumn("Price", align: .trailing)])
  var tree = Listing([
    ListingRow("fruit", "Fruit"), ListingRow("apple", "Apple", in: "fruit"), ListingRow("nut", "Nuts"),
  ])
  var isInTree = false
  var panel: Panel?
  var editor = TextEditor("one\ntwo")
  var split = Splitter()
  var suggestions = Suggestions()
  var toasts = Toasts()
}

enum DeskAction: Equatable, Sendable {
  case table(ListingAction<Int>), tree(ListingAction<String>), switched
  case formOpened, form(FormAction<String>), monthOpened, month(MonthPickerAction)
  case confirmOpened, confirm(ConfirmAction), closed
  case editor(TextEditorAction), split(SplitterAction), suggestions(SuggestionsAction), toasts(ToastsAction)
}

struct DeskEnvironment: Sendable {
  var clock: any Clock<Duration>
}

extension Desk {
  static let formCase = CasePath<Panel?, Form<String>>(embed: { .form($0) }) {
    if case .form(let form) = $0 { form } else { nil }
  }
  static let monthCase = CasePath<Panel?, MonthPicker>(embed: { .month($0) }) {
    if case .month(let month) = $0 { month } else { nil }
  }
  static let confirmCase = CasePath<Panel?, Confirm>(embed: { .confirm($0) }) {
    if case .confirm(let confirm) = $0 { confirm } else { nil }
  }

  fileprivate var keymap: Keymap<DeskAction> {
    switch panel {
    case .form(let form): form.keymap.map(DeskAction.form)
    case .month: MonthPicker.keymap.map(DeskAction.month)
    case .confirm: Confirm.keymap.map(DeskAction.confirm)
    case nil:
      deskKeys.adding(isInTree ? tree.keymap.map(DeskAction.tree) : table.keymap.map(DeskAction.table))
    }
  }
}

private let deskForm = Form<String>.reducer { field, form in
  field == "name" && form.text("name").isEmpty ? "A name, please." : nil
}
private let deskSuggestions = Suggestions.reducer { typed in ["Oslo", "Osaka"].filter { $0.hasPrefix(typed) }
}

let deskReducer = Reducer<Desk, DeskAction, DeskEnvironment> { state, action, environment in
  switch action {
  case .table(.chosen(let id)): return .send(.toasts(.show("Chose \(id)", .info, offer: nil)))
  case .table(let action):
    return Listing.reducer.run(action, in: &state, at: \.table, (), as: DeskAction.table)
  case .tree(let action):
    return Listing.reducer.run(action, in: &state, at: \.tree, (), as: DeskAction.tree)
  case .switched: state.isInTree.toggle()
  case .formOpened:
    state.panel = .form(
      Form([
        FormField("name", "Name", .text()), FormField("seats", "Seats", .number(2)),
        FormField("urgent", "Urgent", .check(false)),
        FormField("folder", "Folder", .choice(["Inbox", "Work"])),
      ]))
  case .form(.submitted), .form(.cancelled), .month(.chosen), .confirm(.answered), .closed: state.panel = nil
  case .form(let action):
    return deskForm.run(action, in: &state.panel, at: Desk.formCase, (), as: DeskAction.form)
  case .monthOpened:
    state.panel = .month(MonthPicker(CalendarDay(2026, 3, 5), today: CalendarDay(2026, 3, 1)))
  case .month(let action):
    return MonthPicker.reducer.run(action, in: &state.panel, at: Desk.monthCase, (), as: DeskAction.month)
  case .confirmOpened: state.panel = .confirm(Confirm("Sure?", yes: "Yes", no: "No"))
  case .confirm(let action):
    return Confirm.reducer.run(action, in: &state.panel, at: Desk.confirmCase, (), as: DeskAction.confirm)
  case .editor(let action):
    return TextEditor.reducer.run(action, in: &state, at: \.editor, (), as: DeskAction.editor)
  case .split(let action):
    return Splitter.reducer.run(action, in: &state, at: \.split, (), as: DeskAction.split)
  case .suggestions(let action):
    return deskSuggestions.run(action, in: &state, at: \.suggestions, (), as: DeskAction.suggestions)
  case .toasts(let action):
    return Toasts.reducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock), as: DeskAction.toasts)
  }
  return .none
}

private let deskKeys = Keymap([
  Command("switch", keys: "s", action: DeskAction.switched),
  Command("form", keys: "f", action: .formOpened),
  Command("month", keys: "m", action: .monthOpened),
  Command("confirm", keys: "c", action: .confirmOpened),
  Command(
    "toast", keys: "t", action: .toasts(.show("Saved", .success, offer: Toasts.Offer("u", "Undo", key: "u")))),
  Command("suggest", keys: "o", action: .suggestions(.edited(.insert("O")))),
])

private struct DeskView: ComposedView {
  let desk: Desk

  var body: some View {
    Rows(
      .fixed(4, ListingView(desk.table)), .fixed(4, ListingView(desk.tree)),
      .fill(panel), .fixed(3, ToastsView(desk.toasts)))
  }

  private var panel: any View {
    switch desk.panel {
    case .form(let form): FormView(form)
    case .month(let month): MonthPickerView(month)
    case .confirm(let confirm): ConfirmView(confirm)
    case nil: Text("")
    }
  }
}

func desk() -> Rehearsal<Desk, DeskAction> {
  Rehearsal(
    size: Size(60, 24), initialState: Desk(), reducer: deskReducer,
    environment: { DeskEnvironment(clock: $0) }, view: DeskView.init, keymap: \.keymap)
}

extension DrivenProgram {
  static let desk = DrivenProgram(
    "desk", imports: ["@testable import CutPrograms"], play: "desk()",
    cutting: TestCut(
      reducer: "deskReducer", environment: "DeskEnvironment(clock: ContinuousClock())", initialState: "Desk()"
    ),
    keys: [
      "j", "k", "<space>", "s", "f", "a", "B", "<tab>", "<down>", "<enter>", "<esc>", "m", "<right>", "c",
      "t",
      "<wait 1s>", "<left>", "h", "<wait 5s>", "o", "u",
    ]
  ) { CutPrograms.desk() }
}
