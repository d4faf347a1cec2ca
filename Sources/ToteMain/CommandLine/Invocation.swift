import Screen
import ToteModel

/// What can be asked of the program on the screen.
struct ScreenOptions: Equatable {
  /// The themes that can be asked for by name.
  static let themes = [Theme.dark, .light, .sixteen, .monochrome]

  /// Whether every action is written into the debug log.
  var isDebugging = false
  /// Its colours; nil leaves them to the terminal.
  var theme: Theme?

  init(_ arguments: Arguments) {
    isDebugging = arguments.has("--debug")
    theme = Self.themes.first { $0.name == arguments["--theme"] }
  }
}

/// What the command line asks for, as a value. `main` makes it of the arguments, and `run` does what it says.
struct Invocation {
  enum Request {
    /// The program on the screen.
    case open(ScreenOptions)
    /// What the last of these commands does, the root first.
    case run([Command], Arguments)
    /// Help about the last of these commands.
    case help([Command])
    case version
    /// Nothing; this sentence says why.
    case refuse(String)
  }

  var request: Request
  /// The database and what is kept beside it.
  var places: Places
  /// In which language it speaks.
  var language: Language

  /// Reads the arguments after the program's own name.
  init(_ arguments: some Collection<String>, variables: Variables, root: Command = .tote) {
    places = Places(variables)
    language = Language(variables)
    do throws(UsageError) {
      var reading = try ArgumentParser(arguments, of: root) { $0.has("--help") || $0.has("--version") }
      places.file = reading.arguments["--db"] ?? places.file
      language = reading.arguments["--language"].flatMap(Language.init(code:)) ?? language
      request = try Self.request(from: &reading)
    } catch {
      let command = error.path.dropFirst().filter { $0 != "help" }
      let help = command.isEmpty ? "tote --help" : "tote help \(command.joined(separator: " "))"
      request = .refuse("\(error.text) Try \(help).")
    }
  }

  private static func request(from reading: inout ArgumentParser) throws(UsageError) -> Request {
    let arguments = reading.arguments
    // Whoever asks for help wants help, whatever else is there.
    if arguments.has("--help") { return .help(reading.path) }
    if arguments.has("--version") { return .version }
    if reading.path.count == 1 { return .open(ScreenOptions(arguments)) }
    let command = reading.command
    let screenOptions = reading.path[0].options.filter {
      $0.isForScreen && !command.screenOptions.contains($0.name)
    }
    if let option = screenOptions.first(where: { arguments.has($0.name) }) {
      throw reading.error(UsageError("\(option.name) is for the screen, and goes with no command"))
    }
    guard command.run != nil else {
      let names = command.commands.map(\.name)
      throw reading.error(UsageError("\(reading.title) needs one of \(names.joined(separator: ", "))"))
    }
    try reading.checkOperands()
    if command.name == "help" { return .help(try path(to: arguments.operands, below: reading.path[0])) }
    return .run(reading.path, reading.arguments)
  }

  /// The commands that some words name.
  private static func path(to words: [String], below root: Command) throws(UsageError) -> [Command] {
    var path = [root]
    for word in words {
      let command = path[path.count - 1]
      guard let next = command.command(word) else {
        throw UsageError(
          "there is no command \(word.printable)", word, among: command.commands.map(\.name))
      }
      path.append(next)
    }
    return path
  }

  /// What `--version` says.
  static let version = "tote 0.1.0"
}
