/// As a word for the database. Where a body can't be read is not kept: it is read again when it changes.
extension TaskProblem {
  package var stored: String {
    switch self {
    case .unreadable: "unreadable"
    case .noTask: "no-task"
    case .severalTasks(let count): "several-tasks:\(count)"
    case .noSummary: "no-summary"
    case .tooLong: "too-long"
    case .elsewhere: "elsewhere"
    }
  }

  package init?(stored: String) {
    let parts = stored.split(separator: ":", maxSplits: 1)
    switch parts.first {
    case "unreadable": self = .unreadable(CalendarError(.noCalendar, at: 0))
    case "no-task": self = .noTask
    case "several-tasks": self = .severalTasks(parts.last.flatMap { Int($0) } ?? 2)
    case "no-summary": self = .noSummary
    case "too-long": self = .tooLong
    case "elsewhere": self = .elsewhere
    default: return nil
    }
  }
}
