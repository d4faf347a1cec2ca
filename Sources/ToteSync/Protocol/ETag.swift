/// The mark of one version of a resource, as its server gives it.
package struct ETag: Hashable, Sendable, CustomStringConvertible {
  /// With its quotes, as it came: so it is sent back.
  package let text: String

  /// NB: an empty one, or a star, would make a condition that always holds; one with a line break would add a line to the head
  /// of a request. They are none.
  package init?(_ text: String?) {
    guard let text, !text.isEmpty, text != "*", text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      return nil
    }
    self.text = text
  }

  /// A weak one matches nothing in `If-Match`, so a server would refuse it for ever.
  package var isWeak: Bool { text.hasPrefix("W/") }

  package var description: String { text }
}
