import Composable
import Terminal

/// What the outside world does for every program of the gallery: a part of each Environment.
struct Services: Sendable {
  /// Puts the whole process to sleep, until the shell wakes it.
  var suspend: @Sendable () -> Effect<Never>
  /// Rings the bell of the terminal.
  var bell: @Sendable () -> Effect<Never>
}

extension Services {
  /// What a real terminal does.
  static func live(_ handle: TerminalHandle) -> Services {
    Services(
      suspend: { .fireAndForget(name: "suspend") { handle.suspend() } },
      bell: { .fireAndForget(name: "bell") { handle.bell() } })
  }

  /// For tests: whatever they do not replace fails them.
  static let unimplemented = Services(
    suspend: Composable.unimplemented("suspend"), bell: Composable.unimplemented("bell"))
}
