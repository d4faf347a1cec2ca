import Terminal

protocol AppCommandWords {
  var playHelp: CommandHelp { get }
  var sizeOption: String { get }
  var textOption: String { get }
  var ansiOption: String { get }
  var svgOption: String { get }
  var everyOption: String { get }
  var afterOption: String { get }
  var tourOption: String { get }
  var replayHelp: CommandHelp { get }
  var recordOption: String { get }
  var redactOption: String { get }
  var untilOption: String { get }
  var checkOption: String { get }
  var testOption: String { get }
  var guideHelp: CommandHelp { get }
  func noChapter(_ name: String, _ all: [String]) -> String
  var envHelp: CommandHelp { get }
  var logHelp: CommandHelp { get }
  var lastOption: String { get }

  func cannotCombine(_ one: String, _ other: String) -> String
  var themeNeedsSVG: String { get }
  func badSize(_ text: String) -> String
  func badScript(_ reason: String) -> String
  func cannotReplay(_ file: String, _ reason: String) -> String
  func cannotRecord(_ reason: String) -> String
  /// Why the file isn't recorded into.
  func notARecording(_ file: String) -> String
  /// What is in the file, and how to play it.
  func recorded(_ file: String, isRedacted: Bool) -> String
  /// Where the run before was recorded, which ended by a crash.
  func crashed(_ file: String) -> String
  func replayedAsRecorded(_ count: Int) -> String
  func badSteps(_ text: String) -> String
  /// Above the first frame of several.
  var beginning: String { get }
  var noLogYet: String { get }

  /// Why the app can't be shown here, and what to do.
  func sentence(_ error: TerminalError) -> String
  func noLog(_ reason: String) -> String
  func unsavedText(isIn file: String) -> String
  func unsaved(_ count: Int, _ reason: String) -> String
  /// One of the unsaved changes.
  func unsavedChange(_ title: String) -> String
}
