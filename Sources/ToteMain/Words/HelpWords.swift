import ToteModel

/// What is read around the texts of the commands: `tote help`, what goes for all commands, and the commands that are about
/// the command line itself.
protocol HelpWords {
  /// The program itself: what goes for all commands.
  var toteHelp: CommandHelp { get }
  var helpHelp: CommandHelp { get }
  var manualHelp: CommandHelp { get }
  var completionHelp: CommandHelp { get }

  var dbOption: String { get }
  var debugOption: String { get }
  var languageOption: String { get }
  var themeOption: String { get }
  var helpOption: String { get }
  var versionOption: String { get }

  /// Options that mean the same for several commands.
  var quietOption: String { get }
  var dryRunOption: String { get }

  /// The headings.
  var usage: String { get }
  var commands: String { get }
  var options: String { get }
  var examples: String { get }
  var exitStatus: String { get }
  /// The last line of help: about the program, and about one command.
  var moreAboutCommands: String { get }
  var moreAboutAll: String { get }

  /// When a command ends with a code, as a cell of a table.
  func meaning(_ code: ExitCode) -> String
  /// How an operand is called where it is to be filled in: `LIST`.
  func name(_ operand: Operand.Name) -> String
  /// For the synopsis: where options may stand, and where a command must.
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

extension HelpWords {
  /// Each language with its code: `French (fr)`. One that has no name here goes by its own.
  func languages(_ names: [String: String]) -> [String] {
    Language.allCases.map { "\(names[$0.code] ?? $0.name) (\($0.code))" }
  }
}
