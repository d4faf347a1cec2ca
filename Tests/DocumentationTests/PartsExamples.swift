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
  var list = Listing<Int>(
    [], columns: [ListingColumn("Name", .share()), ListingColumn("Seats", .fixed(7), sorting: .number)])
  var form: Form<Field>?
  var confirm: Confirm?
  var toasts = Toasts()
  var isOver = false

  init() { show() }

  mutating func show() {
    list.replaceRows(
      guests.enumerated().map { index, guest in ListingRow(index, cells: [guest.name, "\(guest.seats)"]) })
  }

  static let emptyForm = Form([
    FormField(Field.name, "Name", .text(placeholder: "who comes")),
    FormField(Field.seats, "Seats", .number(1)),
  ])
}

enum GuestBookAction: Equatable, Sendable {
  case list(ListingAction<Int>)
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
  case .list(let action):
    return Listing.reducer.run(action, in: &state, at: \.list, (), as: GuestBookAction.list)

  case .addRequested: state.form = GuestBook.emptyForm
  case .form(.submitted):
    guard let form = state.form else { return .none }
    state.guests.append(Guest(name: form.text(.name), seats: Int(form.number(.seats) ?? 1)))
    state.form = nil
    state.show()
    return .send(.toasts(.show("\(form.text(.name)) is coming", .success)))
  case .form(.cancelled): state.form = nil
  case .form(let action):
    return guestForm.run(action, in: &state, at: \.form, (), as: GuestBookAction.form)

  case .deleteRequested:
    guard let guest = state.list.current?.id else { return .none }
    let name = state.guests[guest].name
    state.confirm = Confirm("Is \(name) not coming?", yes: "Delete", no: "Keep", isDangerous: true)
  case .confirm(.answered(let answer)):
    state.confirm = nil
    guard answer == .yes, let current = state.list.current?.id else { return .none }
    let guest = state.guests.remove(at: current)
    state.show()
    return .send(.toasts(.show("\(guest.name) isn't coming", .info)))
  case .confirm(let action):
    return Confirm.reducer.run(action, in: &state, at: \.confirm, (), as: GuestBookAction.confirm)

  case .toasts(let action):
    return Toasts.reducer.run(action, in: &state, at: \.toasts, environment, as: GuestBookAction.toasts)
  case .quit: state.isOver = true
  }
  return .none
}

let guestBookKeys = Keymap<GuestBookAction>([
  Command("add", keys: "a", action: .addRequested, footer: true),
  Command("delete", keys: "d", action: .deleteRequested, footer: true),
  Command("quit", keys: "q", action: .quit, footer: true),
])

extension GuestBook {
  var keymap: Keymap<GuestBookAction> {
    if confirm != nil { return Confirm.keymap.map(GuestBookAction.confirm) }
    if let form { return form.keymap.map(GuestBookAction.form) }
    let rows = list.keymap.map(GuestBookAction.list)
    return list.isTyping ? rows : guestBookKeys.adding(rows)
  }

  static var mouse: Mouse<GuestBook, GuestBookAction> {
    Listing<Int>.mouse.map(GuestBookAction.list) { (book: GuestBook) in book.list }
      .adding(Form<Field>.mouse.map(GuestBookAction.form) { $0.form })
      .adding(Confirm.mouse.map(GuestBookAction.confirm) { $0.confirm })
      .adding(Toasts.mouse.map(GuestBookAction.toasts) { $0.toasts })
  }
}

struct GuestBookView: View {
  let state: GuestBook

  func draw(on canvas: inout Canvas) {
    let list = ListingView(
      state.list, cell: { row, column in Span(row.cells[column], column == 0 ? .bold : .plain) })
    let form = state.form.map { Border(FormView($0), title: "New guest") }
    canvas.draw(
      Rows(.fill(Layers(list, ToastsView(state.toasts))), .fit(form), .fixed(1, Footer(state.keymap))),
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
  try book.play("Linus<tab><backspace>2<enter>")
  #expect(book.state.guests.last == Guest(name: "Linus", seats: 2))
  #expect(book.frame.lines.contains { $0.contains("✓ Linus is coming") })
  try book.play("<click header(1)><click item(1)>d<click yes><wait 5s>")
  #expect(book.state.guests.map(\.name) == ["Ada", "Linus"])
  #expect(book.state.toasts.shown.isEmpty)
  try book.play("q")
  #expect(book.isOver)
}
