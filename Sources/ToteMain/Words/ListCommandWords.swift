/// `tote ls`, `tote lists`, `tote undo` and `tote redo`: what help says of them, and what they say.
protocol ListCommandWords {
  var lsHelp: CommandHelp { get }
  var lsAllOption: String { get }
  var lsTodoOption: String { get }
  var lsSortOption: String { get }
  var lsGroupOption: String { get }
  var lsStoreOption: String { get }
  var lsLimitOption: String { get }
  var lsIDsOption: String { get }
  var lsJSONOption: String { get }
  var listsHelp: CommandHelp { get }
  var listsAllOption: String { get }
  var listsJSONOption: String { get }
  var undoHelp: CommandHelp { get }
  var redoHelp: CommandHelp { get }

  var allTakesNoList: String { get }
  /// Where an option asks for a shop without a name.
  var emptyStore: String { get }
  var storeOrGroup: String { get }
  var listIsEmpty: String { get }
  /// Words of a filter that mean nothing, or are only begun.
  func filterNotUnderstood(_ words: [String]) -> String
  /// What to type, where the word of a filter was taken for the name of a list.
  func toFilterFirst(_ command: String) -> String
  func nothingMatches(_ filter: String) -> String
  func undid(_ title: String) -> String
  func redid(_ title: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
}
