/// The countries whose dates and figures the reader is used to, as two letters: `GB` of `en_GB`. Chosen at the start and inherited by
/// every task, like the language, since a language alone doesn't say how they are written.
package struct Region: Hashable, Sendable {
  package var dates: String?
  package var figures: String?

  package init(dates: String? = nil, figures: String? = nil) {
    (self.dates, self.figures) = (dates, figures)
  }

  @TaskLocal package static var current = Region()

  /// Its prices say no more than `$`, so that the word means the same.
  var writesPesosAsDollars: Bool {
    figures.map { ["AR", "CL", "CO", "CU", "DO", "MX", "UY"].contains($0) } ?? false
  }
}
