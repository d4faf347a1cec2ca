/// `tote staples` and `tote repeat`; intervals are named as on the screen.
extension CommandLineWords {
  var noStaples: String { say("staple-command-no-staples") }
  /// Said by `tote today`.
  var nothingDueToday: String { say("today-command-nothing-due") }
  /// In place of a day: due, or the usual interval isn't known yet.
  var isDue: String { say("staple-command-is-due") }
  var dueIsUnknown: String { say("staple-command-due-is-unknown") }
  /// An item and its new interval.
  func repeats(_ item: String, interval: String) -> String {
    say("staple-command-repeats", ["item": item, "interval": interval])
  }
  func noLongerRepeats(_ item: String) -> String { say("staple-command-no-longer-repeats", ["item": item]) }
  func doesNotRepeat(_ item: String) -> String { say("staple-command-does-not-repeat", ["item": item]) }
  func notAnInterval(_ text: String) -> String { say("staple-command-not-an-interval", ["text": text]) }

  func nothingDue(next item: String, on day: String?) -> String {
    guard let day else { return say("staple-command-nothing-due-yet", ["item": item]) }
    return say("staple-command-nothing-due", ["item": item, "day": day])
  }
}
