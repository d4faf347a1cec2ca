import Screen

struct BacklinkPickerView: View {
  let picker: BacklinkPicker

  func draw(on canvas: inout Canvas) {
    let backlinks = picker.backlinks
    let rows = List(count: backlinks.count, position: picker.position) { row, _ in Text(backlinks[row].name) }
    canvas.draw(OverlayBox(rows, rows: picker.rowCount, title: words.linkedFrom), in: canvas.bounds)
  }
}
