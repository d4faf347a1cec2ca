// The code of the article "Parts", compiled and played. `DocumentationTests` compares them.

import Composable
import Loop
import Parts
import Screen
import Testing

struct Guest: Equatable {
  var name: String
  var seats: Int
}

struct GuestBook: Equatable {
  enum Field: Hashable, Sendable { case name, seats }

  var guests = [Guest(name: "Ada", seats: 2), Guest(name: "Grace", seats: 4)]
  var table = TablePosition()
  var form: Form<Field>?
  var confirm: Confirm?
  var toasts = Toasts()
  var isOver = false

  static let columns = [TableColumn("Name", .share()), TableColumn("Seats", .fixed(5), align: .trailing)]
  static let emptyForm = Form([
    FormField(Field.name, "Name", .text(placeholder: "who comes")),
    FormField(Field.seats, "Seats", .choice(["1", "2", "3", "4"])),
  ])
}

enum GuestBookAction: Equatable, Sendable {
  case moved(by: Int), sorted(by: Int)
  case addRequested, deleteRequested, quit
  case form(FormAction<GuestBook.Field>)
  case confirm(ConfirmAction)
  case toasts(ToastsAction)
}

let guestForm = Form<GuestBook.Field>.reducer { field, form in
  field == .name && form.text(.name).isEmpty ? "Somebody has to come." : nil
}

let guestBook = Reducer<GuestBook, GuestBookAction, ToastsEnvironment> { state, action, environment in
  switch action {
  case .moved(let rows): state.table.rows.move(by: rows, count: state.guests.count, height: 10)
  case .sorted(let column):
    state.table.sort(by: column)
    state.guests.sort { column == 0 ? $0.name < $1.name : $0.seats < $1.seats }
    if state.table.order?.isAscending == false { state.guests.reverse() }

  case .addRequested: state.form = GuestBook.emptyForm
  case .form(.submitted):
    guard let form = state.form else { return .none }
    state.guests.append(Guest(name: form.text(.name), seats: Int(form.text(.seats)) ?? 1))
    state.form = nil
    return .send(.toasts(.show("\(form.text(.name)) is coming", .success)))
  case .form(.cancelled): state.form = nil
  case .form(let action):
    return guestForm.run(action, in: &state, at: \.form, (), as: GuestBookAction.form)

  case .deleteRequested:
    guard state.guests.indices.contains(state.table.rows.selected) else { return .none }
    let name = state.guests[state.table.rows.selected].name
    state.confirm = Confirm("Is \(name) not coming?", yes: "Delete", no: "Keep", isDangerous: true)
  case .confirm(.answered(let answer)):
    state.confirm = nil
    guard answer == .yes else { return .none }
    let guest = state.guests.remove(at: state.table.rows.selected)
    return .send(.toasts(.show("\(guest.name) isn't coming", .info)))
  case .confirm(let action):
    return confirmReducer.run(action, in: &state, at: \.confirm, (), as: GuestBookAction.confirm)

  case .toasts(let action):
    return toastsReducer.run(action, in: &state, at: \.toasts, environment, as: GuestBookAction.toasts)
  case .quit: state.isOver = true
  }
  return .none
}

let guestBookKeys = Keymap<GuestBookAction>([
  Command("add", keys: "a", action: .addRequested, footer: true),
  Command("delete", keys: "d", action: .deleteRequested, footer: true),
  Command("down", keys: "j", "down", action: .moved(by: 1)),
  Command("up", keys: "k", "up", action: .moved(by: -1)),
  Command("sortByName", keys: "n", action: .sorted(by: 0), footer: true),
  Command("quit", keys: "q", action: .quit, footer: true),
])

extension GuestBook {
  var keymap: Keymap<GuestBookAction> {
    if confirm != nil { return confirmKeys.map(GuestBookAction.confirm) }
    return form?.keymap.map(GuestBookAction.form) ?? guestBookKeys
  }

  static var mouse: Mouse<GuestBook, GuestBookAction> {
    Mouse { $0.action(forTable: $1) }.adding(Mouse { $0.action(forForm: $1) })
      .adding(Mouse { $0.action(forAnswer: $1) })
  }

  func action(forAnswer pointer: Pointer<Confirm.Answer>) -> GuestBookAction? {
    pointer.press.map { .confirm(.pressed($0)) }
  }

  func action(forForm pointer: Pointer<FormPlace<Field>>) -> GuestBookAction? {
    pointer.press.map { .form(.pressed($0.name)) }
  }

  func action(forTable pointer: Pointer<TablePlace>) -> GuestBookAction? {
    guard confirm == nil, form == nil else { return nil }
    if case .wheel(let turn, _) = pointer { return .moved(by: turn == .up ? -1 : 1) }
    switch pointer.press {
    case .header(let column): return .sorted(by: column)
    case .row(let row): return .moved(by: row - table.rows.selected)
    case nil: return nil
    }
  }
}

struct GuestBookView: View {
  let state: GuestBook

  func draw(on canvas: inout Canvas) {
    let table = Table(GuestBook.columns, count: state.guests.count, position: state.table) { row, column in
      column == 0 ? Span(state.guests[row].name, .bold) : Span("\(state.guests[row].seats)")
    }
    let form = state.form.map { Border(FormView($0), title: "New guest") }
    canvas.draw(
      Rows(.fill(Layers(table, ToastsView(state.toasts))), .fit(form), .fixed(1, Footer(state.keymap))),
      in: canvas.bounds)
    if let confirm = state.confirm { canvas.draw(ConfirmView(confirm), in: canvas.bounds) }
  }
}

@Test func aGuestIsAddedAndAnotherDeleted() throws {
  let book = Rehearsal(
    size: Size(30, 9), initialState: GuestBook(), reducer: guestBook,
    environment: { clock in ToastsEnvironment(clock: clock) },
    view: GuestBookView.init, keymap: \.keymap, mouse: GuestBook.mouse,
    isOver: \.isOver)
  try book.play("a<enter>")
  #expect(book.frame.lines.contains { $0.contains("Somebody has to come.") })
  try book.play("Linus<tab><space><enter>")
  #expect(book.state.guests.last == Guest(name: "Linus", seats: 2))
  #expect(book.frame.lines.contains { $0.contains("✓ Linus is coming") })
  try book.play("<click header(1)><click row(2)>d<click yes><wait 5s>")
  #expect(book.state.guests.map(\.name) == ["Ada", "Linus"])
  #expect(book.state.toasts.shown.isEmpty)
  try book.play("q")
  #expect(book.isOver)
}
