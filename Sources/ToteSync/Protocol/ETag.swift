package struct ETag: Hashable, Sendable, CustomStringConvertible {
  /// With its quotes, exactly as received.
  package let text: String

  /// NB: refuses an empty tag or a star, which would match anything, and line breaks, which would inject a header.
  package init?(_ text: String?) {
    guard let text, !text.isEmpty, text != "*", text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      return nil
    }
    self.text = text
  }

  /// A weak tag never matches in `If-Match`.
  package var isWeak: Bool { text.hasPrefix("W/") }

  package var description: String { text }
}
