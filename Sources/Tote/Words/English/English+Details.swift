import ToteModel

extension English {
  func everyDays(_ days: Int64) -> String { days == 1 ? "every day" : "every \(days) days" }
  func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
  func sameSince(_ day: Moment) -> String { "the same since \(longDay(day))" }
}
