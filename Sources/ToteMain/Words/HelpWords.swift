import ToteModel

/// The frame of `tote help`, and the commands about the command line itself.
protocol HelpWords {
  /// What applies to all commands.
  var toteHelp: CommandHelp { get }
  var helpHelp: CommandHelp { get }
  var manualHelp: CommandHelp { get }
  var completionHelp: CommandHelp { get }

  var dbOption: String { get }
  var debugOption: String { get }
  var linearOption: String { get }
  var languageOption: String { get }
  var themeOption: String { get }
  var helpOption: String { get }
  var versionOption: String { get }

  /// Options that mean the same for several commands.
  var quietOption: String { get }
  var dryRunOption: String { get }

  var usage: String { get }
  var commands: String { get }
  var options: String { get }
  var examples: String { get }
  var exitStatus: String { get }
  /// The last line of help: about the program, and about one command.
  var moreAboutCommands: String { get }
  var moreAboutAll: String { get }

  /// When a command ends with this code, as a cell of a table.
  func meaning(_ code: ExitCode) -> String
  /// An operand's placeholder: `LIST`.
  func name(_ operand: Operand.Name) -> String
  /// Placeholders of the synopsis, for options and for a command.
  var optionsPlace: String { get }
  var commandPlace: String { get }

  // The headings of the manual page, and what only it says.
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

  /// The fields of `--json`, and a field that may be null.
  var jsonFields: String { get }
  func orNull(_ kind: String) -> String

  /// What a file holds, and its path unless a variable is set.
  var databaseFile: String { get }
  var backupsFolder: String { get }
  func usualPath(_ path: String) -> String

  /// What an environment variable does.
  var toteDBVariable: String { get }
  var editorVariable: String { get }
  var browserVariable: String { get }
  var noColorVariable: String { get }
  var localeVariable: String { get }
}

extension HelpWords {
  /// Each language with its code: `French (fr)`. One without a name here keeps its own.
  func languages(_ names: [String: String]) -> [String] {
    Language.allCases.map { "\(names[$0.code] ?? $0.name) (\($0.code))" }
  }
}
