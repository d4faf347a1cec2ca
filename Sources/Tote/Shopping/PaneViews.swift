import Screen

/// The choices that stand over the list, and the lines that were pasted. State → View.

/// All lists.
struct ListsView: View {
  let app: App
  let pane: ListsPane

  func draw(on canvas: inout Canvas) {
    let lists = app.ledger.shelf.lists
    let rows = List(count: lists.count, position: pane.position) { row, _ in
      let list = lists[row]
      let totals = app.ledger.shelf.totals(of: list.id)
      let counts = "\(totals.remaining) of \(totals.count)"
      return Columns(
        .fill(Text(list.name, style: list.isArchived ? .muted : .plain)),
        .fixed(12, Text(list.isArchived ? "put away" : counts, style: .muted, align: .trailing)),
        gap: 1)
    }
    let title =
      switch pane.purpose {
      case .open: "All lists"
      case .send(let items): items.count == 1 ? "Move it to" : "Move \(items.count) items to"
      }
    canvas.draw(Pane(rows, title: title, keymap: app.keymap), in: canvas.bounds)
  }
}

/// What was bought before.
struct BuyAgainView: View {
  let app: App
  let pane: BuyAgainPane

  func draw(on canvas: inout Canvas) {
    guard !pane.entries.isEmpty else {
      let words = Text(
        "Nothing yet. What you tick is remembered, and offered here.", style: .muted, align: .center,
        overflow: .wrap)
      return canvas.draw(Pane(Centered(words), title: "Buy again", keymap: app.keymap), in: canvas.bounds)
    }
    let rows = List(count: pane.entries.count, position: pane.position) { row, _ in
      let entry = pane.entries[row]
      return Columns(
        .fill(Text(entry.name)),
        .fixed(12, Text(entry.count == 1 ? "once" : "\(entry.count) times", style: .muted, align: .trailing)),
        gap: 1)
    }
    canvas.draw(Pane(rows, title: "Buy again", keymap: app.keymap), in: canvas.bounds)
  }
}

/// Pasted lines, as they were understood.
struct PastingView: View {
  let app: App
  let pasting: Pasting

  func draw(on canvas: inout Canvas) {
    let things = pasting.things
    let rows = Drawing { canvas in
      for (row, thing) in things.dropFirst(pasting.top).prefix(canvas.size.height).enumerated() {
        var spans: [Span] = []
        if let amount = thing.amount {
          spans.append(Span(amount.description + " ", QuickAdd.Kind.amount.style))
        }
        spans.append(Span(thing.name, QuickAdd.Kind.name.style))
        let category = thing.category ?? Additions.category(of: thing.name, in: app.ledger)
        spans.append(Span("  " + category.title, QuickAdd.Kind.category.style))
        canvas.draw(Line(spans), in: Rect(1, row, max(0, canvas.size.width - 2), 1))
      }
    }
    canvas.draw(
      Pane(rows, title: "Add \(things.count) items?", keymap: app.keymap), in: canvas.bounds)
  }
}
