import Composable

struct LogViewerEnvironment: Sendable {
  /// What the lines are from, for the title.
  var source: String
  var lines: @Sendable () -> LogLines
  var clock: any Clock<Duration>
  var services: Services
}

extension LogViewerEnvironment {
  /// Reads the file that was named, or else makes a log up.
  ///
  /// What is piped into the program will come in here, as another source of lines.
  static func live(file: String?, clock: any Clock<Duration>, services: Services) -> LogViewerEnvironment {
    LogViewerEnvironment(
      source: file ?? "",
      lines: { file.map { LogLines(file: $0, clock: clock) } ?? .madeUp(clock: clock) },
      clock: clock, services: services)
  }

  static let unimplemented = LogViewerEnvironment(
    source: "", lines: Composable.unimplemented("lines", placeholder: LogLines([])), clock: .continuous,
    services: .unimplemented)
}
