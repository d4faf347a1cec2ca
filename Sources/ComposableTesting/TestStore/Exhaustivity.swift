/// How much of what happens a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Every change of state, every received action, and the end of every effect.
  case on
  /// Only what the test mentions. Skipped steps can be shown as notes, which do not fail the test.
  case off(showSkipped: Bool)

  /// Only what the test mentions.
  public static let off = Exhaustivity.off(showSkipped: false)
}
