import ToteModel

extension CommandLineWords {
  var noHistoryYet: String { say("history-command-no-history-yet") }
  func notAStep(_ word: String) -> String { say("history-command-not-a-step", ["word": word]) }
  /// What would be undone, and when it was done.
  func asksToUndo(_ entry: Entry) -> String {
    let moment = entry.moment.local
    return say(
      "history-command-asks-to-undo",
      ["step": told(entry), "time": "\(moment.day) \(moment.timeOfDay)"])
  }
  var changedMeanwhile: String { say("history-command-changed-meanwhile") }
  /// The journal begins behind the number to resume from, or ends before it.
  func journalBegins(at first: Int64, after number: Int64) -> String {
    say("history-command-journal-begins", ["number": "\(number)", "first": "\(first)"])
  }
  func journalEnds(at last: Int64, before number: Int64) -> String {
    say("history-command-journal-ends", ["number": "\(number)", "last": "\(last)"])
  }
}
