import Screen
import ToteStorage
import ToteModel

/// What can be asked of the app.
struct AppOptions: Equatable {
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
    /// The app.
    case open(AppOptions)
    /// What the last of these commands does, the root first.
    case run([Command], Arguments)
    /// Help about the last of these commands.
    case help([Command])
    case version
    /// Nothing, for this reason.
    case refuse(UsageError)
  }

  var request: Request
  /// The database and what is kept beside it.
  var places: Places
  /// In which language it speaks.
  var language: Language
  /// With what people pay in the user's country.
  var currency: Currency?

  /// Reads the arguments after the program's own name.
  init(_ arguments: some Collection<String>, variables: Variables, root: Command = .tote) {
    places = Places(variables)
    language = Language(variables)
    currency = Currency(variables)
    do throws(UsageError) {
      var reading = try ArgumentParser(arguments, of: root) { $0.has("--help") || $0.has("--version") }
      places.file = reading.arguments["--db"] ?? places.file
      language = reading.arguments["--language"].flatMap(Language.init(code:)) ?? language
      request = try Self.request(from: &reading)
    } catch {
      // Whoever has asked for a language is refused in it.
      language = error.arguments["--language"].flatMap(Language.init(code:)) ?? language
      request = .refuse(error)
    }
  }

  private static func request(from reading: inout ArgumentParser) throws(UsageError) -> Request {
    let arguments = reading.arguments
    // Whoever asks for help wants help, whatever else is there.
    if arguments.has("--help") { return .help(reading.path) }
    if arguments.has("--version") { return .version }
    if reading.path.count == 1 { return .open(AppOptions(arguments)) }
    let command = reading.command
    let appOptions = reading.path[0].options.filter {
      $0.isForApp && !command.appOptions.contains($0.name)
    }
    if let option = appOptions.first(where: { arguments.has($0.name) }) {
      throw reading.error(UsageError(.onlyForApp(option.name)))
    }
    guard command.run != nil else {
      throw reading.error(UsageError(.missingCommand(reading.title, among: command.commands.map(\.name))))
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
          .unknownCommand(
            word.printable, below: path.count == 1 ? nil : path.map(\.name).joined(separator: " ")),
          suggestion: word.closestMatch(in: command.commands.map(\.name)))
      }
      path.append(next)
    }
    return path
  }

  /// What `--version` says.
  static let version = "tote 0.1.0"
}
