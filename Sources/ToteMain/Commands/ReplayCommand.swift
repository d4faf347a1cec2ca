import Dumping
import Inspector
import Loop
import Screen
import Terminal
import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Plays what `tote --record` wrote. In a terminal it opens the inspector, which steps both ways.
extension Command {
  static let replay = Command(
    name: "replay", help: { $0.help("help-of-replay") }, operands: [Operand(.file, .file)],
    options: [
      Option("--until", value: Operand(.count, .number), help: { $0.say("app-command-until-option") }),
      Option("--text", help: \.textOption),
      Option("--ansi", help: \.ansiOption),
      Option("--svg", help: \.svgOption),
      Option("--check", help: { $0.say("app-command-check-option") }),
      Option("--html", help: { $0.say("app-command-html-option") }),
      Option("--against", value: Operand(.file, .file), help: { $0.say("app-command-against-option") }),
      Option("--test", value: Operand(.range, .text), help: { $0.say("app-command-test-option") }),
    ],
    appOptions: ["--theme"]
  ) { shell, arguments in
    let ways = ["--text", "--ansi", "--svg", "--html", "--check", "--test", "--against"].filter(arguments.has)
    if ways.count > 1, ways != ["--html", "--against"] {
      throw Refusal(.usage, words.cannotCombine(ways[0], ways[1]))
    }
    let steps = try arguments["--test"].map(steps(from:))
    let replay = try replayed(
      arguments.operands[0], shell, until: arguments["--until"].flatMap { Int($0) },
      checksFrames: arguments.has("--check"))
    let other = try arguments["--against"].map { try replayed($0, shell) }
    switch ways.first {
    case "--check": try shell.print(words.replayedAsRecorded(replay.history.steps.count))
    case "--test":
      if let steps { try printTest(of: replay, steps, arguments.operands[0], shell) }
    case "--html": try shell.output.write((other.map(replay.page(against:)) ?? replay.page()).html)
    case "--against":
      if let other { try compare(replay, other, arguments.operands[0], shell) }
    case "--ansi": try shell.output.write(replay.rehearsal.frame.ansi)
    case "--svg":
      try shell.output.write(replay.rehearsal.frame.svg(theme: AppOptions(arguments).theme))
    case nil where shell.isAtTerminal:
      try inspect(replay, arguments.operands[0], Appearance(shell.settings.settings))
    default: try shell.output.write(replay.rehearsal.frame.plainText)
    }
  }

  private static func replayed(
    _ name: String, _ shell: Shell, until number: Int? = nil, checksFrames: Bool = false
  ) throws -> Replay<App, AppAction> {
    do {
      let replay = try RecordedRun(file: shell.places.path(of: name)).replay()
      replay.checksFrames = checksFrames
      try replay.play(until: number ?? .max)
      return replay
    } catch {
      throw Refusal(.refused, words.cannotReplay(name, problem(error)))
    }
  }

  /// A play up to one action, or a test of the state in several.
  private static func printTest(
    of replay: Replay<App, AppAction>, _ steps: ClosedRange<Int>, _ file: String, _ shell: Shell
  ) throws {
    let test =
      steps.count == 1
      ? replay.test(playing: beginning(of: file), upTo: steps.upperBound)
      : cut.shortTest(of: replay.history, steps)
    guard let file = test.file else { throw Refusal(.refused, test.summary) }
    try shell.output.write(file)
  }

  private static var cut: TestCut {
    TestCut(reducer: "appReducer", environment: ".unimplemented", initialState: "App()", in: "Tote")
  }

  /// Swift source of the program as it was at the start of a recording.
  private static func beginning(of file: String) -> String {
    "try RecordedRun(file: \(swiftSource(of: file))).rehearsal()"
  }

  /// Shows where two runs part; in a terminal in the inspector.
  private static func compare(
    _ replay: Replay<App, AppAction>, _ other: Replay<App, AppAction>, _ file: String, _ shell: Shell
  ) throws {
    guard let parting = replay.parting(from: other) else { return try shell.print(words.runsAreTheSame) }
    if shell.isAtTerminal {
      try inspect(
        replay, file, Appearance(shell.settings.settings), at: parting.number,
        saying: parting.lines.first ?? "")
    } else {
      try shell.print(words.runsPart(at: parting.number))
      for line in parting.lines { try shell.print("  " + line.printable) }
    }
    throw Refusal(.refused, words.runsPart(at: parting.number))
  }

  private static func inspect(
    _ replay: Replay<App, AppAction>, _ file: String, _ appearance: Appearance, at number: Int? = nil,
    saying message: String = ""
  ) throws {
    let terminal: Terminal
    do { terminal = try Terminal(appearance) } catch { throw Refusal(.usage, words.sentence(error)) }
    defer { terminal.leave() }
    replay.inspect(
      on: terminal, at: number, saying: message, playing: beginning(of: file),
      cutting: cut)
  }

  private static func steps(from text: String) throws(Refusal) -> ClosedRange<Int> {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
    if let number = Int(text), number >= 1 { return number...number }
    guard numbers.count == 2, text.contains(".."), numbers[0] >= 1, numbers[0] <= numbers[1] else {
      throw Refusal(.usage, words.badSteps(text))
    }
    return numbers[0]...numbers[1]
  }

  /// The first line of what went wrong.
  private static func problem(_ error: any Error) -> String {
    switch error {
    case let error as StorageError: error.sentence
    case let error as RehearsalError: error.message.split(separator: "\n").first.map(String.init) ?? ""
    default: "\(error)"
    }
  }
}
