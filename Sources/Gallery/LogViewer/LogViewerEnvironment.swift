import Composable
import Terminal

struct LogViewerEnvironment: Sendable {
  /// What the lines are from, for the title.
  var source: String
  var lines: @Sendable () -> LogLines
  var clock: any Clock<Duration>
  var services: Services
}

extension LogViewerEnvironment {
  /// Reads the file that was named, or what is piped into the program, or else makes a log up.
  static func live(
    file: String?, input: StandardInput.Lines? = nil, clock: any Clock<Duration>, services: Services
  ) -> LogViewerEnvironment {
    LogViewerEnvironment(
      source: file ?? "",
      lines: {
        file.map { LogLines(file: $0, clock: clock) } ?? input.map(LogLines.init) ?? .madeUp(clock: clock)
      },
      clock: clock, services: services)
  }

  static let unimplemented = LogViewerEnvironment(
    source: "", lines: Composable.unimplemented("lines", placeholder: LogLines([])), clock: .continuous,
    services: .unimplemented)
}
