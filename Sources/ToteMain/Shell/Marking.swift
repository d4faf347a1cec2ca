import FoundationEssentials
import Screen
import Tote
import ToteStorage

/// `tote done` and `tote rm`: what Space and `d` do on the screen, to items that are named.
extension Command {
  static let done = Command(
    name: "done", summary: "tick what is bought",
    operands: [Operand("ITEM", .item, isRepeated: true)], options: markOptions,
    about: [
      "Each word is an item, by its whole name or its id; case and accents do not count, and a name of several words "
        + "needs quotes. Where two items have one name, what else is known of one tells them apart: 'milk @Lidl'. "
        + "What is ticked counts as bought, and comes back when the name is typed again.",
      "With - as the only word, every line of standard input is an item. All are ticked, in one step, or none.",
    ],
    examples: [
      Example("tote done apples 'cherry tomatoes'", "ticks both"),
      Example("tote ls --json | jq -r '.[].name' | tote done -", "ticks everything"),
    ]
  ) { shell, arguments in
    try mark(shell, arguments, "done", "done already") { items, ledger in
      let open = items.filter { !$0.isTicked }
      let ticking = Ticking(open, to: true, history: ledger.shelf.history, at: .now)
      if !open.isEmpty { ledger.perform(ticking.title, ticking.changes) }
      return Set(open.map(\.id))
    }
  }

  static let rm = Command(
    name: "rm", summary: "take something off a list",
    operands: [Operand("ITEM", .item, isRepeated: true)], options: markOptions,
    about: [
      "Each word is an item, by its whole name or its id, as for tote done. tote undo brings back what is gone.",
      "With - as the only word, every line of standard input is an item. All go, in one step, or none.",
    ],
    examples: [
      Example("tote rm milk", "takes the milk off the first list"),
      Example("tote rm -l Party 'milk @Lidl'", "takes only that one off another list"),
    ]
  ) { shell, arguments in
    try mark(shell, arguments, "deleted", "") { items, ledger in
      ledger.perform("delete \(items.told)", items.map { Change(removing: $0) })
      return Set(items.map(\.id))
    }
  }

  private static let markOptions = [
    Option("--list", "-l", value: Operand("LIST", .list), help: "look on this list, not on the first"),
    Option("--quiet", "-q", help: "say nothing when all is well"),
  ]

  /// Does something to items; the answer of what is done is which of them it was done to.
  private static func mark(
    _ shell: Shell, _ arguments: Arguments, _ word: String, _ otherwise: String,
    _ edit: ([Item], inout Ledger) -> Set<Item.ID>
  ) throws {
    let words = arguments.operands == ["-"] ? try Input.lines() : arguments.operands
    let (items, done) = try shell.edit { sitting in
      let lists = try sitting.begunLists()
      let list = try Names.list(arguments["--list"], among: lists)
      var items: [Item] = []
      for word in words {
        let item = try Names.item(Folding.clean(word), on: list, in: sitting)
        if !items.contains(where: { $0.id == item.id }) { items.append(item) }
      }
      var done: Set<Item.ID> = []
      if items.isEmpty { return (items, done) }
      try sitting.perform(
        items: items, lists: lists, purchases: sitting.rows(Set(items.map { .purchase($0.key) })),
        { ledger in done = edit(items, &ledger) })
      return (items, done)
    }
    if arguments.has("--quiet") { return }
    for item in items {
      try shell.print(done.contains(item.id) ? "\(word) \(item.line)" : "\(item.line) is \(otherwise)")
    }
  }
}
