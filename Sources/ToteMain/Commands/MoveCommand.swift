import ToteModel
import ToteStorage

extension Command {
  static let mv = Command(
    name: "mv", help: { $0.help("help-of-mv") },
    operands: [Operand(.item, .item, isRepeated: true), Operand(.list, .list)],
    options: itemOptions + [Option("--create", "-c", help: \.createOption)]
  ) { shell, arguments in
    let isFromInput = arguments.operands.dropLast() == ["-"]
    let names = isFromInput ? try shell.input.lines() : Array(arguments.operands.dropLast())
    guard shell.places.isThere else { throw NameLookup.noList }
    let (list, isNew, items, merged) = try shell.edit { session in
      let lists = try session.lists()
      let from = try NameLookup.list(arguments["--list"], among: lists, in: session)
      let (list, isNew) = try NameLookup.list(
        arguments.operands.last, creates: arguments.has("--create"), among: lists, in: session)
      let items = try NameLookup.items(names, on: from, in: session, areFromInput: isFromInput)
      var moved: (items: [Item], additions: Additions)?
      // Moving makes a new list, so it isn't in the workspace yet.
      try session.perform(
        meeting: items, on: isNew ? lists : lists.filter { $0.id == list.id || $0.id == from.id }
      ) {
        moved = $0.moveItems(items.map(\.id), to: list, .current)
      }
      guard let moved, !moved.items.isEmpty else { throw Refusal(.refused, words.areThereAlready(list.name)) }
      return (list, isNew, moved.items, moved.additions.merged)
    }
    if arguments.has("--quiet") { return }
    if isNew { shell.say(words.createdList(list.name, isDryRun: false)) }
    if items.count > AddCommand.maxReportedItems {
      try shell.print(words.movedMany(items.count, to: list.name))
    } else {
      for item in items { try shell.print(words.moved(item.line, to: list.name)) }
    }
    try printMerged(merged, shell)
  }
}
