import Composable
import Parts

/// A program made of parts: a table, a form to add to it, a question before something goes, and messages that tell what was done.
struct GuestBook: Equatable {
  struct Guest: Equatable {
    var name: String
    var seats: Int
    var isVegetarian = false
  }

  enum Field: Hashable, Sendable { case name, seats, vegetarian }

  var guests = [
    Guest(name: "Ada", seats: 2), Guest(name: "Grace", seats: 4, isVegetarian: true),
    Guest(name: "Linus", seats: 1),
  ]
  var table = TablePosition()
  var form: Form<Field>?
  var confirm: Confirm?
  var toasts = Toasts()
  var visit = Visit(guestBookKeys)

  static let emptyForm = Form([
    FormField(Field.name, "Name", .text(placeholder: "who comes")),
    FormField(Field.seats, "Seats", .choice(["1", "2", "3", "4"])),
    FormField(Field.vegetarian, "Vegetarian", .check(false)),
  ])

  var selected: Int? { guests.indices.contains(table.rows.selected) ? table.rows.selected : nil }
}

enum GuestBookAction: Equatable, Sendable {
  case moved(by: Int), sorted(by: Int)
  case addRequested, deleteRequested
  case form(FormAction<GuestBook.Field>)
  case confirm(ConfirmAction)
  case toasts(ToastsAction)
  case visit(VisitAction)
}

struct GuestBookEnvironment: Sendable {
  var clock: any Clock<Duration>
  var services: Services
}

private let guestForm = Form<GuestBook.Field>.reducer { field, form in
  field == .name && form.text(.name).isEmpty ? "Somebody has to come." : nil
}

let guestBookReducer = Reducer<GuestBook, GuestBookAction, GuestBookEnvironment> {
  state, action, environment in
  switch action {
  case .moved(let rows):
    state.table.rows.move(by: rows, count: state.guests.count, height: GuestBookView.rows)
  case .sorted(let column): state.sort(by: column)

  case .addRequested: state.form = GuestBook.emptyForm
  case .form(.submitted): return state.addGuest()
  case .form(.cancelled): state.form = nil
  case .form(let action):
    return guestForm.run(action, in: &state, at: \.form, (), as: GuestBookAction.form)

  case .deleteRequested:
    guard let selected = state.selected else { return .none }
    state.confirm = Confirm(
      "Is \(state.guests[selected].name) not coming?", yes: "Delete", no: "Keep", isDangerous: true)
  case .confirm(.answered(let answer)):
    state.confirm = nil
    return answer == .yes ? state.deleteGuest() : .none
  case .confirm(let action):
    return confirmReducer.run(action, in: &state, at: \.confirm, (), as: GuestBookAction.confirm)

  case .toasts(let action):
    return toastsReducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock),
      as: GuestBookAction.toasts)
  case .visit(let action):
    return visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: GuestBookAction.visit)
  }
  return .none
}

extension GuestBook {
  fileprivate mutating func sort(by column: Int) {
    table.sort(by: column)
    switch column {
    case 0: guests.sort { $0.name < $1.name }
    case 1: guests.sort { $0.seats < $1.seats }
    default: guests.sort { !$0.isVegetarian && $1.isVegetarian }
    }
    if table.order?.isAscending == false { guests.reverse() }
  }

  fileprivate mutating func addGuest() -> Effect<GuestBookAction> {
    guard let form else { return .none }
    self.form = nil
    guests.append(
      Guest(
        name: form.text(.name), seats: Int(form.text(.seats)) ?? 1,
        isVegetarian: form[.vegetarian]?.isChecked == true))
    return .send(.toasts(.show("\(form.text(.name)) is coming", .success)))
  }

  fileprivate mutating func deleteGuest() -> Effect<GuestBookAction> {
    guard let selected else { return .none }
    let guest = guests.remove(at: selected)
    return .send(.toasts(.show("\(guest.name) isn't coming", .info)))
  }
}
