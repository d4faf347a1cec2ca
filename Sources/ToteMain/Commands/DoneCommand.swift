import ToteModel

extension Command {
  static let done = Command(
    name: "done", help: { $0.help("help-of-done") }, operands: [Operand(.item, .openItem, isRepeated: true)],
    options: itemOptions + [
      Option("--store", value: Operand(.store, .store), help: { $0.say("item-command-done-store-option") })
    ]
  ) { shell, arguments in
    let shop = try arguments["--store"].map(Shop.named)
    try changeItems(
      shell, arguments, changed: { $0.ticked }, unchanged: { $0.wasTicked }, many: { $0.tickedMany }
    ) { items, workspace, session in
      // Past purchases decide which store is remembered.
      if let shop { workspace.walk(through: shop, knowing: try session.purchasedItems(in: shop), at: .now) }
      return workspace.tickItems(items, to: true, in: workspace.records.walk?.shop.name, .current)
    }
  }
}
