import Composable
import Parts
import Screen
import ToteModel

/// A month to choose the day whose note is written; the days that have one are underlined.
package struct DayPicker: OverlayFeature {
  package typealias Action = DayPickerAction
  package var room = Size.zero
  var month: MonthPicker
  /// The beginnings of their notes.
  private(set) var openings: [CalendarDay: String] = [:]

  init(on day: CalendarDay, among notes: some Sequence<Note>) {
    let first = Conventions.current.firstWeekday.daysAfterMonday
    month = MonthPicker(day, today: day, firstWeekday: Int(first))
    read(notes)
  }

  private mutating func read(_ notes: some Sequence<Note>) {
    openings = [:]
    for note in notes where note.trashed == nil {
      guard let day = CalendarDay(note.title) else { continue }
      openings[day] = note.opening(within: ScreenMetrics.overlayWidth)
    }
    month.marked = Set(openings.keys)
  }
}

extension CalendarDay {
  /// The day that a note's title names: `2026-11-29`.
  init?(_ title: String) {
    let numbers = title.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard title.utf8.count == 10, numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
    guard description == title else { return nil }
  }
}

package enum DayPickerAction: OverlayFeatureAction {
  package typealias Feature = DayPicker
  case month(MonthPickerAction)
  case closed
  case delegate(OverlayDelegate)
}

extension DayPickerAction {
  var overlayAction: OverlayAction { .dayPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
}

extension DayPicker {
  static let reducer = Reducer<DayPicker, DayPickerAction, Void> { state, action, _ in
    switch action {
    case .month(.chosen(let day)): return .send(.delegate(.dayChosen(day)))
    case .month(let action):
      return MonthPicker.reducer.run(action, in: &state, at: \.month, (), as: DayPickerAction.month)
    case .closed: return .send(.delegate(.closed))
    case .delegate: return .none
    }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    // Nothing in the month itself changes a note, so no key press reads them all.
    if screen.isChangedByOthers { read(workspace.records.notes.values) }
    return true
  }
}
