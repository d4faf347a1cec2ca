/// Something that is wrong with phrases: where, and a sentence that says what to do. Prints as `en.ftl:12:5: …`.
public struct PhraseProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the file, or the code of the language if no file can be named.
  public let file: String
  /// The line, from 1; `nil` for what a file lacks.
  public let line: Int?
  /// The column, from 1, counted in Unicode scalars; `nil` for what a file lacks.
  public let column: Int?
  /// What is wrong and what to do about it.
  public let sentence: String

  /// Creates a problem.
  public init(file: String, line: Int? = nil, column: Int? = nil, sentence: String) {
    (self.file, self.line, self.column, self.sentence) = (file, line, column, sentence)
  }

  /// The place and the sentence, as compilers print them.
  public var description: String {
    let place = [file] + [line, column].compactMap { $0.map(String.init) }
    return "\(place.joined(separator: ":")): \(sentence)"
  }
}
