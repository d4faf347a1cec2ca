import Screen
import ToteModel

/// What stands below the list while something is typed, or while the tour is on. State → View.
struct PanelView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    guard canvas.size.height > 0 else { return }
    switch app.shopping.mode {
    case .entering(let entering): canvas.draw(EnteringView(app: app, entering: entering), in: canvas.bounds)
    case .naming(let naming):
      let title = naming.list == nil ? "New list" : "Rename the list"
      let (line, row) = canvas.bounds.cut(top: canvas.size.height - 1)
      canvas.draw(Rule(title: title), in: line)
      let label = (line.height > 0 || naming.list != nil ? "Name" : "New list") + " ›"
      canvas.draw(Prompt(label: label, field: naming.field, placeholder: "Hardware store"), in: row)
    case .filtering, .browsing:
      if let filter = app.shopping.filter {
        let isTyping = app.shopping.mode == .filtering
        canvas.draw(
          Prompt(
            label: "/", field: filter.field, placeholder: "part of a name", isFocused: isTyping,
            note: note(of: filter, isTyping, canvas.size.width)),
          in: Rect(0, 0, canvas.size.width, 1))
      } else if let tour = app.tour {
        canvas.draw(TourView(tour: tour), in: canvas.bounds)
      }
    case .pasting, .lists, .buyAgain: break
    }
  }

  /// How much was found; and how to see the rest, where no footer says it and the field leaves room.
  private func note(of filter: Shopping.Filter, _ isTyping: Bool, _ width: Int) -> String {
    let count = filter.lines.items.count
    let found = count == 1 ? "1 item" : "\(count) items"
    let way = ", Esc shows all"
    return isTyping || filter.field.text.columns + found.columns + way.columns + 8 > width
      ? found : found + way
  }
}
