protocol HistoryCommandWords {
  var historyHelp: CommandHelp { get }
  var historyCountOption: String { get }
  var historyJSONOption: String { get }
  var noHistoryYet: String { get }

  var watchHelp: CommandHelp { get }
  var watchSinceOption: String { get }
  var watchListOption: String { get }
  var watchJSONOption: String { get }
  func notAStep(_ word: String) -> String
  /// The journal begins behind the number to resume from, or ends before it.
  func journalBegins(at first: Int64, after number: Int64) -> String
  func journalEnds(at last: Int64, before number: Int64) -> String
}
