extension CommandLineWords {
  var allTakesNoList: String { say("list-command-all-takes-no-list") }
  /// An option names no shop.
  var emptyStore: String { say("list-command-empty-store") }
  var storeOrGroup: String { say("list-command-store-or-group") }
  var formatAlone: String { say("list-command-format-alone") }
  /// In the template of --format.
  var unclosedField: String { say("list-command-unclosed-field") }
  var listIsEmpty: String { say("list-command-list-is-empty") }
  /// What to type if a filter's word was taken for a list's name.
  func toFilterFirst(_ command: String) -> String {
    say("list-command-to-filter-first", ["command": command])
  }
  func nothingMatches(_ filter: String) -> String { say("list-command-nothing-matches", ["filter": filter]) }
  func undid(_ title: String) -> String { say("list-command-undid", ["title": title]) }
  func redid(_ title: String) -> String { say("list-command-redid", ["title": title]) }
  var nothingToUndo: String { say("list-command-nothing-to-undo") }
  var nothingToRedo: String { say("list-command-nothing-to-redo") }

  func unknownField(_ name: String, known: [String]) -> String {
    say("list-command-unknown-field", ["name": name, "known": known])
  }
  /// Words of a filter that mean nothing or are incomplete.
  func filterNotUnderstood(_ words: [String]) -> String {
    say("list-command-filter-not-understood", ["words": words.joined(separator: " ")])
  }
}
