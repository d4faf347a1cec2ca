import Composable
import Loop
import Screen
import Tote
import ToteFormats
import ToteModel

/// `tote play`: the whole program, played from a script of keys. There is no terminal, no disk, and no time but the
/// script's; so the same keys give the same frames, today and on every machine.
extension Command {
  static let play = Command(
    name: "play", summary: "play keys to the program, and print what it shows",
    operands: [Operand("SCRIPT", .text)],
    options: [
      Option(
        "--size", "-s", value: Operand("WxH", .text),
        help: "the size of the terminal; 80x24 where none is named"),
      Option("--text", help: "the frame as text (so it is where nothing is said)"),
      Option("--ansi", help: "the frame with its colours, for a terminal"),
      Option("--svg", help: "the frame as a picture"),
      Option("--every", "-e", help: "every frame that was painted, and not only the last one"),
      Option("--tour", help: "begin as on the first day, with the tour"),
    ],
    screenOptions: ["--theme"],
    about: [
      "A character stands for its key; <Enter>, <Esc>, <Space>, <ctrl+r>, <f5> and the like for others, << for <. "
        + "<paste WORDS> pastes, <resize 40x10> changes the size, <wait 2s> lets time go by. - reads the script from "
        + "standard input. Line breaks are no keys.",
      "Nothing that you have is read or changed: the lists are empty at the beginning.",
    ],
    examples: [
      Example("tote play 'a2 kg apples<Enter>milk<Enter><Esc>'", "shows a list with apples and milk on it"),
      Example("tote play --svg --size 60x12 'amilk<Enter><Esc>' >milk.svg", "makes a picture of it"),
    ]
  ) { shell, arguments in
    let ways = ["--text", "--ansi", "--svg"].filter(arguments.has)
    if ways.count > 1 { throw Refusal(.usage, "\(ways[0]) and \(ways[1]) cannot both be done.") }
    let way = ways.first ?? "--text"
    if way != "--svg", arguments.has("--theme") {
      throw Refusal(.usage, "--theme is for a picture: --svg.")
    }
    if way == "--svg", arguments.has("--every") {
      throw Refusal(.usage, "--every makes many frames, and --svg one picture.")
    }
    let size = try arguments["--size"].map(size(from:)) ?? Size(80, 24)
    let word = arguments.operands[0]
    let script = word == "-" ? try Input.text() : word
    let shots = try shots(of: script, size, hasTour: arguments.has("--tour"))
    for (index, shot) in (arguments.has("--every") ? shots[...] : shots.suffix(1)).enumerated() {
      if arguments.has("--every") {
        try shell.output.write(
          "\(index == 0 ? "" : "\n")── \(shot.step.isEmpty ? "start" : shot.step.printable)\n")
      }
      switch way {
      case "--ansi": try shell.output.write(shot.frame.ansi)
      case "--svg": try shell.output.write(shot.frame.svg(theme: ScreenOptions(arguments).theme))
      default: try shell.output.write(shot.frame.plainText)
      }
    }
  }

  private static func size(from text: String) throws(Refusal) -> Size {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy((1...1000).contains) else {
      throw Refusal(.usage, "--size needs columns and rows, like 80x24, and not \(text).")
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
      view: AppView.init, keymap: \.keymap, mouse: { $0.action(forMouse: $1) },
      typeahead: \.typeahead, isOver: \.isOver, whenOpen: .started, whenOver: .ended)
    do {
      try rehearsal.play(script)
    } catch {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      throw Refusal(.usage, ["The script cannot be played. " + (lines.first ?? "")] + lines.dropFirst())
    }
    return rehearsal.shots
  }
}
