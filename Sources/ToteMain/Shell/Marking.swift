import FoundationEssentials
import Screen
import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// `tote done` and `tote rm`: what Space and `d` do on the screen, to items that are named.
extension Command {
  static let done = Command(
    name: "done", summary: "tick what is bought",
    operands: [Operand("ITEM", .openItem, isRepeated: true)], options: markOptions,
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
    try mark(shell, arguments, "done", otherwise: "done already") { items, history in
      let ticking = Ticking(items, to: true, history: history, at: .now)
      return (ticking.title, ticking.changes)
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
    try mark(shell, arguments, "deleted", otherwise: "gone") { items, _ in
      ("delete \(items.summary)", items.map { Change(removing: $0) })
    }
  }

  private static let markOptions = [
    Option("--list", "-l", value: Operand("LIST", .list), help: "look on this list, not on the first"),
    Option("--quiet", "-q", help: "say nothing when all is well"),
  ]

  /// Does something to items, in one step; those that it does not change are told otherwise.
  private static func mark(
    _ shell: Shell, _ arguments: Arguments, _ word: String, otherwise: String,
    _ edit: ([Item], History) -> (title: String, changes: [Change])
  ) throws {
    let isFromInput = arguments.operands == ["-"]
    let words = isFromInput ? try Input.lines() : arguments.operands
    // Nothing is made for it where nothing is.
    guard shell.places.isThere else { throw Names.noList }
    let (list, items, done) = try shell.edit { sitting in
      let list = try Names.list(arguments["--list"], among: sitting.lists(), in: sitting)
      var items: [Item] = []
      var known: Set<Item.ID> = []
      for (index, word) in words.enumerated() {
        let item: Item
        do {
          item = try Names.item(Folding.clean(word), on: list, in: sitting)
        } catch let refusal as Refusal where isFromInput == false {
          throw try Names.hint(at: index, of: words, on: list, in: sitting) ?? refusal
        }
        if known.insert(item.id).inserted { items.append(item) }
      }
      let purchases: [Purchase] = try sitting.rows(Set(items.map { .purchase($0.key) }))
      let (title, changes) = edit(items, History(purchases.map(\.entry)))
      try sitting.perform(title, changes)
      return (list, items, Set(changes.map(\.key)))
    }
    if arguments.has("--quiet") { return }
    guard items.count <= Adding.mostStories else {
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
