package import ToteModel

/// Tests that aren't about titles use plain words, as older versions wrote them.
extension EditTitle: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(stored: text) }
}
