/// A sentence above the footer, shown until the next act.
package struct Message: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case done
    case refused
  }

  package var text: String
  package var kind: Kind

  package init(_ text: String, _ kind: Kind = .done) {
    self.text = text
    self.kind = kind
  }

  static func refused(_ text: String) -> Message { Message(text, .refused) }
}
