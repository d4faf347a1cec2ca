import ToteModel

extension Turkish {
  func everyDays(_ days: Int64) -> String { days == 1 ? "her gün" : "\(days) günde bir" }
  func times(_ count: Int) -> String { count == 1 ? "bir kez" : "\(count) kez" }
  func sameSince(_ day: Moment) -> String { "\(longDay(day)) tarihinden beri aynı" }
}
