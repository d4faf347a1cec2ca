import ToteModel

protocol NoteCommandWords {
  var noteHelp: CommandHelp { get }
  var noteAddHelp: CommandHelp { get }
  var noteLsHelp: CommandHelp { get }
  var noteShowHelp: CommandHelp { get }
  var noteEditHelp: CommandHelp { get }
  var noteRmHelp: CommandHelp { get }
  var noteSearchHelp: CommandHelp { get }

  var noteAddJSONOption: String { get }
  var noteTagOption: String { get }
  var noteArchiveOption: String { get }
  var noteTrashOption: String { get }
  var notesJSONOption: String { get }
  var noteJSONOption: String { get }
  var noteTitleOption: String { get }
  var noteAllowEmptyOption: String { get }
  var noteAppendOption: String { get }
  var noteForeverOption: String { get }

  var noteYesOption: String { get }
  func askToDeleteForever(_ names: [String]) -> String
  var foreverNeedsYes: String { get }
  var nothingDeleted: String { get }

  func createdNote(_ name: String) -> String
  func changedNote(_ name: String) -> String
  func trashedNote(_ name: String) -> String
  func deletedNote(_ name: String) -> String
  var pinned: String { get }

  var blankNote: String { get }
  var nothingWritten: String { get }
  var nothingChanged: String { get }
  var emptyInputForNote: String { get }
  var appendNeedsText: String { get }
  var inputStandsAlone: String { get }
  var noTerminalForEditor: String { get }
  func yourText(isIn file: String) -> String
  func keptBoth(_ name: String) -> String
  func noNoteTagged(_ tag: String) -> String
  var noNoteFound: String { get }
  func isEmpty(_ folder: NoteFolder) -> String
}
