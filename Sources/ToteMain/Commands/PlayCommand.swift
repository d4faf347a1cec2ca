import Composable
import Loop
import Screen
import Tote
import ToteFormats
import ToteModel

/// Plays the program from a script of keys without terminal, disk or real time, with equal frames everywhere.
extension Command {
  static let play = Command(
    name: "play", help: { $0.help("help-of-play") }, operands: [Operand(.script, .text)],
    options: [
      Option("--size", "-s", value: Operand(.size, .text), help: { $0.say("app-command-size-option") }),
      Option("--text", help: \.textOption),
      Option("--ansi", help: \.ansiOption),
      Option("--svg", help: \.svgOption),
      Option("--every", "-e", help: { $0.say("app-command-every-option") }),
      Option("--after", value: Operand(.script, .text), help: { $0.say("app-command-after-option") }),
      Option("--tour", help: { $0.say("app-command-tour-option") }),
    ],
    appOptions: ["--theme", "--linear"]
  ) { shell, arguments in
    let ways = ["--text", "--ansi", "--svg"].filter(arguments.has)
    if ways.count > 1 { throw Refusal(.usage, words.cannotCombine(ways[0], ways[1])) }
    let way = ways.first ?? "--text"
    if way != "--svg", arguments.has("--theme") {
      throw Refusal(.usage, words.themeNeedsSVG)
    }
    let size = try arguments["--size"].map(size(from:)) ?? Size(80, 24)
    let word = arguments.operands[0]
    let script = word == "-" ? try shell.input.text() : word
    let shots = try shots(
      of: script, after: arguments["--after"], size, shell.settings, hasTour: arguments.has("--tour"))
    if way == "--svg", arguments.has("--every") {
      return try shell.output.write(FrameAnimation(shots).svg(theme: AppOptions(arguments).theme))
    }
    for (index, shot) in (arguments.has("--every") ? shots[...] : shots.suffix(1)).enumerated() {
      if arguments.has("--every") {
        try shell.output.write(
          "\(index == 0 ? "" : "\n")── \(shot.step.isEmpty ? words.beginning : shot.step.printable)\n")
      }
      switch way {
      case "--ansi": try shell.output.write(shot.frame.ansi)
      case "--svg": try shell.output.write(shot.frame.svg(theme: AppOptions(arguments).theme))
      default: try shell.output.write(shot.frame.plainText)
      }
    }
  }

  private static func size(from text: String) throws(Refusal) -> Size {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy((1...1000).contains) else {
      throw Refusal(.usage, words.badSize(text))
    }
    return Size(numbers[0], numbers[1])
  }

  private static func shots(
    of script: String, after earlier: String?, _ size: Size, _ settings: SettingsReading, hasTour: Bool
  ) throws(Refusal) -> [ScriptedConsole.Shot] {
    let contents = DatabaseSnapshot(settings: hasTour ? [] : [Setting(key: "tour", value: "seen")])
    let turns = SharedPlay.turns(in: script)
    let database = PreviewDatabase(contents, isShared: turns.count > 1)
    let program = rehearsal(contents, database, size, isLinear: settings.settings.linear)
    do {
      if turns.count == 1 {
        try earlier.map { _ = try program.play($0) }
        let begun = program.shots.count
        try program.play(script)
        return Array(program.shots.dropFirst(earlier == nil ? 0 : begun - 1))
      }
      return try SharedPlay(program, self.rehearsal(contents, database, size, isLinear: false))
        .shots(of: turns, after: earlier)
    } catch {
      let lines = ((error as? RehearsalError)?.message ?? "\(error)").split(separator: "\n").map(String.init)
      throw Refusal(.usage, [words.badScript(lines.first ?? "")] + lines.dropFirst())
    }
  }

  private static func rehearsal(
    _ contents: DatabaseSnapshot, _ database: PreviewDatabase, _ size: Size, isLinear: Bool
  ) -> Rehearsal<App, AppAction> {
    // Other settings must not change the frames.
    let overrides = isLinear ? [SettingsReading.Override(.linear, "true", from: .standard)] : []
    let rehearsal = Rehearsal(
      size: size, initialState: App(SettingsReading(overrides: overrides)), reducer: appReducer,
      environment: { clock in ToteEnvironment.preview(database, contents, clock: clock) },
      view: AppView.init, keymap: \.keymap,
      mouse: App.mouse, typeahead: \.typeahead, isOver: \.isOver, whenOpen: .started, whenOver: .ended,
      linear: isLinear)
    rehearsal.allowsUnboundKeys = true
    return rehearsal
  }
}

extension FrameAnimation {
  /// As a person would press the keys: letters quickly, with time to look at what other keys did.
  fileprivate init(_ shots: [ScriptedConsole.Shot]) {
    var keys = ""
    var before: ScriptedConsole.Shot?
    self.init(
      shots.map { shot in
        defer { before = shot }
        // What led to the first frame isn't told; the row for the keys is there already.
        guard let before else { return Scene(shot.frame, caption: " ", seconds: 1.5) }
        let isLetter = shot.step.count == 1 && before.frame.cursor?.shape == .bar
        if shot.number != before.number, shot.step != SharedPlay.turn {
          keys += isLetter || keys.isEmpty || keys.last == " " ? "" : " "
          keys += isLetter ? shot.step : "\(shot.step) "
        }
        let seconds = shot == shots.last ? 2.5 : isLetter ? 0.12 : shot.number == before.number ? 0.3 : 0.9
        return Scene(shot.frame, caption: keys, seconds: seconds)
      })
  }
}
