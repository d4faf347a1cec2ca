/// `tote ls`, `tote lists`, `tote undo` and `tote redo`: what help says of them, and what they say.
protocol ListCommandWords {
  var lsHelp: CommandHelp { get }
  var lsAllOption: String { get }
  var lsTodoOption: String { get }
  var lsJSONOption: String { get }
  var listsHelp: CommandHelp { get }
  var listsAllOption: String { get }
  var listsJSONOption: String { get }
  var undoHelp: CommandHelp { get }
  var redoHelp: CommandHelp { get }

  var allTakesNoList: String { get }
  var listIsEmpty: String { get }
  func undid(_ title: String) -> String
  func redid(_ title: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
}
