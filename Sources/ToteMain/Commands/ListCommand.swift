import FoundationEssentials
import Screen
import ToteFormats
import ToteModel
import ToteStorage

/// `tote ls`: lists as the app shows and filters them, as text, JSON or by a template.
extension Command {
  static let ls = Command(
    name: "ls", help: { $0.help("help-of-ls") },
    operands: [
      Operand(.list, .list, isOptional: true), Operand(.filter, .filter, isOptional: true, isRepeated: true),
    ],
    options: [
      Option("--all", "-a", help: { $0.say("list-command-ls-all-option") }),
      Option("--todo", "-t", help: { $0.say("list-command-ls-todo-option") }),
      Option(
        "--sort", "-s", value: Operand(.order, .choice(Arrangement.Sort.allCases.map(\.rawValue))),
        help: { $0.say("list-command-ls-sort-option") }),
      Option(
        "--group", "-g", value: Operand(.group, .choice(Arrangement.Grouping.allCases.map(\.rawValue))),
        help: { $0.say("list-command-ls-group-option") }),
      Option("--store", value: Operand(.store, .store), help: { $0.say("list-command-ls-store-option") }),
      Option(
        "--limit", "-n", value: Operand(.count, .number), help: { $0.say("list-command-ls-limit-option") }),
      Option("--ids", help: { $0.say("list-command-ls-ids-option") }),
      Option("--format", value: Operand(.format, .text), help: { $0.say("list-command-ls-format-option") }),
      Option("--json", help: { $0.say("list-command-ls-json-option") }),
    ]
  ) { shell, arguments in
    var command = ShowListCommand(shell, arguments)
    try command.run()
  }
}

/// One `tote ls`.
struct ShowListCommand {
  private let shell: Shell
  private let arguments: Arguments
  private let target: FilteredList
  /// The shop to walk through.
  private var shop: Shop?

  init(_ shell: Shell, _ arguments: Arguments) {
    self.shell = shell
    self.arguments = arguments
    target = FilteredList(arguments)
  }

  mutating func run() throws {
    if arguments.has("--all"), target.name != nil { throw Refusal(.usage, words.allTakesNoList) }
    if let store = arguments["--store"] {
      if arguments["--group"] != nil { throw Refusal(.usage, words.storeOrGroup) }
      shop = try Shop.named(store)
    }
    let template = try arguments["--format"].map { text throws(Refusal) in try ItemTemplate(text) }
    if template != nil, arguments.has("--json") || arguments.has("--ids") {
      throw Refusal(.usage, words.formatAlone)
    }
    try target.check()
    let records = try shell.read(read)
    let shown = shownItems(in: records)
    if arguments.has("--json") {
      try shell.output.write(JSONFormat.array(of: shown.lazy.flatMap(\.items)))
    } else if let template {
      for item in shown.lazy.flatMap(\.items) { try shell.output.write(template.text(of: item) + "\n") }
    } else {
      if records.lists.isEmpty, shell.places.isThere { shell.say(words.noListYet) }
      for (index, list) in shown.enumerated() {
        // Depends on the request, not on how many lists there are, so scripts can rely on it.
        try ListOutput(
          list: list, isNamed: arguments.has("--all"), hasIDs: arguments.has("--ids"), shell: shell
        ).write(isFirst: index == 0)
      }
    }
    if !target.filter.isEmpty, shown.allSatisfy(\.items.isEmpty) {
      throw Refusal(.notFound, [words.nothingMatches(target.filter)] + (try hitsElsewhere(than: records)))
    }
  }

  private func read(_ session: CommandSession) throws -> Records {
    var records = try rows(session)
    if let shop { try records.walk(through: shop, in: session) }
    return records
  }

  /// Where the filter finds something, if not on the list that was asked for.
  private func hitsElsewhere(than records: Records) throws -> [String] {
    guard !arguments.has("--all"), let list = records.lists.first else { return [] }
    let areTicked = arguments.has("--todo") ? false : nil
    var all = try shell.read { try Records(lists: $0.lists(), items: $0.items(areTicked: areTicked)) }
    all.setWalk(records.walk)
    let query = ItemQuery(target.filter) { ListHeading.category($0).title }
    let places = all.findElsewhere(query, than: list.id).places
    return places.isEmpty ? [] : [places]
  }

  private func rows(_ session: CommandSession) throws -> Records {
    let areTicked = arguments.has("--todo") ? false : nil
    var lists = try session.lists()
    if arguments.has("--all") {
      lists = lists.filter { !$0.isArchived && !$0.isHome }
      let shown = Set(lists.map(\.id))
      let items = try session.items(areTicked: areTicked).filter { shown.contains($0.list) }
      return Records(lists: lists, items: items, settings: try settings(of: lists, in: session))
    } else if let name = target.name {
      lists = [try list(name, among: lists, in: session)]
    } else {
      lists = (lists.setAsDefault ?? lists.first { !$0.isArchived && !$0.isHome }).map { [$0] } ?? []
    }
    return Records(
      lists: lists, items: try lists.flatMap { try session.items(of: $0.id, areTicked: areTicked) },
      settings: try settings(of: lists, in: session))
  }

