import ToteModel

/// What is wrong with a file, and where: the one error of every reader. The command line prints its sentence.

/// A place in a file where something else was expected.
package struct ImportError: Error, Hashable, Sendable {
  /// The line, from 1. A line ends with a line feed, also within quotes.
  package var line: Int
  /// The place in the line, from 1, counted in Unicode scalars: what most editors call the column.
  package var column: Int
  /// What was expected there, to be read behind "expected".
  package var expected: String
  /// How what stands there begins, fit to be shown.
  package var found: String

  /// An error in a place.
  package init(line: Int, column: Int, expected: String, found: String) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }

  /// One sentence with the file's name in front, in the form that editors jump to.
  ///
  ///     groceries.csv:3:14: expected a price with its currency, such as 1.09€; found "cheap".
  package func sentence(in file: String) -> String {
    "\(file):\(line):\(column): expected \(expected); found \(found)."
  }
}

/// What a reader says while it has not counted lines yet.
struct ParseFault: Error {
  /// The byte where it is.
  var offset: Int
  /// What was expected.
  var expected: String
  /// How many bytes were found instead, where that is known; else up to the end of the line.
  var length: Int?
  /// Instead of what stands there.
  var found: String?

  init(_ offset: Int, _ expected: String, length: Int? = nil, found: String? = nil) {
    self.offset = offset
    self.expected = expected
    self.length = length
    self.found = found
  }
}
