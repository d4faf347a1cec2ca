import Screen

/// All lists, each with how much of it is left.
struct ListPickerView: View {
  let picker: ListPicker

  func draw(on canvas: inout Canvas) {
    let rows = picker.rows
    let list = List(count: rows.count, position: picker.position) { row, _ in
      Drawing { canvas in
        let note = self.note(of: rows[row], beside: canvas.size.width)
        canvas.draw(
          ChoiceRow(
            name: rows[row].list.name, note: note, style: rows[row].list.isArchived ? .muted : .plain),
          in: canvas.bounds)
      }
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

  /// How it stands with a list: whether it is shared, and how much is left. Where both take the room of the name, what needs
  /// attention stands there, or else how much is left.
  private func note(of row: ListPicker.Row, beside width: Int) -> String {
    let state = words.state(of: row)
    guard let sharing = row.sharing else { return state }
    let mark = words.mark(of: sharing)
    let both = "\(mark) · \(state)"
    if both.columns + min(row.list.name.columns, 12) + 2 < width { return both }
    return sharing.held > 0 || sharing.problem != nil ? mark : state
  }
}

/// A row of a choice: a name, and at the other end what there is to know about it.
struct ChoiceRow: View {
  let name: String
  let note: String
  var style = Style.plain

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - ScreenMetrics.margin(canvas.size.width)
    let start = width - note.columns
    let isNoted = start > 8
    let room = isNoted ? start - 2 : width
    canvas.write(name.truncated(to: room), style: style)
    if isNoted { canvas.write(note, at: Point(start, 0), style: .muted) }
  }
}
