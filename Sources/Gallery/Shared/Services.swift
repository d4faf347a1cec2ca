import Composable
import Terminal

struct Services: Sendable {
  /// Suspends the process until the shell resumes it.
  var suspend: @Sendable () -> Effect<Never>
  var bell: @Sendable () -> Effect<Never>
}

extension Services {
  static func live(_ handle: TerminalHandle) -> Services {
    Services(
      suspend: { .fireAndForget(name: "suspend") { handle.suspend() } },
      bell: { .fireAndForget(name: "bell") { handle.bell() } })
  }

  static let unimplemented = Services(
    suspend: Composable.unimplemented("suspend"), bell: Composable.unimplemented("bell"))
}
