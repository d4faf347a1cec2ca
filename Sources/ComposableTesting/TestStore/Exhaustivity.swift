/// How much of what happens a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: every change of state, every received action, the end of every effect.
  case on
  /// Only what the test mentions. What it skips can be shown as notes, without failing the test.
  case off(showSkipped: Bool)

  /// Only what the test mentions.
  public static let off = Exhaustivity.off(showSkipped: false)
}
