import ToteModel

extension Command {
  static let untick = Command(
    name: "untick", help: { $0.help("help-of-untick") },
    operands: [Operand(.item, .tickedItem, isRepeated: true)],
    options: itemOptions
  ) { shell, arguments in
    try changeItems(
      shell, arguments, changed: { $0.unticked }, unchanged: { $0.wasUnticked }, many: { $0.untickedMany }
    ) { items, workspace, _ in
      workspace.tickItems(items, to: false, .current)
    }
  }
}
