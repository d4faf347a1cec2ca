package import ToteModel

/// Titles of tests that are not about them are words, as older versions wrote them.
extension EditTitle: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(stored: text) }
}
