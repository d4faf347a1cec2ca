import ToteModel

/// `tote done`: ticks items, as Space does in the app.
extension Command {
  static let done = Command(
    name: "done", help: \.doneHelp, operands: [Operand(.item, .openItem, isRepeated: true)],
    options: itemOptions
  ) { shell, arguments in
    try changeItems(
      shell, arguments, changed: { $0.ticked }, unchanged: { $0.wasTicked }, many: { $0.tickedMany }
    ) { items, workspace in
      workspace.tickItems(items, to: true, .current)
    }
  }
}
