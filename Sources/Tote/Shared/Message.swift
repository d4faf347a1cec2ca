/// A sentence in the line above the footer. A feature puts what it has to say into its own state; the app takes it from
/// there and shows it until the next act.
package struct Message: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Something was done.
    case done
    /// Something could not be done, or needs attention.
    case refused
  }

  package var text: String
  package var kind: Kind

  package init(_ text: String, _ kind: Kind = .done) {
    self.text = text
    self.kind = kind
  }

  /// What could not be done, or needs attention.
  static func refused(_ text: String) -> Message { Message(text, .refused) }
}
