import Screen

/// All lists, each with how much of it is left.
struct ListPickerView: View {
  let picker: ListPicker

  func draw(on canvas: inout Canvas) {
    let rows = picker.rows
    let list = List(count: rows.count, position: picker.position) { row, _ in
      ChoiceRow(
        name: rows[row].list.name, note: words.state(of: rows[row]), isMuted: rows[row].list.isArchived)
    }
    let title =
      switch picker.purpose {
      case .open: words.allLists
      case .move(let items): words.moveTo(picker.itemName, count: items.count)
      }
    let none = Text(words.noOtherList, style: .muted, align: .center, overflow: .wrap)
    let content: any View = rows.isEmpty ? Centered(none) : list
    canvas.draw(
      OverlayBox(
        content, rows: picker.rowCount, title: title,
        note: words.place(picker.position.selected, of: rows.count, height: picker.height)),
      in: canvas.bounds)
  }
}

/// A row of a choice: a name, and at the other end what there is to know about it.
struct ChoiceRow: View {
  let name: String
  let note: String
  var isMuted = false

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - ScreenMetrics.margin(canvas.size.width)
    let start = width - note.columns
    let isNoted = start > 8
    let room = isNoted ? start - 2 : width
    canvas.write(name.truncated(to: room), style: isMuted ? .muted : .plain)
    if isNoted { canvas.write(note, at: Point(start, 0), style: .muted) }
  }
}
