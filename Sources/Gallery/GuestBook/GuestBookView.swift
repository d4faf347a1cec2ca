import Parts
import Screen

/// The list in a card, the form in its place while it is open, a question over both, and messages at the lower right.
struct GuestBookView: View {
  let state: GuestBook

  private static let rows = 8

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Guest book")
    let content: any View = state.form.map { Rows(.fit(FormView($0)), .fill(Text(""))) } ?? list
    let card = Card(
      Layers(content, ToastsView(state.toasts)), title: state.form == nil ? "Guest book" : "New guest",
      size: Size(44, Self.rows + 4), margin: 1)
    Screened(
      Layers(card, state.confirm.map(ConfirmView.init)), keymap: state.keymap
    ).draw(on: &canvas)
  }

  private var list: any View {
    if state.guests.isEmpty { return Centered(Notice("Nobody is coming yet.", hint: "a adds a guest.")) }
    return ListingView(
      state.list,
      cell: { row, column in Span(row.cells[column], [.bold, .plain, .muted][column]) })
  }
}
