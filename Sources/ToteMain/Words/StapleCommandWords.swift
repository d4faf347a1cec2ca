/// `tote staples` and `tote repeat`: what help says of them, and what they say. How often something comes is said in the
/// words of the screen.
protocol StapleCommandWords {
  var staplesHelp: CommandHelp { get }
  var staplesShowOption: String { get }
  var staplesJSONOption: String { get }
  var repeatHelp: CommandHelp { get }

  var noStaples: String { get }
  /// What is due next, and on which day; no day is known of what is not bought often enough to be usual.
  func nothingDue(next item: String, on day: String?) -> String
  /// In the place of a day: it is due, or it is not known yet what is usual.
  var isDue: String { get }
  var dueIsUnknown: String { get }
  /// An item and how often it comes now.
  func repeats(_ item: String, interval: String) -> String
  func noLongerRepeats(_ item: String) -> String
  func doesNotRepeat(_ item: String) -> String
  func notAnInterval(_ text: String) -> String
}
