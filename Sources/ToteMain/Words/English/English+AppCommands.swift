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
        "• <other> goes on in a second program beside it, which has the same lists",
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
  var svgOption: String { "Print the frame as a picture; with --every, as one that moves" }
  var everyOption: String { "Print every frame, not only the last" }
  var afterOption: String { "Keys that are pressed before, and not shown" }
  var tourOption: String { "Start with the tour, as on the first run" }

  var replayHelp: CommandHelp {
    CommandHelp(
      summary: "Play what tote --record wrote",
      details: [
        "In a terminal, the inspector opens on the run: Left and Right step through what was done, / finds, ? shows its keys. Otherwise the last screen is printed.",
        "The data is read from FILE.db, which tote --record writes as well, and is not changed. What other programs did meanwhile is not played.",
      ],
      examples: [
        .init("tote replay bug.rec", "step through it"),
        .init("tote replay bug.rec --test 12...15", "print a test of these actions"),
        .init("tote replay bug.rec --check", "find the first screen that differs"),
      ])
  }

  var recordOption: String { "In the app: write what is done to FILE, for tote replay" }
  var redactOption: String { "With --record: replace what is typed by other letters" }
  var untilOption: String { "Stop after this many actions" }
  var checkOption: String { "Compare each screen with the recorded one" }
  var testOption: String { "Print a test of actions FROM...TO" }
  func cannotReplay(_ file: String, _ reason: String) -> String { "Can't play “\(file)”: \(reason)" }
  func cannotRecord(_ reason: String) -> String { "Can't record: \(reason)" }
  func notARecording(_ file: String) -> String {
    "“\(file)” isn't a recording, so it won't be replaced. Choose another name."
  }
  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Recorded in \(file)\(isRedacted ? "" : ", with your data in \(file).db and everything you typed"). Play it with tote replay \(file)."
  }
  func crashed(_ file: String) -> String {
    "The app didn't end well the last time. What was done is in \(file); tote replay \(file) shows it."
  }
  func replayedAsRecorded(_ count: Int) -> String {
    "All screens are as they were recorded (\(count) actions)."
  }
  func badSteps(_ text: String) -> String {
    "“\(text)” is no range of actions. Write two numbers, such as 12...15."
  }

  var guideHelp: CommandHelp {
    CommandHelp(
      summary: "Read a chapter of the guide",
      details: [
        "Without a CHAPTER, lists them. tote help guide CHAPTER is the same. The guide is in English."
      ],
      examples: [.init("tote guide notes", "how notes are written")])
  }
  func noChapter(_ name: String, _ all: [String]) -> String {
    "No chapter is called “\(name)”. There are: " + all.joined(separator: ", ") + "."
  }

  var envHelp: CommandHelp {
    CommandHelp(
      summary: "Show what a bug report needs",
      details: [
        "Version, system, terminal, locale, settings and how much data there is, in English. No name and no text of yours is in it."
      ],
      examples: [.init("tote env", "show what a bug report needs")])
  }

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
