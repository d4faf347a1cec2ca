import ToteModel
import ToteStorage

/// `tote edit`: changes or prints the whole line of an item, as `e` does in the app.
extension Command {
  static let edit = Command(
    name: "edit", help: { $0.help("help-of-edit") },
    operands: [Operand(.item, .item), Operand(.text, .text, isOptional: true, isRepeated: true)],
    options: itemOptions
  ) { shell, arguments in
    guard shell.places.isThere else { throw NameLookup.noList }
    let (name, line) = (arguments.operands[0], arguments.operands.dropFirst().joined(separator: " "))
    if arguments.operands.count == 1 {
      return try shell.print(
        shell.read { session in
          let (item, _) = try editedItem(name, arguments, in: session)
          let keys = WordForms.keys(of: item.key)
          return try session.workspace(corrections: session.rows(keys.map { .correction($0) }))
            .line(of: item).text(in: .current)
        })
    }
    let (item, merged, changed) = try shell.edit { session in
      let (item, list) = try editedItem(name, arguments, in: session)
      let currency = try session.knownCurrency(of: list.id)
      guard
        let understood = QuickAdd(
          line, own: try session.ownCategories(of: list.id), currency: currency ?? .assumed, in: .current)
      else { throw Refusal(.refused, words.blankEdit) }
      if currency == nil { shell.warn(ofAssumedCurrencyIn: [line]) }
      shell.warn(ofReplacedPartsOf: understood)
      let parsed = understood.item
      let spelled = try session.spelled([parsed])[0]
      var additions: Additions?
      let changes = try session.perform(meeting: [item], named: [parsed.name], on: [list]) { workspace in
        additions = workspace.editItem(workspace.line(of: item), to: spelled, .current)
      }
      return (item, additions?.merged ?? [], changes.isEmpty ? nil : additions?.items.first)
    }
    if arguments.has("--quiet") { return }
    guard let changed else { return shell.say(words.nothingChanged) }
    if merged.isEmpty { try shell.print(words.edited(item.name, to: changed.line)) }
    try printMerged(merged, shell)
  }

  /// The item and its list, which an id may find elsewhere.
  private static func editedItem(
    _ name: String, _ arguments: Arguments, in session: CommandSession
  ) throws -> (Item, ShoppingList) {
    let lists = try session.lists()
    let list = try NameLookup.list(arguments["--list"], among: lists, in: session)
    let item = try NameLookup.item(Folding.clean(name), on: list, in: session)
    return (item, lists.first { $0.id == item.list } ?? list)
  }
}
