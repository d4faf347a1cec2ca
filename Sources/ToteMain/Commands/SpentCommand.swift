import Screen
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote spent`: what was spent, added up by months or otherwise, as the tab of the app does it.
extension Command {
  static let spent = Command(
    name: "spent", help: \.spentHelp,
    options: [
      Option(
        "--by", "-b", value: Operand(.group, .choice(Spending.Grouping.allCases.map(\.rawValue))),
        help: \.spentByOption),
      Option("--since", "-s", value: Operand(.date, .text), help: \.spentSinceOption),
      Option("--json", help: \.spentJSONOption),
    ]
  ) { shell, arguments in
    let grouping = arguments["--by"].flatMap(Spending.Grouping.init(rawValue:)) ?? .month
    let start = try arguments["--since"].map { text throws(Refusal) in
      guard let day = Moment(day: text) else { throw Refusal(.usage, words.notADate(text)) }
      return day
    }
    let spending = try shell.read { session in
      Spending(try session.purchasedItems(since: start), by: grouping, since: start)
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: spending)) }
    if spending.rows.isEmpty, shell.places.isThere { shell.say(words.nothingSpent) }
    var columns = Columns(right: [1])
    for row in spending.rows { columns.add(words.name(row.group), row.sum.shown) }
    // What is added up further on is not counted twice.
    if shell.output.isTerminal, spending.rows.count > 1 { columns.add(words.total, spending.total.shown) }
    for line in columns.lines { try shell.print(line) }
  }
}
