import ToteModel

/// `tote done`: ticks items, as Space does on the screen.
extension Command {
  static let done = Command(
    name: "done", summary: "tick what is bought",
    operands: [Operand("ITEM", .openItem, isRepeated: true)], options: itemOptions,
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
    try changeItems(shell, arguments, "done", otherwise: "done already") { items, workspace in
      workspace.tickItems(items, to: true, .current)
    }
  }
}
