import Screen
import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let lists = Command(
    name: "lists", help: { $0.help("help-of-lists") },
    options: [
      Option("--all", "-a", help: { $0.say("list-command-lists-all-option") }),
      Option("--json", help: { $0.say("list-command-lists-json-option") }),
    ]
  ) { shell, arguments in
    let (lists, counts) = try shell.read { session in
      let lists = try session.lists().toShop.filter { arguments.has("--all") || !$0.isArchived }
      return (lists, try arguments.has("--json") ? [:] : session.counts())
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: lists)) }
    if lists.isEmpty, shell.places.isThere { shell.say(words.noListYet) }
    let names = Dictionary(lists.map { (ItemName.key(of: $0.name), 1) }, uniquingKeysWith: +)
    let ids = names.values.contains { $0 > 1 } ? NameLookup.shortIDs(of: lists.map(\.id.uuid)) : [:]
    var columns = Columns(right: [1])
    for list in lists {
      let count = counts[list.id] ?? (remaining: 0, ticked: 0)
      columns.add(
        list.name, words.left(Totals(remaining: count.remaining, ticked: count.ticked)),
        list.isArchived ? words.archivedList : "",
        names[ItemName.key(of: list.name)] == 1
          ? ""
          : "\(words.created(list.created.local.shownDay))  \(ids[list.id.uuid] ?? "")"
      )
    }
    for line in columns.lines { try shell.print(line) }
  }
}
