import ToteModel

/// `tote clear`: removes what is ticked, as `X` does in the app.
extension Command {
  static let clear = Command(
    name: "clear", help: { $0.help("help-of-clear") },
    options: itemOptions + [
      Option(
        "--paid", value: Operand(.price, .text), help: { $0.say("item-command-clear-paid-option") }),
      Option("--store", value: Operand(.store, .store), help: { $0.say("item-command-clear-store-option") }),
    ]
  ) { shell, arguments in
    let shop = try arguments["--store"].map(Shop.named)
    guard shell.places.isThere else { throw NameLookup.noList }
    let text = arguments["--paid"]
    let (list, cleared, undecided) = try shell.edit { session in
      let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      let ticked = try session.items(of: list.id, areTicked: true)
      let paid = try text.map { text throws in
        let price = try Price(sum: text, currency: session.knownCurrency(of: list.id))
        guard let price else { throw Refusal(.usage, words.notAPrice(text)) }
        return price
      }
      let shares = paid == nil ? [] : try ticked.flatMap { try session.purchasedItems(of: $0.id) }
      // What always goes home meets what is there.
      let home = list.isHome ? nil : try session.lists().first(where: \.isHome)
      let keys = home == nil ? [] : Set(ticked.flatMap { WordForms.keys(of: $0.key) })
      let kept = try home.map { try session.items(of: $0.id, named: keys) } ?? []
      var workspace = Workspace(
        DatabaseSnapshot(
          lists: [list, home].compactMap { $0 }, items: ticked + kept,
          corrections: try session.rows(keys.map { .correction($0) }), settings: try session.settings(),
          purchasedItems: (try shop.map { try session.purchasedItems(in: $0) } ?? []) + shares),
        writer: Shell.writer(), language: .current)
      workspace.setNotes(try ticked.flatMap { try session.notes(of: $0.id) })
      if let shop { workspace.beginWalk(through: shop, at: .now) }
      let cleared = workspace.clearTicked(on: list.id, paying: paid, .current)
      try session.save(workspace.unsaved)
      return (list, cleared, workspace.undecidedAtHome(cleared).compactMap { workspace.stocked($0) })
    }
    if arguments.has("--quiet") { return }
    if cleared.isEmpty { return shell.say(words.nothingToClear(list.name, in: shop)) }
    if cleared.count <= AddCommand.maxReportedItems {
      for item in cleared { try shell.print(words.deleted(item.line)) }
    } else {
      try shell.print(words.deletedMany(cleared.count, on: list.name, already: 0))
    }
    // The app asks.
    if !undecided.isEmpty, shell.isAtTerminal {
      let shown = undecided.prefix(3).map { "'\($0.text(in: .current).replacing("'", with: "'\\''"))'" }
      shell.say(words.keepsAtHome(shown + (undecided.count > 3 ? ["…"] : [])))
    }
  }
}
