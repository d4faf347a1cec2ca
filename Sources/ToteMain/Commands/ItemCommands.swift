import ToteModel
import ToteStorage

/// What `tote done` and `tote rm` have in common: they do something to items on one list, each given by its name.
extension Command {
  static let itemOptions = [
    Option("--list", "-l", value: Operand("LIST", .list), help: "look on this list, not on the first"),
    Option("--quiet", "-q", help: "say nothing when all is well"),
  ]

  /// Edits the items that the operands name, in one step, and prints a line for each: `word` and the item, or that it is
  /// `otherwise` where the edit has not changed it.
  static func changeItems(
    _ shell: Shell, _ arguments: Arguments, _ word: String, otherwise: String,
    _ edit: ([Item], inout Workspace) -> Void
  ) throws {
    let isFromInput = arguments.operands == ["-"]
    let words = isFromInput ? try Input.lines() : arguments.operands
    // No database is made for it where there is none.
    guard shell.places.isThere else { throw NameLookup.noList }
    let (list, items, done) = try shell.edit { session in
      let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      var items: [Item] = []
      var known: Set<Item.ID> = []
      for (index, word) in words.enumerated() {
        let item: Item
        do {
          item = try NameLookup.item(Folding.clean(word), on: list, in: session)
        } catch let refusal as Refusal where isFromInput == false {
          throw try NameLookup.hint(at: index, of: words, on: list, in: session) ?? refusal
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
      let changed = items.count { done.contains($0.rowKey) }
      let rest = items.count - changed
      let tail = rest == 0 ? "" : " · \(rest) \(rest == 1 ? "was" : "were") \(otherwise)"
      return try shell.print("\(word) \(changed) items on \(list.name)\(tail)")
    }
    for item in items {
      try shell.print(done.contains(item.rowKey) ? "\(word) \(item.line)" : "\(item.line) is \(otherwise)")
    }
  }
}
