/// `tote staples` and `tote repeat`; intervals are named as on the screen.
protocol StapleCommandWords {
  var staplesHelp: CommandHelp { get }
  var staplesShowOption: String { get }
  var staplesJSONOption: String { get }
  var repeatHelp: CommandHelp { get }

  var noStaples: String { get }
  func nothingDue(next item: String, on day: String?) -> String
  /// In place of a day: due, or the usual interval isn't known yet.
  var isDue: String { get }
  var dueIsUnknown: String { get }
  /// An item and its new interval.
  func repeats(_ item: String, interval: String) -> String
  func noLongerRepeats(_ item: String) -> String
  func doesNotRepeat(_ item: String) -> String
  func notAnInterval(_ text: String) -> String
}
