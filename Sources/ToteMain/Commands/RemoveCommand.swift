import ToteModel

extension Command {
  static let rm = Command(
    name: "rm", help: { $0.help("help-of-rm") }, operands: [Operand(.item, .item, isRepeated: true)],
    options: itemOptions
  ) { shell, arguments in
    try changeItems(
      shell, arguments, changed: { $0.deleted }, unchanged: { $0.wasDeleted }, many: { $0.deletedMany }
    ) { items, workspace, _ in
      workspace.deleteItems(items, .current)
      return []
    }
  }
}
