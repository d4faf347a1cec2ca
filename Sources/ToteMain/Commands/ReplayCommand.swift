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
      Option("--test", value: Operand(.range, .text), help: { $0.say("app-command-test-option") }),
    ],
    appOptions: ["--theme"]
  ) { shell, arguments in
    let ways = ["--text", "--ansi", "--svg", "--check", "--test"].filter(arguments.has)
    if ways.count > 1 { throw Refusal(.usage, words.cannotCombine(ways[0], ways[1])) }
    let steps = try arguments["--test"].map(steps(from:))
    let file = shell.places.path(of: arguments.operands[0])
    let replay: Replay<App, AppAction>
    do {
      replay = try RecordedRun(file: file).replay()
      replay.checksFrames = arguments.has("--check")
      try replay.play(until: arguments["--until"].flatMap { Int($0) } ?? .max)
    } catch {
      throw Refusal(.refused, words.cannotReplay(arguments.operands[0], problem(error)))
    }
    switch ways.first {
    case "--check": try shell.print(words.replayedAsRecorded(replay.history.steps.count))
    case "--test":
      let cut = TestCut(reducer: "appReducer", environment: ".unimplemented")
      if let steps { try shell.output.write(cut.test(of: replay.history, steps) + "\n") }
    case "--ansi": try shell.output.write(replay.rehearsal.frame.ansi)
    case "--svg":
      try shell.output.write(replay.rehearsal.frame.svg(theme: AppOptions(arguments).theme))
    case nil where shell.isAtTerminal:
      try inspect(replay, Appearance(shell.settings.settings))
    default: try shell.output.write(replay.rehearsal.frame.plainText)
    }
  }

  private static func inspect(_ replay: Replay<App, AppAction>, _ appearance: Appearance) throws {
    let terminal: Terminal
    do { terminal = try Terminal(appearance) } catch { throw Refusal(.usage, words.sentence(error)) }
    defer { terminal.leave() }
    replay.inspect(on: terminal)
  }

  private static func steps(from text: String) throws(Refusal) -> ClosedRange<Int> {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
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
