/// Why there is no password.
enum SecretFault: Error, Hashable, Sendable {
  /// A file that others may read: who knows who has.
  case isOpenToOthers(String)
  case cannotRead(String, reason: String)
  case cannotStore(String, reason: String)
  /// The first line has nothing in it.
  case isEmpty
  /// A command that failed, with its exit code, or that took too long.
  case commandFailed(code: Int32)
  case commandTookTooLong
  /// There is no terminal to ask on.
  case nobodyToAsk
  /// Whoever was asked has given none.
  case cancelled
}
