import Screen

/// State → View of a list: its items, under their headings; or what stands there while there are none.
struct ShoppingView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let lines = app.lines
    guard lines.count > 0 else { return canvas.draw(emptiness, in: canvas.bounds) }
    let marks = app.shopping.marks
    let isFocused = if case .entering = app.shopping.mode { false } else { true }
    canvas.draw(
      List(count: lines.count, position: app.shopping.position, isFocused: isFocused) { row, _ in
        switch lines[row] {
        case .heading(let title, let count): HeadingRow(title: title, count: count)
        case .item(let item): ItemRow(item: item, isMarked: marks.contains(item.id))
        }
      }, in: canvas.bounds)
  }

  private var emptiness: any View {
    let words: (String, String)
    if app.shopping.list == nil {
      words = ("There is no list.", "N makes one, u brings back what was deleted.")
    } else if let filter = app.shopping.filter {
      words = ("Nothing matches “\(filter.field.text)”.", "Esc shows the whole list.")
    } else if app.tour != nil {
      words = ("Welcome to Tote.", "A list for what you need. It saves itself.")
    } else {
      words = ("Nothing to buy.", "a adds something: 2 kg apples")
    }
    return Centered(
      Rows(
        .fit(Text(words.0, style: .heading, align: .center, overflow: .wrap)),
        .fit(Text(words.1, style: .muted, align: .center, overflow: .wrap))))
  }
}

/// The heading of some items.
private struct HeadingRow: View {
  let title: String
  let count: Int

  func draw(on canvas: inout Canvas) {
    let end = canvas.write(title.truncated(to: canvas.size.width), style: .accent)
    canvas.write(" \(count)", at: Point(end, 0), style: .muted)
  }
}

/// An item: box, name, amount, price, and what else there is to know.
struct ItemRow: View {
  let item: Item
  let isMarked: Bool

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let look: Style = item.isTicked ? .muted : .plain
    canvas.write(item.isTicked ? "[x]" : "[ ]", style: look)
    if isMarked { canvas.write("●", at: Point(3, 0), style: .accent) }
    let isWide = width >= 64
    let amount = item.amount?.description ?? ""
    let price = item.price?.description ?? ""
    let more = [item.store.map { "@\($0)" }, item.note].compactMap { $0 }.joined(separator: "  ")
    // On a narrow screen the amount keeps to the right edge, and the rest follows the name.
    let amountEnd = isWide ? 44 : width
    let nameEnd = max(4, amountEnd - (isWide ? 11 : amount.columns + (amount.isEmpty ? 0 : 1)))
    let end = write(item.name, 4, nameEnd, look, on: &canvas)
    write(amount, amountEnd - amount.columns, amountEnd, look, on: &canvas)
    if isWide {
      write(price, 54 - price.columns, 54, look, on: &canvas)
      write(more, 56, width, .muted, on: &canvas)
    } else {
      let rest = [price, more].filter { !$0.isEmpty }.joined(separator: "  ")
      if nameEnd - end > 4 { write(rest, end + 2, nameEnd, .muted, on: &canvas) }
    }
  }

  /// Writes between two columns, and says where the text ends.
  @discardableResult
  private func write(_ text: String, _ start: Int, _ end: Int, _ style: Style, on canvas: inout Canvas) -> Int
  {
    guard !text.isEmpty, end > start else { return start }
    // Short and plain is short, whatever is in it: measuring waits for what may be too long.
    let shown = text.utf8.count <= end - start ? text : text.truncated(to: end - start)
    return canvas.write(shown, at: Point(max(0, start), 0), style: style)
  }
}
