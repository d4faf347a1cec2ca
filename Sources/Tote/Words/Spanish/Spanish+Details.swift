import ToteModel

extension Spanish {
  func everyDays(_ days: Int64) -> String { days == 1 ? "cada día" : "cada \(days) días" }
  func times(_ count: Int) -> String { count == 1 ? "una vez" : "\(count) veces" }
  func sameSince(_ day: Moment) -> String { "igual desde el \(longDay(day))" }
}
