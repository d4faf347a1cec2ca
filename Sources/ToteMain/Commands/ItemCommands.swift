import ToteModel
import ToteStorage

/// What `tote done` and `tote rm` have in common: they do something to items on one list, each given by its name.
extension Command {
  static let itemOptions = [
    Option("--list", "-l", value: Operand(.list, .list), help: \.itemListOption),
    Option("--quiet", "-q", help: \.quietOption),
  ]

  /// Edits the items that the operands name, in one step, and prints a line for each, by whether the edit has changed it. The
  /// three choose those words; for many items there is one line.
  static func changeItems(
    _ shell: Shell, _ arguments: Arguments,
    changed: (any CommandLineWords) -> (String) -> String,
    unchanged: (any CommandLineWords) -> (String) -> String,
    many: (any CommandLineWords) -> (Int, String, Int) -> String,
    _ edit: ([Item], inout Workspace) -> Void
  ) throws {
    let isFromInput = arguments.operands == ["-"]
    let names = isFromInput ? try Input.lines() : arguments.operands
    // No database is made for it where there is none.
    guard shell.places.isThere else { throw NameLookup.noList }
    let (list, items, done) = try shell.edit { session in
      let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      var items: [Item] = []
      var known: Set<Item.ID> = []
      for (index, name) in names.enumerated() {
        let item: Item
        do {
          item = try NameLookup.item(Folding.clean(name), on: list, in: session)
        } catch let refusal as Refusal where isFromInput == false {
          throw try NameLookup.hint(at: index, of: names, on: list, in: session) ?? refusal
        }
        if known.insert(item.id).inserted { items.append(item) }
      }
      let purchases: [Purchase] = try session.rows(Set(items.map { .purchase($0.key) }))
      let changes = try session.perform(items: items, lists: [list], purchases: purchases) { workspace in
        edit(items, &workspace)
      }
      return (list, items, Set(changes.map(\.key)))
    }
    if arguments.has("--quiet") { return }
    guard items.count <= AddCommand.maxReportedItems else {
      let count = items.count { done.contains($0.rowKey) }
      return try shell.print(many(words)(count, list.name, items.count - count))
    }
    for item in items {
      try shell.print((done.contains(item.rowKey) ? changed : unchanged)(words)(item.line))
    }
  }
}
