import Screen
import ToteFormats
import Tote
import ToteModel
import ToteStorage

/// `tote ls`: what is on a list, or on all, as the app shows it, as text for people or as JSON for programs.
extension Command {
  static let ls = Command(
    name: "ls", help: \.lsHelp, operands: [Operand(.list, .list, isOptional: true)],
    options: [
      Option("--all", "-a", help: \.lsAllOption),
      Option("--todo", "-t", help: \.lsTodoOption),
      Option("--json", help: \.lsJSONOption),
    ]
  ) { shell, arguments in
    let isTodo = arguments.has("--todo")
    if arguments.has("--all"), !arguments.operands.isEmpty {
      throw Refusal(.usage, words.allTakesNoList)
    }
    let records = try shell.read { session in
      var lists = try session.lists()
      if arguments.has("--all") {
        lists = lists.filter { !$0.isArchived }
        let shown = Set(lists.map(\.id))
        let items = try session.items(areTicked: isTodo ? false : nil).filter { shown.contains($0.list) }
        return Records(lists: lists, items: items, settings: try session.settings())
      } else if let word = arguments.operands.first {
        lists = [try NameLookup.list(word, among: lists, in: session)]
      } else {
        lists = lists.first { !$0.isArchived }.map { [$0] } ?? []
      }
      return Records(
        lists: lists,
        items: try lists.flatMap { try session.items(of: $0.id, areTicked: isTodo ? false : nil) },
        settings: try session.rows(lists.map { .setting(Arrangement.key(of: $0.id)) }))
    }
    if arguments.has("--json") {
      return try shell.output.write(JSONFormat.array(of: records.lists.flatMap { records.items(of: $0.id) }))
    }
    if records.lists.isEmpty, shell.places.isThere { shell.say(words.noListYet) }
    for (index, list) in records.lists.enumerated() {
      // By what was asked for, not by what is there: a script need not look how many lists there are.
      try ListOutput(records: records, list: list, shell: shell).write(
        isFirst: index == 0, isNamed: arguments.has("--all"))
    }
  }
}

/// One list as text.
private struct ListOutput {
  let records: Records
  let list: ShoppingList
  let shell: Shell

  func write(isFirst: Bool, isNamed: Bool) throws {
    let lines = records.lines(of: list.id)
    let isTerminal = shell.output.isTerminal
    var columns = Columns(right: [1, 2])
    var items: [Item] = []
    items.reserveCapacity(lines.items.count)
    for item in lines.items {
      items.append(item)
      columns.add(
        "[\(item.isTicked ? "x" : " ")] \(item.name)", item.amount?.shown ?? "",
        (item.details.linePrice ?? item.price)?.shown ?? "", item.details.remarks)
    }
    let rows = columns.lines
    // In a pipe a line is an item, and says itself on which list it is where all are shown.
    guard isTerminal else {
      let head = isNamed ? "\(list.name.printable): " : ""
      for row in rows { try shell.output.write(head + row + "\n") }
      return
    }
    let totals = records.totals(of: list.id)
    if !isFirst { try shell.output.write("\n") }
    try shell.output.write(bold("\(list.name.printable)  \(words.left(totals))") + "\n")
    var next = 0
    for group in lines.groups {
      if let title = group.title { try shell.output.write(title.printable + "\n") }
      for row in next..<next + group.count {
        try shell.output.write("  " + (items[row].isTicked ? dim(rows[row]) : rows[row]) + "\n")
      }
      next += group.count
    }
    if items.isEmpty { shell.say(words.listIsEmpty) }
  }

  private func bold(_ text: String) -> String { shell.output.hasColor ? "\u{1B}[1m\(text)\u{1B}[m" : text }
  private func dim(_ text: String) -> String { shell.output.hasColor ? "\u{1B}[2m\(text)\u{1B}[m" : text }
}
