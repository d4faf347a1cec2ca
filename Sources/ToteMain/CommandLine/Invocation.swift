import CBuild
import Screen
import ToteStorage
import ToteModel

struct AppOptions: Equatable {
  static let themes = [Theme.dark, .light, .sixteen, .monochrome]
  static var themeNames: [String] { themes.map(\.name) }

  /// Whether to log every action.
  var isDebugging = false
  /// `nil` leaves the colours to the terminal.
  var theme: Theme?
  /// Where to record what is done, and whether what is typed is replaced.
  var recording: String?
  var isRedacting = false
  /// The store to shop at, and whether in some rows below the prompt: `tote shop`.
  var shop: Shop?
  var isInline = false

  init(_ arguments: Arguments) {
    isDebugging = arguments.has("--debug")
    recording = arguments["--record"]
    isRedacting = arguments.has("--redact")
    theme = Self.themes.first { $0.name == arguments["--theme"] }
  }
}

/// The parsed command line: `main` makes it, `run` executes it.
struct Invocation {
  enum Request {
    case open(AppOptions)
    case run([Command], Arguments)
    case help([Command])
    case version
    case refuse(UsageError)
  }

  var request: Request
  var places: Places
  /// Those that count: see `Restriction`.
  let variables: Variables
  var language: Language
  var currency: Currency?
  var region: Region
  var settings = SettingsReading()
  /// What the options set.
  var options: [SettingsReading.Override] = []

  init(_ arguments: some Collection<String>, variables: Variables, root: Command = .tote) {
    let reading = Reading(arguments, of: root)
    let variables = reading.arguments.has("--restricted") ? Restriction.kept(of: variables) : variables
    self.variables = variables
    places = Places(variables)
    language = Language(variables)
    currency = Currency(variables)
    region = Region(variables)
    places.file = reading.arguments["--db"] ?? places.file
    request = reading.request
    options = Self.options(in: reading.arguments)
    settings = SettingsSource(variables, options: options).read()
    if settings.settings.restricted { restrict(reading, of: root) }
    language = settings.settings.language ?? language
    places.backupCount = settings.settings.backups
  }

  /// What some words ask for.
  struct Reading {
    var path: [Command]
    /// Those that were read before an error, too: it is told in the language that was asked for.
    var arguments: Arguments
    var request: Request

    init(_ words: some Collection<String>, of root: Command) {
      do throws(UsageError) {
        var reading = try ArgumentParser(words, of: root) { $0.has("--help") || $0.has("--version") }
        (path, arguments) = (reading.path, reading.arguments)
        do throws(UsageError) {
          request = try Invocation.request(from: &reading)
          arguments = reading.arguments
        } catch {
          request = .refuse(error)
        }
      } catch {
        (path, arguments, request) = ([root], error.arguments, .refuse(error))
      }
    }
  }

  private mutating func restrict(_ own: Reading, of root: Command) {
    let guest = Restriction.guestWords(own, variables, of: root)
    do throws(UsageError) {
      let reading = try guest.map { (words) throws(UsageError) in Reading(try words.get(), of: root) }
      if let reading {
        // What the account's own words name stays: the database above all.
        options += Self.options(in: reading.arguments)
        settings = SettingsSource(variables, options: options).read()
      }
      try Restriction.check(reading ?? own, isGuest: reading != nil)
      request = (reading ?? own).request
    } catch {
      request = .refuse(error)
    }
  }

  private static func options(in arguments: Arguments) -> [SettingsReading.Override] {
    [(SettingName.language, "--language"), (.theme, "--theme")].compactMap { name, option in
      arguments[option].map { SettingsReading.Override(name, $0, from: .option(option)) }
    }
      + (arguments.has("--linear")
        ? [SettingsReading.Override(.linear, "true", from: .option("--linear"))] : [])
      + (arguments.has("--restricted")
        ? [SettingsReading.Override(.restricted, "true", from: .option("--restricted"))] : [])
  }

  private static func request(from reading: inout ArgumentParser) throws(UsageError) -> Request {
    let arguments = reading.arguments
    // Help wins over everything else.
    if arguments.has("--help") { return .help(reading.path) }
    if arguments.has("--version") { return .version }
    if reading.path.count == 1 {
      if arguments.has("--redact"), !arguments.has("--record") {
        throw reading.error(UsageError(.missingValue("--record", .file)))
      }
      return .open(AppOptions(arguments))
    }
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
    if command.name == "help", let first = arguments.operands.first, first == Command.guide.name {
      var rest = arguments
      rest.operands.removeFirst()
      return .run([reading.path[0], .guide], rest)
    }
    if command.name == "help" { return .help(try path(to: arguments.operands, below: reading.path[0])) }
    return .run(reading.path, reading.arguments)
  }

  private static func path(to words: [String], below root: Command) throws(UsageError) -> [Command] {
    var path = [root]
    for word in words {
      let command = path[path.count - 1]
      guard let next = command.command(word) else {
        throw UsageError(
          .unknownCommand(
            word.printable, below: path.count == 1 ? nil : path.map(\.name).joined(separator: " ")),
          suggestion: command.suggestion(for: word))
      }
      path.append(next)
    }
    return path
  }

  static let version = "tote 0.3.0"

  /// The version, with the commit if a package was built from one.
  static func version(builtFrom commit: String) -> String {
    commit.isEmpty ? version : "\(version) (\(commit))"
  }
  static var build: String { version(builtFrom: String(cString: build_commit())) }
}
