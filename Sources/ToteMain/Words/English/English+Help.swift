import Tote
import ToteFormats
import ToteModel

extension English {
  var toteHelp: CommandHelp {
    CommandHelp(
      summary: "Shopping lists and notes in the terminal",
      details: [
        "Without a command, tote opens your lists in the app, where ? shows all keys.",
        "The commands work on the same database as the app, and tote undo undoes changes made in either. "
          + "Only the app can arrange items by hand.",
        "How to name things, ignoring case and accents:",
        "• a LIST by its name, by any unambiguous prefix, or by its id",
        "• an ITEM by its whole name or its id",
        "• a NOTE by its whole title or its id; note show takes a prefix too",
        "Results go to standard output, messages to standard error. Messages are in the language of the locale.",
        "-- ends the options; - is standard input.",
      ])
  }

  var helpHelp: CommandHelp {
    CommandHelp(
      summary: "Show help for tote or a command",
      examples: [.init("tote help add", "show help for tote add")])
  }

  var manualHelp: CommandHelp {
    CommandHelp(
      summary: "Print the manual page",
      examples: [.init("tote manual >tote.1 && man ./tote.1", "save the manual page and open it")])
  }

  var completionHelp: CommandHelp {
    CommandHelp(
      summary: "Print a shell completion script",
      details: [
        "With a LINE, prints what can complete it. The scripts call this themselves; for bash, PART is the end of the line "
          + "that will be replaced."
      ],
      examples: [
        .init(
          "source <(tote completion bash)",
          "enable completion in this shell; add the line to ~/.bashrc for every shell"),
        .init("source <(tote completion zsh)", "the same for zsh; in ~/.zshrc, put it after compinit"),
        .init("tote completion fish >~/.config/fish/completions/tote.fish", "enable completion in fish"),
      ])
  }

  var dbOption: String { "Use this database (default: $TOTE_DB)" }
  var debugOption: String { "In the app: log every action, for tote log" }
  var linearOption: String { "In the app: draw the screen for a screen reader" }
  var languageOption: String {
    let names = languages(["en": "English", "es": "Spanish", "fr": "French", "tr": "Turkish"])
    return "Language: \(alternatives(names))"
  }
  var themeOption: String {
    "Colours of the app: \(alternatives(AppOptions.themeNames)) (default: what the terminal reports)"
  }
  var helpOption: String { "Show help for tote or a command" }
  var versionOption: String { "Print the version" }
  var quietOption: String { "Print nothing on success" }
  var dryRunOption: String { "Show what would be done, without changing anything" }

  var usage: String { "Usage:" }
  var commands: String { "Commands:" }
  var options: String { "Options:" }
  var examples: String { "Examples:" }
  var exitStatus: String { "Exit status:" }
  var moreAboutCommands: String { "tote help COMMAND explains a command." }
  var moreAboutAll: String { "tote help explains what all commands have in common." }

  func meaning(_ code: ExitCode) -> String {
    switch code {
    case .done: "success"
    case .refused: "refused, or done only in part"
    case .usage: "invalid command line"
    case .notFound: "name not found or ambiguous, or no search result"
    case .storage: "the database or a file can't be read or written"
    case .server: "the server can't be reached or refuses"
    }
  }

  func name(_ operand: Operand.Name) -> String {
    switch operand {
    case .address: "URL"
    case .category: "CATEGORY"
    case .chapter: "CHAPTER"
    case .command: "COMMAND"
    case .count: "COUNT"
    case .date: "DATE"
    case .file: "FILE"
    case .folder: "FOLDER"
    case .filter: "FILTER"
    case .format: "FORMAT"
    case .group: "GROUP"
    case .interval: "INTERVAL"
    case .item: "ITEM"
    case .language: "LANGUAGE"
    case .line: "LINE"
    case .list: "LIST"
    case .name: "NAME"
    case .note: "NOTE"
    case .order: "ORDER"
    case .part: "PART"
    case .place: "PLACE"
    case .price: "PRICE"
    case .range: "FROM...TO"
    case .script: "SCRIPT"
    case .setting: "SETTING"
    case .shell: "SHELL"
    case .size: "WxH"
    case .step: "STEP"
    case .store: "STORE"
    case .tag: "TAG"
    case .text: "TEXT"
    case .theme: "THEME"
    case .title: "TITLE"
    case .user: "USER"
    case .value: "VALUE"
    case .word: "WORD"
    }
  }

  var optionsPlace: String { "[OPTION…]" }
  var commandPlace: String { "COMMAND" }

  var manualSection: String { "User Commands" }
  var manualName: String { "NAME" }
  var manualSynopsis: String { "SYNOPSIS" }
  var manualDescription: String { "DESCRIPTION" }
  var manualOptions: String { "OPTIONS" }
  var manualCommands: String { "COMMANDS" }
  var manualExitStatus: String { "EXIT STATUS" }
  var manualFiles: String { "FILES" }
  var manualEnvironment: String { "ENVIRONMENT" }

  var jsonFields: String {
    "With --json, every row has all of these fields, in this order. A moment is in milliseconds since 1970; an amount has a "
      + "quantity and a unit, a price a value and a currency."
  }
  func orNull(_ kind: String) -> String { "\(kind) or null" }

  var databaseFile: String { "Your lists and notes." }
  var backupsFolder: String {
    "Backups: one for each of the last ten days, the last ten made with tote backup, and one from before each upgrade of the "
      + "database."
  }
  func usualPath(_ path: String) -> String { "Default: \(path)" }
  var toteDBVariable: String { "The database to use, unless --db names one." }
  var editorVariable: String { "The editor for notes (default: vi). VISUAL takes precedence." }
  var browserVariable: String { "The browser for the links in notes." }
  var noColorVariable: String { "If set, nothing is printed in colour." }
  var localeVariable: String {
    "The language of messages: English, Spanish, French or Turkish. --language takes precedence. A price "
      + "without a sign is in the currency of the locale's country, unless the list has another."
  }
}
