import Tote
import ToteModel

extension Command {
  static let done = Command(
    name: "done", help: { $0.help("help-of-done") },
    operands: [Operand(.item, .openItem, isOptional: true, isRepeated: true)],
    options: itemOptions + [
      Option("--store", value: Operand(.store, .store), help: { $0.say("item-command-done-store-option") })
    ]
  ) { shell, arguments in
    let arguments = try arguments.operands.isEmpty ? picked(arguments, shell) : arguments
    if try isAtHome(arguments, shell) { return try useUp(arguments, shell) }
    let shop = try arguments["--store"].map(Shop.named)
    try changeItems(
      shell, arguments, changed: { $0.ticked }, unchanged: { $0.wasTicked }, many: { $0.tickedMany }
    ) { items, workspace, session in
      // Past purchases decide which store is remembered.
      if let shop { workspace.walk(through: shop, knowing: try session.purchasedItems(in: shop), at: .now) }
      return workspace.tickItems(items, to: true, in: workspace.records.walk?.shop.name, .current)
    }
  }

  /// Without names, a person chooses them below the prompt.
  private static func picked(_ arguments: Arguments, _ shell: Shell) throws -> Arguments {
    guard shell.canAsk else { throw Refusal(missing: .item, of: "done") }
    guard shell.places.isThere else { throw NameLookup.noList }
    let (list, items) = try shell.read { session in
      let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      return (list, try session.items(of: list.id, areTicked: false))
    }
    if items.isEmpty { throw Refusal(.notFound, words.nothingToTick(on: list.name)) }
    let pick = Pick(
      list.isHome ? words.pickToUseUp : words.pickToTick, items.map(Pick.Row.init), takesSeveral: true)
    var picked = arguments
    picked.operands = try shell.choose(pick).map { items[$0].id.uuid.uuidString }
    return picked
  }

  private static func isAtHome(_ arguments: Arguments, _ shell: Shell) throws -> Bool {
    guard let name = arguments["--list"], shell.places.isThere else { return false }
    return try shell.read { try NameLookup.list(name, among: $0.lists(), in: $0).isHome }
  }

  /// There, what is done is used up, as by Space in the app.
  private static func useUp(_ arguments: Arguments, _ shell: Shell) throws {
    let isFromInput = arguments.operands == ["-"]
    let names = isFromInput ? try shell.input.lines() : arguments.operands
    let used = try shell.edit { session in
      let home = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      let items = try NameLookup.items(names, on: home, in: session, areFromInput: isFromInput)
      return try session.atHome(items.map(\.name)) { $0.useUp(items, .current) }
    }
    if arguments.has("--quiet") { return }
    for (item, outcome) in used { try shell.print(words.used(item.name, outcome)) }
  }
}
