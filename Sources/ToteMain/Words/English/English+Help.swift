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

  var languageOption: String {
    let names = languages(["en": "English", "es": "Spanish", "fr": "French", "tr": "Turkish"])
    return "Language: \(alternatives(names))"
  }
  var themeOption: String {
    "Colours of the app: \(alternatives(AppOptions.themeNames)) (default: what the terminal reports)"
  }
}
