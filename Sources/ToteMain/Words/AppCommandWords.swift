import Terminal

extension CommandLineWords {
  var textOption: String { say("app-command-text-option") }
  var ansiOption: String { say("app-command-ansi-option") }
  var svgOption: String { say("app-command-svg-option") }
  func cannotCombine(_ one: String, _ other: String) -> String {
    say("app-command-cannot-combine", ["one": one, "other": other])
  }
  var themeNeedsSVG: String { say("app-command-theme-needs-svg") }
  func badSize(_ text: String) -> String { say("app-command-bad-size", ["text": text]) }
  func badScript(_ reason: String) -> String { say("app-command-bad-script", ["reason": reason]) }
  func cannotReplay(_ file: String, _ reason: String) -> String {
    say("app-command-cannot-replay", ["file": file, "reason": reason])
  }
  func cannotRecord(_ reason: String) -> String { say("app-command-cannot-record", ["reason": reason]) }
  /// Why the file isn't recorded into.
  func notARecording(_ file: String) -> String { say("app-command-not-a-recording", ["file": file]) }
  /// Where the run before was recorded, which ended by a crash, as a command that can be pasted.
  func crashed(_ file: String) -> String { say("app-command-crashed", ["file": Shell.word(file)]) }
  func replayedAsRecorded(_ count: Int) -> String {
    say("app-command-replayed-as-recorded", ["count": count])
  }
  var runsAreTheSame: String { say("app-command-runs-are-the-same") }
  func runsPart(at number: Int) -> String { say("app-command-runs-part", ["number": number]) }
  func badSteps(_ text: String) -> String { say("app-command-bad-steps", ["text": text]) }
  /// No store was named, and none is known.
  var whichStore: String { say("app-command-which-store") }
  /// Above the first frame of several.
  var beginning: String { say("app-command-beginning") }
  var noLogYet: String { say("app-command-no-log-yet") }
  func noLog(_ reason: String) -> String { say("app-command-no-log", ["reason": reason]) }
  func unsavedText(isIn file: String) -> String { say("app-command-unsaved-text", ["file": file]) }
  /// One of the unsaved changes.
  func unsavedChange(_ title: String) -> String { say("app-command-unsaved-change", ["title": title]) }

  /// What is in the file, and how to play it.
  func recorded(_ file: String, isRedacted: Bool) -> String {
    say("app-command-recorded", ["file": file, "redacted": isRedacted])
  }
  func noChapter(_ name: String, _ all: [String]) -> String {
    say("app-command-no-chapter", ["name": name, "all": all])
  }
  /// Why the app can't be shown here, and what to do.
  func sentence(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal(.input): say("app-command-no-terminal-for-input")
    case .noTerminal(.output): say("app-command-no-terminal-for-output")
    case .noTerminalAtAll: say("app-command-no-terminal-at-all")
    case .typeMissing: say("app-command-terminal-type-missing")
    case .typeUnknown(let type): say("app-command-terminal-type-unknown", ["type": type.printable])
    case .typeTooSimple(let type): say("app-command-terminal-type-too-simple", ["type": type.printable])
    case .noResources: say("app-command-no-resources")
    }
  }
  /// Instead, to somebody who came over ssh.
  var noTerminalOverSsh: String { say("app-command-no-terminal-over-ssh") }
  func unsaved(_ count: Int, _ reason: String) -> String {
    say("app-command-unsaved", ["count": counted(count), "reason": reason])
  }
}
