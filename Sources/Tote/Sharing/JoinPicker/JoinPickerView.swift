import Parts
import Screen

extension JoinPicker {
  var content: any View {
    if offers.isEmpty { return loading.view(asking: words.askingServer, nothing: words.nothingToJoin) }
    return ListingView(list) { row in
      ChoiceRow(name: row.text, note: offers[id: row.id]?.isReadOnly == true ? words.readOnlyList : "")
    }
  }
}
