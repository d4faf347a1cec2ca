import Composable
import Parts

/// A program made of parts: a list in columns, a form to add to it, a question before something goes, and messages that tell what was done.
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
  var list = Listing<Int>(
    [],
    columns: [
      ListingColumn("Name", .share()), ListingColumn("Seats", .fixed(7), align: .trailing, sorting: .number),
      ListingColumn("Food", .fixed(10)),
    ], marks: .none)
  var form: Form<Field>?
  var confirm: Confirm?
  var toasts = Toasts()
  var visit = Visit()

  static let emptyForm = Form([
    FormField(Field.name, "Name", .text(placeholder: "who comes")),
    FormField(Field.seats, "Seats", .choice(["1", "2", "3", "4"])),
    FormField(Field.vegetarian, "Vegetarian", .check(false)),
  ])

  init() { showGuests() }

  /// The guest under the cursor.
  var selected: Int? { list.current?.id }

  fileprivate mutating func showGuests() {
    list.replaceRows(
      guests.enumerated().map { index, guest in
        ListingRow(index, cells: [guest.name, "\(guest.seats)", guest.isVegetarian ? "vegetarian" : ""])
      })
  }
}

enum GuestBookAction: Equatable, Sendable {
  case list(ListingAction<Int>)
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
  case .list(.chosen), .deleteRequested:
    guard let selected = state.selected else { return .none }
    state.confirm = Confirm(
      "Is \(state.guests[selected].name) not coming?", yes: "Delete", no: "Keep", isDangerous: true)
  case .list(.left): return .send(.visit(.left(.back)))
  case .list(let action):
    return Listing.reducer.run(action, in: &state, at: \.list, (), as: GuestBookAction.list)

  case .addRequested: state.form = GuestBook.emptyForm
  case .form(.submitted): return state.addGuest()
  case .form(.cancelled): state.form = nil
  case .form(let action):
    return guestForm.run(action, in: &state, at: \.form, (), as: GuestBookAction.form)

  case .confirm(.answered(let answer)):
    state.confirm = nil
    return answer == .yes ? state.deleteGuest() : .none
  case .confirm(let action):
    return Confirm.reducer.run(action, in: &state, at: \.confirm, (), as: GuestBookAction.confirm)

  case .toasts(let action):
    return Toasts.reducer.run(
      action, in: &state, at: \.toasts, ToastsEnvironment(clock: environment.clock),
      as: GuestBookAction.toasts)
  case .visit(let action):
    return visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: GuestBookAction.visit)
  }
  return .none
}

extension GuestBook {
  fileprivate mutating func addGuest() -> Effect<GuestBookAction> {
    guard let form else { return .none }
    self.form = nil
    guests.append(
      Guest(
        name: form.text(.name), seats: Int(form.text(.seats)) ?? 1,
        isVegetarian: form.isChecked(.vegetarian)))
    showGuests()
    list.move(to: guests.count - 1)
    return .send(.toasts(.show("\(form.text(.name)) is coming", .success)))
  }

  fileprivate mutating func deleteGuest() -> Effect<GuestBookAction> {
    guard let selected else { return .none }
    let guest = guests.remove(at: selected)
    showGuests()
    return .send(.toasts(.show("\(guest.name) isn't coming", .info)))
  }
}
