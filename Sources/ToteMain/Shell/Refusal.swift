/// How a command ends, as its exit code tells a script.
enum ExitCode: Int32, CaseIterable {
  case done, refused, usage, notFound, storage

  /// When a command ends with it, for help and the manual.
  var meaning: String {
    switch self {
    case .done: "all is done"
    case .refused: "something was refused"
    case .usage: "the command line cannot be understood"
    case .notFound: "a name is not found or means several things, or a search finds nothing"
    case .storage: "the database or a file cannot be read or written"
    }
  }
}

/// Thrown by a command that cannot do what was asked: `Shell.run` prints the lines.
struct Refusal: Error, Equatable {
  let code: ExitCode
  /// A sentence, and what it is about, line by line.
  let lines: [String]

  init(_ code: ExitCode, _ lines: String...) { self.init(code, lines) }

  init(_ code: ExitCode, _ lines: [String]) {
    self.code = code
    self.lines = lines
  }
}
