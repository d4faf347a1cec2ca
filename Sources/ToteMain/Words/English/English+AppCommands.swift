import Screen
import Terminal
import Tote
import ToteModel

extension English {
  var playHelp: CommandHelp {
    CommandHelp(
      summary: "Press keys in the app and print what it shows",
      details: [
        "Characters stand for their own keys. Other keys are written like <Enter>, <Esc>, <Space>, <ctrl+r> or "
          + "<f5>; << is <.",
        "• <paste WORDS> pastes text",
        "• <resize 40x10> changes the size",
        "• <wait 2s> lets time pass",
        "- reads the script from standard input; line breaks are ignored.",
        "The app starts with empty lists. Your own data is neither read nor changed.",
      ],
      examples: [
        .init("tote play 'a2 kg apples<Enter>milk<Enter><Esc>'", "show a list with apples and milk"),
        .init("tote play --svg --size 60x12 'amilk<Enter><Esc>' >milk.svg", "draw it as a picture"),
      ])
  }

  var sizeOption: String { "Size of the terminal (default: 80x24)" }
  var textOption: String { "Print the frame as text (default)" }
  var ansiOption: String { "Print the frame with colours, for a terminal" }
  var svgOption: String { "Print the frame as a picture" }
  var everyOption: String { "Print every frame, not only the last" }
  var tourOption: String { "Start with the tour, as on the first run" }

  var logHelp: CommandHelp {
    CommandHelp(
      summary: "Show what the app did",
      details: [
        "tote --debug opens the app and logs every action with the changes it made. The log may contain what is on your lists; "
          + "only you can read it."
      ],
      examples: [.init("tote log -n 5", "show the last five actions and their changes")])
  }

  var lastOption: String { "How many actions to show (default: 20)" }
  func cannotCombine(_ one: String, _ other: String) -> String { "\(one) and \(other) can't be combined." }
  var themeNeedsSVG: String { "--theme needs --svg." }

  func badSize(_ text: String) -> String {
    "--size needs columns and rows, such as 80x24, not \(quoted(text))."
  }

  func badScript(_ reason: String) -> String { "Can't play the script. \(reason)" }
  var beginning: String { "start" }
  var noLogYet: String { "There is no log yet. tote --debug writes one." }

  func sentence(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal(.input): "Standard input is not a terminal. Start tote in a terminal, without a pipe."
    case .noTerminal(.output): "Standard output is not a terminal. Start tote in a terminal, without a pipe."
    case .typeMissing:
      "TERM is not set, so Tote can't tell what this terminal can do. Try TERM=xterm-256color."
    case .typeUnknown(let type):
      "This system doesn't know the terminal type \(quoted(type.printable)) in TERM. Try TERM=xterm-256color."
    case .typeTooSimple(let type):
      "A terminal of type \(quoted(type.printable)) can't move its cursor. Use another terminal."
    case .noResources:
      "The system has no memory or file descriptors left. Close other programs and try again."
    }
  }

  func noLog(_ reason: String) -> String { "Nothing was logged. \(reason)" }
  func unsavedText(isIn file: String) -> String { "Unsaved text from an editor: \(file)" }

  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(counted(count, "change is", "changes are")) not saved. \(reason)"
  }

  func unsavedChange(_ title: String) -> String { "Not saved: \(title)" }
}
