import ToteModel

extension French {
  func everyDays(_ days: Int64) -> String { days == 1 ? "tous les jours" : "tous les \(days) jours" }
  func times(_ count: Int) -> String { count == 1 ? "une fois" : "\(count) fois" }
  func sameSince(_ day: Moment) -> String { "inchangé depuis le \(longDay(day))" }
}
