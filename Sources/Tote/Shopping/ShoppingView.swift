import Screen
import ToteModel

/// State → View of a list: its items, under their headings; or what stands there while there are none.
struct ShoppingView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let lines = app.lines
    guard lines.count > 0 else { return canvas.draw(emptiness, in: canvas.bounds) }
    let marks = app.shopping.marks
    let position = app.shopping.position.inView(count: lines.count, height: canvas.size.height)
    scrollBar(position.top, of: lines.count, on: &canvas)
    // The marker takes one column and not two: the one behind it belongs to the marks and the headings.
    canvas.draw(
      List(count: lines.count, position: position, isFocused: hasKeys, marker: "▸") { row, _ in
        switch lines[row] {
        case .heading(let title, let count): HeadingRow(title: title, count: count)
        case .item(let item):
          ItemRow(
            item: item, isMarked: marks.contains(item.id),
            hasNote: app.workspace.records.note(of: item.id) != nil)
        }
      }, in: canvas.bounds)
  }

  /// Whether the keys that move the cursor go here, and to nothing that stands below the list or over it.
  private var hasKeys: Bool {
    switch app.shopping.mode {
    case .browsing, .filtering: app.helpTop == nil
    default: false
    }
  }

  /// Where one is in a list that does not fit, in the column that rows leave free.
  private func scrollBar(_ top: Int, of count: Int, on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard count > height, height > 2, width > 20 else { return }
    let length = max(1, height * height / count)
    let start = top * (height - length) / (count - height)
    for row in start..<start + length { canvas.write("┃", at: Point(width - 1, row), style: .muted) }
  }

  private var emptiness: any View {
    let words: (String, String)
    if app.shopping.list == nil {
      let isAway = !app.workspace.records.lists.isEmpty
      let undo = app.workspace.history.undoable.isEmpty ? "." : ", u undoes what was done last."
      words =
        isAway
        ? ("All lists are put away.", "L shows them, N makes a new one\(undo)")
        : ("There is no list.", "N makes one\(undo)")
    } else if let filter = app.shopping.filter {
      words = ("Nothing matches “\(filter.field.text)”.", "Esc shows the whole list.")
    } else if app.tour?.step == 0 {
      words = ("Welcome to Tote.", "A list for what you need. It saves itself.")
    } else if app.workspace.records.history.count > 0 {
      words = ("Nothing to buy.", "a adds something: 2 kg apples\nb buys again what you bought before")
    } else {
      words = ("Nothing to buy.", "a adds something: 2 kg apples")
    }
    return Centered(
      Rows(
        .fit(Text(words.0, style: .heading, align: .center, overflow: .wrap)),
        .fit(Text(words.1, style: .muted, align: .center, overflow: .wrap))))
  }
}

/// The heading of some items. It begins to the left of them; the basket's has a line behind it, for it parts what is
/// to buy from what is bought.
private struct HeadingRow: View {
  let title: String
  let count: Int

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let isBasket = title == ListGroup.basket
    let number = " · \(count)"
    var end = canvas.write(
      title.truncated(to: max(4, width - number.columns - 1)), style: isBasket ? .heading : .accent)
    end = canvas.write(number, at: Point(end, 0), style: .muted)
    if isBasket {
      canvas.write(
        String(repeating: "─", count: max(0, width - end - 2)), at: Point(end + 1, 0), style: .muted)
    }
  }
}
