import Composable
import Loop
import Screen
import Tote
import ToteFormats
import ToteModel

/// Plays the program from a script of keys without terminal, disk or real time, with equal frames everywhere.
extension Command {
  static let play = Command(
    name: "play", help: \.playHelp, operands: [Operand(.script, .text)],
    options: [
      Option("--size", "-s", value: Operand(.size, .text), help: \.sizeOption),
      Option("--text", help: \.textOption),
      Option("--ansi", help: \.ansiOption),
      Option("--svg", help: \.svgOption),
      Option("--every", "-e", help: \.everyOption),
      Option("--tour", help: \.tourOption),
    ],
    appOptions: ["--theme"]
  ) { shell, arguments in
    let ways = ["--text", "--ansi", "--svg"].filter(arguments.has)
    if ways.count > 1 { throw Refusal(.usage, words.cannotCombine(ways[0], ways[1])) }
    let way = ways.first ?? "--text"
    if way != "--svg", arguments.has("--theme") {
      throw Refusal(.usage, words.themeNeedsSVG)
    }
    if way == "--svg", arguments.has("--every") {
      throw Refusal(.usage, words.cannotCombine("--every", "--svg"))
    }
    let size = try arguments["--size"].map(size(from:)) ?? Size(80, 24)
    let word = arguments.operands[0]
    let script = word == "-" ? try Input.text() : word
    let shots = try shots(of: script, size, hasTour: arguments.has("--tour"))
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
    of script: String, _ size: Size, hasTour: Bool
  ) throws(Refusal) -> [ScriptedConsole.Shot] {
    let contents = DatabaseSnapshot(settings: hasTour ? [] : [Setting(key: "tour", value: "seen")])
    let rehearsal = Rehearsal(
      size: size, initialState: App(), reducer: appReducer,
      environment: { clock in ToteEnvironment.preview(contents, clock: clock) },
      view: AppView.init, keymap: \.keymap, mouse: Mouse { $0.action(forMouse: $1) },
      typeahead: \.typeahead, isOver: \.isOver, whenOpen: .started, whenOver: .ended)
    do {
      rehearsal.allowsUnboundKeys = true
      try rehearsal.play(script)
    } catch {
      let lines = ((error as? RehearsalError)?.message ?? "\(error)").split(separator: "\n").map(String.init)
      throw Refusal(.usage, [words.badScript(lines.first ?? "")] + lines.dropFirst())
    }
    return rehearsal.shots
  }
}
