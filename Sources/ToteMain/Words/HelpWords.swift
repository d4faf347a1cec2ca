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
}
