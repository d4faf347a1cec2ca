protocol ListCommandWords {
  var lsHelp: CommandHelp { get }
  var lsAllOption: String { get }
  var lsTodoOption: String { get }
  var lsSortOption: String { get }
  var lsGroupOption: String { get }
  var lsStoreOption: String { get }
  var lsLimitOption: String { get }
  var lsIDsOption: String { get }
  var lsFormatOption: String { get }
  var lsJSONOption: String { get }
  var listsHelp: CommandHelp { get }
  var listsAllOption: String { get }
  var listsJSONOption: String { get }
  var undoHelp: CommandHelp { get }
  var redoHelp: CommandHelp { get }

  var allTakesNoList: String { get }
  /// An option names no shop.
  var emptyStore: String { get }
  var storeOrGroup: String { get }
  var formatAlone: String { get }
  /// In the template of --format.
  var unclosedField: String { get }
  func unknownField(_ name: String, known: [String]) -> String
  var listIsEmpty: String { get }
  /// Words of a filter that mean nothing or are incomplete.
  func filterNotUnderstood(_ words: [String]) -> String
  /// What to type if a filter's word was taken for a list's name.
  func toFilterFirst(_ command: String) -> String
  func nothingMatches(_ filter: String) -> String
  func undid(_ title: String) -> String
  func redid(_ title: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
}
