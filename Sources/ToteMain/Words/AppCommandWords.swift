import Terminal

/// The app, seen from the command line: `tote play`, `tote log`, and what is said after the app has left the screen.
protocol AppCommandWords {
  var playHelp: CommandHelp { get }
  var sizeOption: String { get }
  var textOption: String { get }
  var ansiOption: String { get }
  var svgOption: String { get }
  var everyOption: String { get }
  var tourOption: String { get }
  var logHelp: CommandHelp { get }
  var lastOption: String { get }

  func cannotCombine(_ one: String, _ other: String) -> String
  var themeNeedsSVG: String { get }
  func badSize(_ text: String) -> String
  func badScript(_ reason: String) -> String
  /// Above the first frame of several.
  var beginning: String { get }
  var noLogYet: String { get }

  /// Why the app cannot be shown here, and what to do.
  func sentence(_ error: TerminalError) -> String
  func noLog(_ reason: String) -> String
  func unsavedText(isIn file: String) -> String
  /// So many changes are not saved, and why.
  func unsaved(_ count: Int, _ reason: String) -> String
  /// One of them.
  func unsavedChange(_ title: String) -> String
}
