import Parts
import Screen

/// The table in a card, the form in its place while it is open, a question over both, and messages at the lower right.
struct GuestBookView: View {
  let state: GuestBook

  /// Below the header.
  static let rows = 8

  private static let columns = [
    TableColumn("Name", .share()), TableColumn("Seats", .fixed(7), align: .trailing),
    TableColumn("Food", .fixed(10)),
  ]

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Guest book")
    let content: any View = state.form.map { Rows(.fit(FormView($0)), .fill(Text(""))) } ?? table
    let card = Card(
      Layers(content, ToastsView(state.toasts)), title: state.form == nil ? "Guest book" : "New guest",
      size: Size(44, Self.rows + 4), margin: 1)
    Screened(
      Layers(card, state.confirm.map(ConfirmView.init)), keymap: state.keymap, visit: state.visit,
      of: guestBookKeys
    ).draw(on: &canvas)
  }

  private var table: any View {
    if state.guests.isEmpty { return Centered(Notice("Nobody is coming yet.", hint: "a adds a guest.")) }
    return Table(Self.columns, count: state.guests.count, position: state.table) { row, column in
      let guest = state.guests[row]
      switch column {
      case 0: return Span(guest.name, .bold)
      case 1: return Span("\(guest.seats)")
      default: return Span(guest.isVegetarian ? "vegetarian" : "", .muted)
      }
    }
  }
}
