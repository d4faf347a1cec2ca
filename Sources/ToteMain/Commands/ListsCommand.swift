import Screen
import ToteFormats
import Tote
import ToteModel
import ToteStorage

/// `tote lists`: which lists there are, and how much is on each.
extension Command {
  static let lists = Command(
    name: "lists", summary: "show which lists there are",
    options: [
      Option("--all", "-a", help: "archived lists too"),
      Option("--json", help: "print the lists as JSON, each with all its fields"),
    ],
    about: [
      "Lists of the same name show when they were made and how their ids begin, by which any command takes them."
    ],
    examples: [
      Example("tote lists", "shows each list, and how much is to buy on it"),
      Example("tote lists --json | jq -r '.[].name'", "names the lists for a script"),
    ]
  ) { shell, arguments in
    let (lists, counts) = try shell.read { session in
      let lists = try session.lists().filter { arguments.has("--all") || !$0.isArchived }
      return (lists, try arguments.has("--json") ? [:] : session.counts())
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: lists)) }
    if lists.isEmpty, shell.places.isThere { shell.say("There is no list yet.") }
    let names = Dictionary(lists.map { (ItemName.key(of: $0.name), 1) }, uniquingKeysWith: +)
    var columns = Columns(right: [1])
    for list in lists {
      let count = counts[list.id] ?? (remaining: 0, ticked: 0)
      columns.add(
        list.name, "\(count.remaining) of \(count.remaining + count.ticked) left",
        list.isArchived ? "archived" : "",
        names[ItemName.key(of: list.name)] == 1
          ? ""
          : "made \(list.created.shownDay)  \(NameLookup.shortID(of: list.id.uuid, among: lists.map(\.id.uuid)))"
      )
    }
    for line in columns.lines { try shell.print(line) }
  }
}
