import Screen
import ToteFormats
import ToteModel
import ToteStorage

/// `tote history`: the steps that were taken, the newest first, with the numbers that `tote undo` takes.
extension Command {
  static let history = Command(
    name: "history", help: { $0.help("help-of-history") },
    options: [
      Option(
        "--last", "-n", value: Operand(.count, .number),
        help: { $0.say("history-command-history-count-option") }),
      Option("--json", help: { $0.say("history-command-history-json-option") }),
    ]
  ) { shell, arguments in
    let count = arguments["--last"].flatMap { Int($0) } ?? 20
    let history = try shell.read { try StepHistory($0.journal(ofLast: count)) }
    let steps = Array(history.steps.prefix(count))
    if arguments.has("--json") {
      return try shell.output.write(JSONFormat.array(of: steps) { words.told($0) })
    }
    if steps.isEmpty, shell.places.isThere { shell.say(words.noHistoryYet) }
    var columns = Columns(right: [0])
    for step in steps {
      let moment = step.entry.moment.local
      columns.add(
        "\(step.number)", "\(moment.day) \(moment.timeOfDay)", words.name(step.entry.writer.program),
        words.told(step.entry), step.isUndone ? words.stepIsUndone : step.isNext ? words.stepIsNext : "")
    }
    for line in columns.lines { try shell.print(line) }
  }

  /// The number of a step as typed.
  static func stepNumber(_ word: String) throws(Refusal) -> Int64 {
    guard let number = Int64(word), number >= 0 else { throw Refusal(.usage, words.notAStep(word)) }
    return number
  }
}
