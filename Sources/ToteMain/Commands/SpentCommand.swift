import Screen
import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let spent = Command(
    name: "spent", help: { $0.help("help-of-spent") },
    options: [
      Option(
        "--by", "-b", value: Operand(.group, .choice(Spending.Grouping.allCases.map(\.rawValue))),
        help: { $0.say("price-command-spent-by-option") }),
      Option(
        "--since", "-s", value: Operand(.date, .text), help: { $0.say("price-command-spent-since-option") }),
      Option("--json", help: { $0.say("price-command-spent-json-option") }),
      Option("--csv", help: { $0.say("price-command-spent-csv-option") }),
    ]
  ) { shell, arguments in
    let grouping = arguments["--by"].flatMap(Spending.Grouping.init(rawValue:)) ?? .month
    let start = try arguments["--since"].map { text throws(Refusal) in
      guard let day = Moment(day: text) else { throw Refusal(.usage, words.notADate(text)) }
      return day.instant
    }
    let spending = try shell.read { session in
      Spending(try session.purchasedItems(since: start), by: grouping, since: start)
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: spending)) }
    if arguments.has("--csv") { return try shell.output.write(PurchaseTable.csv(spending)) }
    if spending.rows.isEmpty, shell.places.isThere { shell.say(words.nothingSpent) }
    var columns = Columns(right: [1])
    for row in spending.rows { columns.add(words.name(row.group), row.sum.shown) }
    // Leave the total out of pipes, where it would be added up again.
    if shell.output.isTerminal, spending.rows.count > 1 { columns.add(words.total, spending.total.shown) }
    for line in columns.lines { try shell.print(line) }
    if shell.output.isTerminal, spending.unpricedCount > 0 {
      shell.say(words.unpricedToList(spending.unpricedCount))
    }
  }
}
