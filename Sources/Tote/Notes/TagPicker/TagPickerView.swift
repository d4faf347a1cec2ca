import Screen

struct TagPickerView: View {
  let picker: TagPicker

  func draw(on canvas: inout Canvas) {
    let tags = picker.tags
    let rows = List(count: picker.rowCount, position: picker.position) { row, _ in
      let (name, count) =
        row == 0 ? (words.allNotes, picker.noteCount) : ("#\(tags[row - 1].tag)", tags[row - 1].count)
      return Columns(
        .fill(Text(name, style: row == 0 ? .heading : .plain)),
        .fixed(6, Text("\(count)", style: .muted, align: .trailing)), gap: 1)
    }
    canvas.draw(OverlayBox(rows, rows: picker.rowCount, title: words.tags), in: canvas.bounds)
  }
}
