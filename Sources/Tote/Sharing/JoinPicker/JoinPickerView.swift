import Screen

extension JoinPicker {
  var content: any View {
    if offers.isEmpty { return loading.view(asking: words.askingServer, nothing: words.nothingToJoin) }
    return List(count: offers.count, position: position) { row, _ in
      ChoiceRow(name: offers[row].name, note: offers[row].isReadOnly ? words.readOnlyList : "")
    }.places(OverlayPlace.row)
  }
}
