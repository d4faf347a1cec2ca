import Screen

/// What the command line asks for, as a value. Before the walk: `main` does what it says.
struct Invocation {
  /// What to do.
  enum Deed: Equatable {
    case open, help, version
    /// Nothing, but to say this sentence.
    case refuse(String)
  }

  var deed = Deed.open
  /// The database and what is kept beside it.
  var places: Places

  /// An option: how it is written, what stands behind it, and what it does.
  struct Option: Sendable {
    let names: [String]
    var value: String?
    let help: String
    let apply: @Sendable (inout Invocation, String) -> Void
  }

  /// Every option there is. Reading and help both go by this table.
  static let options = [
    Option(
      names: ["--db"], value: "FILE", help: "use this database; TOTE_DB in the environment does the same"
    ) {
      $0.places.file = $1
    },
    Option(names: ["--help", "-h"], help: "say this") { invocation, _ in invocation.deed = .help },
    Option(names: ["--version"], help: "say the version") { invocation, _ in invocation.deed = .version },
  ]

  /// Reads the arguments after the program's own name.
  init(_ arguments: some Collection<String>, variables: Variables) {
    places = Places(variables)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        deed = .refuse("there is no command \(word.printable). \(Self.hint)")
        return
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Self.options.first(where: { $0.names.contains(parts[0]) }) else {
        deed = .refuse("there is no option \(word.printable). \(Self.hint)")
        return
      }
      switch (option.value, parts.count) {
      case (nil, 1): option.apply(&self, "")
      case (nil, _):
        deed = .refuse("\(parts[0]) takes no value. \(Self.hint)")
        return
      case (let value?, let count):
        guard let given = count == 2 ? parts[1] : rest.popFirst(), !given.isEmpty else {
          deed = .refuse("\(parts[0]) needs a \(value). \(Self.hint)")
          return
        }
        option.apply(&self, given)
      }
      // Whoever asks for help wants help, whatever else is there.
      if deed != .open { return }
    }
  }

  private static let hint = "Try tote --help."

  /// What `--help` says.
  static var usage: String {
    let rows = options.map { option in
      (name: option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), help: option.help)
    }
    let width = rows.map(\.name.count).max() ?? 0
    return """
      Tote keeps shopping lists. Without a command it opens them on the screen.

      usage: tote [options]

      \(rows.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.help }
        .joined(separator: "\n"))
      """
  }

  /// What `--version` says.
  static let version = "tote 0.1.0"
}
