/// How much of what happens a test must say.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each action received, each effect ended.
  case on
  /// Only what the test names. What it left out can be shown as notes that do not fail it.
  case off(showSkipped: Bool)

  /// Only what the test names.
  public static let off = Exhaustivity.off(showSkipped: false)
}
