import Parts
import Screen
import ToteModel

extension PropertyEditor {
  var overlay: Overlay { .propertyEditor(self) }
  var title: String { words.properties(of: name) }
  /// Not all fields show on a low screen.
  var note: String {
    isText ? "" : words.place(place, of: form.fields.count, height: max(1, rowsInBox - Self.spareRows))
  }
  /// What is offered or wrong has room below.
  var rowCount: Int {
    if isText { return textRows + 1 }
    let rows = form.fields.reduce(0) { sum, field in
      if case .document(_, let rows) = field.value { sum + rows } else { sum + 1 }
    }
    return rows + Self.spareRows
  }

  var content: any View { Padding(FormView(form, words: .current), horizontal: 1) }

  private static let spareRows = 5
  private var place: Int { form.fields.firstIndex { form.focus.isOn($0.name) } ?? 0 }
}
