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

  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Recorded in \(file)\(isRedacted ? "" : ", with your data in \(file).db and everything you typed"). Play it with tote replay \(file)."
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

  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(counted(count, "change is", "changes are")) not saved. \(reason)"
  }
}
