import Parts
import Screen

extension ListPicker {
  var content: any View {
    if rows.isEmpty { return Centered(sentence: words.noOtherList) }
    return ListingView(list) { row in
      Drawing { canvas in
        guard let row = rows[id: row.id] else { return }
        let note = note(of: row, beside: canvas.size.width)
        let name = ChoiceRow(name: row.list.name, note: note, style: row.list.isArchived ? .muted : .plain)
        canvas.draw(name, in: canvas.bounds)
      }
    }
  }

  /// How it is shared and how much is left; what needs attention comes first.
  private func note(of row: ListPicker.Row, beside width: Int) -> String {
    let state = words.state(of: row)
    guard let sharing = row.sharing else { return state }
    let mark = words.mark(of: sharing)
    let both = "\(mark) · \(state)"
    if both.columns + min(row.list.name.columns, 12) + 2 < width { return both }
    return sharing.held > 0 || sharing.problem != nil ? mark : state
  }
}

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
