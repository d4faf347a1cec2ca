import ToteModel

extension Words {
  /// The title of the overlay.
  var agenda: String { say("agenda-title") }
  var agendaNoDayNote: String { say("agenda-no-day-note") }
  /// While the notes are read.
  var agendaReading: String { say("agenda-reading") }
  var nothingToTick: String { say("agenda-nothing-to-tick") }
}

extension ShellWords {
  package var agendaOverdue: String { say("agenda-overdue") }
  package var agendaToday: String { say("agenda-today") }
  package var agendaDayNote: String { say("agenda-day-note") }
  /// What is to be used soon at home.
  package var agendaHome: String { say("agenda-home") }
  /// Behind what there is to eat.
  package var agendaMeal: String { say("agenda-meal") }
  package var agendaLists: String { say("agenda-lists") }
  /// What a list has left to buy, and the staples that it doesn't have yet.
  package func wanted(_ list: WantedList) -> String {
    let due = list.due.isEmpty ? nil : say("agenda-due", ["items": list.due])
    let rest = list.remaining == 0 ? nil : say("agenda-to-buy", ["count": counted(list.remaining)])
    return [rest, due].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Message {
  static var nothingToTick: Message { refused(words.nothingToTick) }
}
