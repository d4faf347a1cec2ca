import Composable
import Parts
import Screen

extension DayPicker {
  var overlay: Overlay { .dayPicker(self) }
  var title: String { words.days }
  var rowCount: Int { view.size(within: Size(OverlayBox.columns(in: room), 10)).height + 2 }
  var widest: Int { 44 }

  /// What the day of the cursor has is said below, for those as well who see no underlines.
  var content: any View {
    Padding(
      Rows(.fill(Centered(view, size: view.size(within: Size(30, 10)))), .fit(note), gap: 1), horizontal: 1)
  }

  private var view: MonthPickerView { MonthPickerView(month, words: .current) }

  private var note: Text {
    guard let opening = openings[month.day] else { return Text(words.noNoteOfDay, style: .muted) }
    return Text(opening.isEmpty ? words.emptyText : opening)
  }

  static var commands: [Command<DayPicker, DayPickerAction>] {
    MonthPicker.commands.map { $0.map(DayPickerAction.month) }
      + [Command("dayPicker.close", keys: "esc", action: .closed, footer: true)]
  }

  static var modes: [KeyMode<DayPicker, DayPickerAction>] {
    [KeyMode(commands, beside: CompanionKeys.always)]
  }

  var keymap: Keymap<DayPickerAction> { Keymap(Self.commands) }

  static var mouse: Mouse<DayPicker, DayPickerAction> {
    MonthPicker.mouse.map(DayPickerAction.month) { $0.month }
  }
}
