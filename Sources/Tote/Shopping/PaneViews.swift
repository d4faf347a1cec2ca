import Screen
import ToteModel

/// The choices that stand over the list, and the lines that were pasted. State → View.

/// All lists.
struct ListsView: View {
  let app: App
  let pane: ListsPane

  func draw(on canvas: inout Canvas) {
    let lists = app.lists(in: pane)
    let list = List(count: lists.count, position: pane.position) { row, _ in
      let list = lists[row]
      let totals = app.workspace.records.totals(of: list.id)
      return Choice(
        name: list.name, note: list.isArchived ? "put away" : totals.words,
        isMuted: list.isArchived)
    }
    let title =
      switch pane.purpose {
      case .open: "All lists"
      case .send(let items):
        items.count == 1
          ? "Move \(app.workspace.records[item: items[0]]?.name ?? "it") to" : "Move \(items.count) items to"
      }
    let note = place(pane.position.selected, of: lists.count, app.paneHeight)
    let none = Text("There is no other list. N makes one.", style: .muted, align: .center, overflow: .wrap)
    let rows: any View = lists.isEmpty ? Centered(none) : list
    canvas.draw(
      Pane(rows, rows: lists.isEmpty ? 5 : lists.count, title: title, note: note), in: canvas.bounds)
  }
}

/// What was bought before.
struct BuyAgainView: View {
  let app: App
  let pane: BuyAgainPane

  func draw(on canvas: inout Canvas) {
    let title = "Buy again"
    guard !pane.entries.isEmpty else {
      let sentence =
        app.workspace.records.history.count == 0
        ? "Nothing yet. What you tick is remembered, and offered here."
        : "All that you have bought before is on the list."
      let words = Text(sentence, style: .muted, align: .center, overflow: .wrap)
      return canvas.draw(Pane(Centered(words), rows: 5, title: title), in: canvas.bounds)
    }
    let rows = List(count: pane.entries.count, position: pane.position) { row, _ in
      let entry = pane.entries[row]
      return Choice(name: entry.name, note: entry.count == 1 ? "once" : "\(entry.count) times")
    }
    let note = place(pane.position.selected, of: pane.entries.count, app.paneHeight)
    canvas.draw(Pane(rows, rows: pane.entries.count, title: title, note: note), in: canvas.bounds)
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
        let met = pasting.outcomes.dropFirst(pasting.top + row).first?.met
        let end = met ?? (thing.category ?? Additions.category(of: thing.name, in: app.workspace)).title
        let width = canvas.size.width
        let margin = width > 20 ? 1 : 0
        let style = met == nil ? QuickAdd.Kind.category.style : .warning
        // What is added comes first: what becomes of it has the room that is left.
        let room = width - 2 * margin - min(spans.reduce(0) { $0 + $1.text.columns }, 18) - 2
        let told = room >= 8 ? end.truncated(to: room) : ""
        let start = width - margin - told.columns
        canvas.write(told, at: Point(start, row), style: style)
        canvas.draw(Line(spans), in: Rect(margin, row, max(0, start - margin - (told.isEmpty ? 0 : 2)), 1))
      }
    }
    let rest = things.count > app.paneHeight
    let last = min(things.count, pasting.top + app.paneHeight)
    canvas.draw(
      Pane(
        rows, rows: things.count, title: "Add \(things.count) items?",
        note: rest ? "\(pasting.top + 1)–\(last) of \(things.count)" : ""), in: canvas.bounds)
  }
}

/// A row of a choice: a name, and at the other end what there is to know about it.
private struct Choice: View {
  let name: String
  let note: String
  var isMuted = false

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - (canvas.size.width > 20 ? 1 : 0)
    let start = width - note.columns
    let isNoted = start > 8
    let room = isNoted ? start - 2 : width
    canvas.write(name.truncated(to: room), style: isMuted ? .muted : .plain)
    if isNoted { canvas.write(note, at: Point(start, 0), style: .muted) }
  }
}

/// Where the cursor is among so many rows; nothing while all of them show.
private func place(_ row: Int, of count: Int, _ height: Int) -> String {
  count > height ? "\(row + 1) of \(count)" : ""
}
