/// `HelpWords` explains each code.
enum ExitCode: Int32, CaseIterable {
  case done, refused, usage, notFound, storage
  case server
}

/// Thrown by commands; `Shell.run` prints the lines.
struct Refusal: Error, Equatable {
  let code: ExitCode
  let lines: [String]

  init(_ code: ExitCode, _ lines: String...) { self.init(code, lines) }

  init(_ code: ExitCode, _ lines: [String]) {
    self.code = code
    self.lines = lines
  }
}
