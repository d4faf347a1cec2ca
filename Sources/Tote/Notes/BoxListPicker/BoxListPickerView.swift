import Screen

struct BoxListPickerView: View {
  let picker: BoxListPicker

  func draw(on canvas: inout Canvas) {
    let lists = picker.lists
    let rows = List(count: lists.count, position: picker.position) { row, _ in Text(lists[row].name) }
    canvas.draw(
      OverlayBox(rows, rows: picker.rowCount, title: words.putBoxesOn(picker.items)), in: canvas.bounds)
  }
}
