/// How a command ends, as its exit code tells a script. `HelpWords` says what each means.
enum ExitCode: Int32, CaseIterable {
  case done, refused, usage, notFound, storage
  /// The server of shared lists cannot be reached, or refuses.
  case server
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
