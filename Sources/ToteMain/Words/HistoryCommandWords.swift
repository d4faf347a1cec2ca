extension CommandLineWords {
  var noHistoryYet: String { say("history-command-no-history-yet") }
  func notAStep(_ word: String) -> String { say("history-command-not-a-step", ["word": word]) }
  /// The journal begins behind the number to resume from, or ends before it.
  func journalBegins(at first: Int64, after number: Int64) -> String {
    say("history-command-journal-begins", ["number": "\(number)", "first": "\(first)"])
  }
  func journalEnds(at last: Int64, before number: Int64) -> String {
    say("history-command-journal-ends", ["number": "\(number)", "last": "\(last)"])
  }
}
