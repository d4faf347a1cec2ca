/// What help and the manual say of a command. Made by the words of each language: `addHelp`, `noteEditHelp`.
struct CommandHelp: Sendable {
  /// What it does, in one line with a capital and without a full stop.
  let summary: String
  /// More about it: paragraphs without line breaks. Those that begin with a bullet, `• `, are a list of cases; what begins with
  /// two blanks is something to type.
  var details: [String] = []
  var examples: [Example] = []

  /// A command line, and what comes of it.
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// What a detail that is one of several cases begins with.
  static let bullet = "• "
}