  /// If no name begins with the word, it may have been meant as a filter.
  private func list(
    _ name: String, among lists: [ShoppingList], in session: CommandSession
  ) throws(Refusal) -> ShoppingList {
    do throws(Refusal) {
      return try NameLookup.list(name, among: lists, in: session)
    } catch {
      let key = ItemName.key(of: name)
      guard !key.isEmpty, let first = lists.first(where: { !$0.isArchived }),
        !lists.contains(where: { ItemName.key(of: $0.name).hasPrefix(key) })
      else { throw error }
      let line = ["tote ls"] + ([first.name] + arguments.operands).map(Shell.word)
      throw Refusal(error.code, error.lines + [words.toFilterFirst(line.joined(separator: " "))])
    }
  }

  /// As the app arranges each list, or as requested, with hand-sorted aisles; programs get the list's order.
  private func settings(of lists: [ShoppingList], in session: CommandSession) throws -> [Setting] {
    let sort = arguments["--sort"].flatMap(Arrangement.Sort.init(rawValue:))
    let grouping = arguments["--group"].flatMap(Arrangement.Grouping.init(rawValue:))
    let known: [Setting] = try session.rows(lists.map { .setting(Arrangement.key(of: $0.id)) })
    let arrangements = lists.map { list in
      let key = Arrangement.key(of: list.id)
      var arrangement =
        sort != nil || arguments.has("--json")
        ? .plain : known.first { $0.key == key }.map { Arrangement(stored: $0.value) } ?? .usual
      arrangement.sort = sort ?? arrangement.sort
      arrangement.grouping = grouping ?? arrangement.grouping
      return Setting(key: key, value: arrangement.stored)
    }
    return try arrangements + (shop.map { try session.rows([Records.aisles(of: $0)]) } ?? [])
  }

  /// What the filter finds on each list, and no more than the limit in all.
  private func shownItems(in records: Records) -> [ShownList] {
    var left = arguments["--limit"].flatMap { Int($0) } ?? .max
    return records.lists.compactMap { list in
      var lines = records.lines(of: list.id)
      if !target.filter.isEmpty {
        let query = target.query(among: lines.items)
        lines = records.find(query, on: list.id)
      }
      let shown = ShownList(
        list: list, items: lines.items.count > left ? Array(lines.items.prefix(left)) : Array(lines.items),
        groups: lines.groups)
      left -= shown.items.count
      return shown.items.isEmpty && (!target.filter.isEmpty || lines.count > 0) ? nil : shown
    }
  }
}

extension Records {
  /// As the app walks through a shop: in the order of its aisles, by what was bought there.
  mutating func walk(through shop: Shop, in session: CommandSession) throws {
    let bought = try session.purchasedItems(in: shop)
    var walk = walk(through: shop, learned: AisleOrder.learned(from: bought))
    let storeless = lists.flatMap { list in
      items(of: list.id).lazy.filter { !$0.isTicked && $0.store == nil }.map(\.key)
    }
    let history = PurchaseHistory(try session.purchases(of: Set(storeless)).map(\.entry))
    walk.learn(from: bought, besides: history)
    setWalk(walk)
  }
}

extension Shop {
  /// Refuses a blank name, which asks for nothing.
  static func named(_ text: String) throws(Refusal) -> Shop {
    guard let shop = Shop(text) else { throw Refusal(.usage, words.emptyStore) }
    return shop
  }
}

/// What shows of a list.
private struct ShownList {
  let list: ShoppingList
  let items: [Item]
  /// May contain more than is shown.
  let groups: [ListGroup]

  /// How many are left to buy, and their price.
  var heading: String {
    let open = items.filter { !$0.isTicked }
    var prices = PriceSums()
    for item in open { prices.add(item.details.linePrice, times: 1) }
    let totals = Totals(remaining: open.count, ticked: items.count - open.count)
    return [
      words.left(totals),
      prices.isEmpty ? nil : words.withUnpriced(words.toPay(prices.shown), prices.unpriced),
    ].compactMap { $0 }
      .joined(separator: " · ")
  }
}

/// One list as text.
private struct ListOutput {
  let list: ShownList
  let isNamed: Bool
  let hasIDs: Bool
  let shell: Shell

  func write(isFirst: Bool) throws {
    let rows = self.rows
    let name = list.list.name.printable
    guard shell.output.isTerminal else {
      for (item, row) in zip(list.items, rows) {
        try shell.output.write("\(id(of: item))\(isNamed ? "\(name): " : "")\(row)\n")
      }
      return
    }
    if !isFirst { try shell.output.write("\n") }
    try shell.output.write(bold("\(name)  \(list.heading)") + "\n")
    var next = 0
    for group in list.groups where next < rows.count {
      if let title = group.title { try shell.output.write(title.printable + "\n") }
      let end = min(rows.count, next + group.count)
      for (item, row) in zip(list.items[next..<end], rows[next..<end]) {
        try shell.output.write("  \(id(of: item))\(item.isTicked ? dim(row) : row)\n")
      }
      next = end
    }
    if list.items.isEmpty { shell.say(words.listIsEmpty) }
  }

  private var rows: [String] {
    var columns = Columns(right: [1, 2])
    for item in list.items {
      columns.add(
        "[\(item.isTicked ? "x" : " ")] \(item.name)", item.amount?.shown ?? "",
        (item.details.linePrice ?? item.price)?.shown ?? "", item.details.remarks)
    }
    return columns.lines
  }

  /// The whole id, which every command accepts.
  private func id(of item: Item) -> String { hasIDs ? "\(item.id)  " : "" }

  private func bold(_ text: String) -> String { shell.output.hasColor ? "\u{1B}[1m\(text)\u{1B}[m" : text }
  private func dim(_ text: String) -> String { shell.output.hasColor ? "\u{1B}[2m\(text)\u{1B}[m" : text }
}
