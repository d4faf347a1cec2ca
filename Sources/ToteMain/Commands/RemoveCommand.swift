import ToteModel

/// `tote rm`: deletes items, as `d` does on the screen.
extension Command {
  static let rm = Command(
    name: "rm", summary: "take something off a list",
    operands: [Operand("ITEM", .item, isRepeated: true)], options: itemOptions,
    about: [
      "Each word is an item, by its whole name or its id, as for tote done. tote undo brings back what is gone.",
      "With - as the only word, every line of standard input is an item. All go, in one step, or none.",
    ],
    examples: [
      Example("tote rm milk", "takes the milk off the first list"),
      Example("tote rm -l Party 'milk @Lidl'", "takes only that one off another list"),
    ]
  ) { shell, arguments in
    try changeItems(shell, arguments, "deleted", otherwise: "gone") { items, workspace in
      workspace.deleteItems(items, .current)
    }
  }
}
