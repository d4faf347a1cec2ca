import ToteModel

/// The headings of the manual page, and what only stands there.
protocol ManualWords {
  /// Of the whole page, above: what man calls section 1.
  var manualSection: String { get }
  var manualName: String { get }
  var manualSynopsis: String { get }
  var manualDescription: String { get }
  var manualOptions: String { get }
  var manualCommands: String { get }
  var manualExitStatus: String { get }
  var manualFiles: String { get }
  var manualEnvironment: String { get }

  /// What the fields of `--json` are, and a field that may be null.
  var jsonFields: String { get }
  func orNull(_ kind: String) -> String

  /// What a file holds, and which path it has unless a variable is set.
  var databaseFile: String { get }
  var backupsFolder: String { get }
  func usualPath(_ path: String) -> String

  /// What a variable of the environment does.
  var toteDBVariable: String { get }
  var editorVariable: String { get }
  var noColorVariable: String { get }
  var localeVariable: String { get }
}
