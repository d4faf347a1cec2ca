import Tote
import ToteModel

/// The frame of `tote help`, and the commands about the command line itself.
extension CommandLineWords {
  var helpOption: String { say("help-option") }
  /// Options that mean the same for several commands.
  var quietOption: String { say("help-quiet-option") }
  var dryRunOption: String { say("help-dry-run-option") }
  var usage: String { say("help-usage") }
  var commands: String { say("help-commands") }
  var options: String { say("help-options") }
  var examples: String { say("help-examples") }
  var exitStatus: String { say("help-exit-status") }
  /// The last line of help: about the program, and about one command.
  var moreAboutCommands: String { say("help-more-about-commands") }
  var moreAboutAll: String { say("help-more-about-all") }
  /// When a command ends with this code, as a cell of a table.
  func meaning(_ code: ExitCode) -> String {
    switch code {
    case .done: say("help-meaning-done")
    case .refused: say("help-meaning-refused")
    case .usage: say("help-meaning-usage")
    case .notFound: say("help-meaning-not-found")
    case .storage: say("help-meaning-storage")
    case .server: say("help-meaning-server")
    }
  }
  /// An operand's placeholder: `LIST`.
  func name(_ operand: Operand.Name) -> String { say("help-name-\(operand.rawValue)") }
  /// Placeholders of the synopsis, for options and for a command.
  var optionsPlace: String { say("help-options-place") }
  var commandPlace: String { say("help-command-place") }
  /// Of the whole page, above: what man calls section 1.
  var manualSection: String { say("help-manual-section") }
  var manualName: String { say("help-manual-name") }
  var manualSynopsis: String { say("help-manual-synopsis") }
  var manualDescription: String { say("help-manual-description") }
  var manualOptions: String { say("help-manual-options") }
  var manualCommands: String { say("help-manual-commands") }
  var manualExitStatus: String { say("help-manual-exit-status") }
  var manualFiles: String { say("help-manual-files") }
  var manualEnvironment: String { say("help-manual-environment") }
  /// The fields of `--json`, and a field that may be null.
  var jsonFields: String { say("help-json-fields") }
  func orNull(_ kind: String) -> String { say("help-or-null", ["kind": kind]) }
  /// What a file holds, and its path unless a variable is set.
  var databaseFile: String { say("help-database-file") }
  var backupsFolder: String { say("help-backups-folder") }
  func usualPath(_ path: String) -> String { say("help-usual-path", ["path": path]) }
  /// What an environment variable does.
  var toteDBVariable: String { say("help-tote-db-variable") }
  var editorVariable: String { say("help-editor-variable") }
  var browserVariable: String { say("help-browser-variable") }
  var noColorVariable: String { say("help-no-color-variable") }
  /// Each language goes by its own name, which its readers recognise.
  var localeVariable: String {
    say("help-locale-variable", ["languages": choices(Language.allCases.map(\.name))])
  }
  var languageOption: String {
    say("help-language-option", ["languages": choices(Language.allCases.map { "\($0.name) (\($0.code))" })])
  }
  var themeOption: String {
    say("help-theme-option", ["themes": alternatives(AppOptions.themeNames)])
  }
}
