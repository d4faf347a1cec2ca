import FoundationEssentials
import Screen
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote home` shows what is at home and puts things there; `tote used` takes them out.
extension Command {
  static let home = Command(
    name: "home", help: { $0.help("help-of-home") },
    options: [Option("--json", help: { $0.say("home-command-json-option") })],
    commands: [.homeAdd, .homeKeep]
  ) { shell, arguments in
    let items =
      try shell.places.isThere
      ? shell.read { try $0.items(of: ShoppingList.homeID).sorted(by: Item.endsBefore) } : []
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: items)) }
    if items.isEmpty { return shell.say(words.nothingAtHome) }
    let today = Moment.now.local.startOfDay
    var columns = Columns(right: [1])
    for item in items {
      columns.add(
        item.name, item.details.amount?.shown ?? "", item.details.store.map { "@\($0)" } ?? "",
        item.bestBefore.map { words.keeps(until: $0, on: today) } ?? "",
        item.details.note.flatMap(BestBefore.rest) ?? "")
    }
    for line in columns.lines { try shell.print(line) }
  }

  static let homeAdd = Command(
    name: "add", help: { $0.help("help-of-home-add") }, operands: [Operand(.item, .item, isRepeated: true)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let today = Moment.now.local
    let lines = arguments.operands.asLines.compactMap { line in
      QuickAdd(line, in: .current).map { BestBefore.read($0.item, on: today) }
    }
    if lines.isEmpty { throw Refusal(.refused, words.blankLine) }
    let items = try shell.edit { session in
      try session.atHome(lines.map(\.name)) { workspace in
        workspace.addAtHome(lines, beginning: words.homeList, .current).items
      }
    }
    if arguments.has("--quiet") { return }
    for item in items { try shell.print(words.keptAtHome(item.line)) }
  }

  static let homeKeep = Command(
    name: "keep", help: { $0.help("help-of-home-keep") },
    operands: [Operand(.item, .item), Operand(.value, .choice(HomeRule.allCases.map(\.rawValue)))],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    guard let name = ParsedItem(name: arguments.operands[0])?.name,
      let rule = HomeRule(rawValue: arguments.operands[1])
    else { throw Refusal(.refused, words.blankLine) }
    try shell.edit { session in
      try session.atHome([name]) { workspace in
        workspace.beginHome(named: words.homeList, .current)
        workspace.setHomeRule(rule, of: name, .current)
      }
    }
    if !arguments.has("--quiet") { try shell.print(words.name(rule, of: name)) }
  }

  static let used = Command(
    name: "used", help: { $0.help("help-of-used") },
    operands: [Operand(.item, .item), Operand(.size, .text, isOptional: true, isRepeated: true)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    guard shell.places.isThere else { throw Refusal(.notFound, words.nothingAtHome) }
    let text = arguments.operands.dropFirst().joined(separator: " ")
    let amount = text.isEmpty ? nil : Amount(text)
    if !text.isEmpty, amount == nil { throw Refusal(.usage, words.notAnAmount(text)) }
    let used = try shell.edit { session in
      guard let home = try session.lists().first(where: \.isHome) else {
        throw Refusal(.notFound, words.nothingAtHome)
      }
      let name = Folding.clean(arguments.operands[0])
      let known = WordForms.keys(of: ItemName.key(of: name))
      var names = [name]
      if try known.allSatisfy({ try session.items(named: $0, on: home.id).isEmpty }) {
        names = [try NameLookup.item(name, on: home, in: session).name]
      }
      return try session.atHome(names) { workspace in
        workspace.useUp(workspace.records.atHome(names[0]), taking: amount, .current)
      }
    }
    if arguments.has("--quiet") { return }
    for (item, outcome) in used { try shell.print(words.used(item.name, outcome)) }
  }
}

extension CommandSession {
  /// Runs a use case on what is at home by these names, with the lists that they may go back to.
  func atHome<Result>(_ names: [String], _ useCase: (inout Workspace) throws -> Result) throws -> Result {
    let lists = try lists()
    let keys = Set(names.map(ItemName.key).flatMap(WordForms.keys))
    let items = try lists.filter { !$0.isArchived }.flatMap { try self.items(of: $0.id, named: keys) }
    var workspace = Workspace(
      DatabaseSnapshot(
        lists: lists, items: items.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) },
        corrections: try rows(keys.map { .correction($0) }),
        purchases: try purchases(of: names.map(ItemName.key)), settings: try settings()),
      writer: Shell.writer(), language: .current)
    workspace.setNotes(try items.filter { $0.list.isHome }.flatMap { try notes(of: $0.id) })
    let result = try useCase(&workspace)
    try save(workspace.unsaved)
    return result
  }
}
