/// A command's part of help and manual, made by each language's words: `addHelp`.
struct CommandHelp: Sendable {
  /// One line with a capital and without a full stop.
  let summary: String
  /// Paragraphs without line breaks. A bullet, `• `, begins a case; two blanks begin something to type.
  var details: [String] = []
  var examples: [Example] = []

  /// A command line and its result.
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// Begins one of several cases.
  static let bullet = "• "
}
