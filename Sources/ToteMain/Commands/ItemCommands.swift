import ToteModel
import ToteStorage

/// What `tote done`, `untick` and `rm` share: they change named items of one list.
extension Command {
  static let itemOptions = [
    Option("--list", "-l", value: Operand(.list, .list), help: { $0.say("item-command-item-list-option") }),
    Option("--quiet", "-q", help: \.quietOption),
  ]

  /// Existing items that absorbed others.
  typealias Merged = [(item: Item, outcome: AddOutcome)]

  /// Edits the named items in one step and prints a line for each, or one line for many.
  static func changeItems(
    _ shell: Shell, _ arguments: Arguments,
    changed: (any CommandLineWords) -> (String) -> String,
    unchanged: (any CommandLineWords) -> (String) -> String,
    many: (any CommandLineWords) -> (Int, String, Int) -> String,
    _ edit: ([Item], inout Workspace, CommandSession) throws -> Merged
  ) throws {
    let isFromInput = arguments.operands == ["-"]
    let names = isFromInput ? try shell.input.lines() : arguments.operands
    // Don't make a database for this.
    guard shell.places.isThere else { throw NameLookup.noList }
    let (list, items, done, merged) = try shell.edit { session in
      let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      let items = try NameLookup.items(names, on: list, in: session, areFromInput: isFromInput)
      var merged: Merged = []
      let changes = try session.perform(meeting: items, on: [list]) { workspace in
        merged = try edit(items, &workspace, session)
      }
      return (list, items, Set(changes.map(\.key)), merged)
    }
    if arguments.has("--quiet") { return }
    if items.count > AddCommand.maxReportedItems {
      let count = items.count { done.contains($0.rowKey) }
      try shell.print(many(words)(count, list.name, items.count - count))
    } else {
      for item in items {
        try shell.print((done.contains(item.rowKey) ? changed : unchanged)(words)(item.line))
      }
    }
    try printMerged(merged, shell)
  }

  static func printMerged(_ merged: Merged, _ shell: Shell, isDryRun: Bool = false) throws {
    if merged.count > AddCommand.maxReportedItems {
      return try shell.print(words.mergedMany(merged.count, isDryRun: isDryRun))
    }
    for (item, _) in merged { try shell.print(words.merged(item.line, isDryRun: isDryRun)) }
  }
}
