import Parts
import Screen
import ToteModel

extension SettingsForm {
  var overlay: Overlay { .settingsForm(self) }
  var title: String { words.settingsTitle }
  /// Not all fields show on a low screen.
  var note: String { words.place(place, of: form.fields.count, height: rowsInBox - meaningRows) }
  /// What is offered or wrong takes no further rows: the box stays where it is.
  var rowCount: Int { form.fields.count + gap + meaningRows }

  /// What the field with the keys means stays at the bottom.
  var content: any View {
    let meaning = Text(form.focus.current?.meaning ?? "", style: .muted, overflow: .wrap)
    let fields = FormView(form, words: .current)
    return Padding(Rows(.fill(fields), .fixed(meaningRows, meaning), gap: gap), horizontal: 1)
  }

  private var place: Int { form.fields.firstIndex { form.focus.isOn($0.name) } ?? 0 }
  private var gap: Int { room.height >= ScreenMetrics.boxFrom ? 1 : 0 }

  /// As many as the longest takes, so that the fields stay where they are.
  private var meaningRows: Int {
    let columns = OverlayBox.columns(in: room)
    let most = SettingName.allCases.map { $0.meaning.wrapped(to: columns).count }.max() ?? 1
    return max(1, min(most, OverlayBox.rows(in: room) / 2))
  }
}
