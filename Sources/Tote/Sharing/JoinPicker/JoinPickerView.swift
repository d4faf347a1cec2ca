import Screen

/// The lists that can be taken up, or why there is none.
struct JoinPickerView: View {
  let picker: JoinPicker

  func draw(on canvas: inout Canvas) {
    let offers = picker.offers
    let list = List(count: offers.count, position: picker.position) { row, _ in
      ChoiceRow(name: offers[row].name, note: offers[row].isReadOnly ? words.readOnlyList : "")
    }
    let content: any View = offers.isEmpty ? Centered(state) : list
    let note = words.place(picker.position.selected, of: offers.count, height: picker.height)
    canvas.draw(
      OverlayBox(content, rows: picker.rowCount, title: words.joinList, note: note), in: canvas.bounds)
  }

  private var state: Text {
    switch picker.loading {
    case .idle, .loading: Text(words.askingServer, style: .muted, align: .center, overflow: .wrap)
    case .loaded: Text(words.nothingToJoin, style: .muted, align: .center, overflow: .wrap)
    case .failed(let failure): Text(failure.sentence, style: .warning, align: .center, overflow: .wrap)
    }
  }
}
