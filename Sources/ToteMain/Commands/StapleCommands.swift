import Screen
import ToteFormats
import ToteModel
import ToteStorage

/// `tote staples` adds what is due, as the app does once a day; `tote repeat` sets how often.
extension Command {
  static let staples = Command(
    name: "staples", help: { $0.help("help-of-staples") },
    operands: [Operand(.list, .list, isOptional: true)],
    options: [
      Option("--show", "-s", help: { $0.say("staple-command-staples-show-option") }),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
      Option("--json", help: { $0.say("staple-command-staples-json-option") }),
    ]
  ) { shell, arguments in
    guard shell.places.isThere else { throw NameLookup.noList }
    if arguments.has("--show") { return try showStaples(shell, arguments) }
    let isDryRun = arguments.has("--dry-run")
    let (items, lists, next) = try shell.edit(isRehearsal: isDryRun) { session in
      var workspace = try session.stapleWorkspace()
      let list = try listNamed(arguments, in: session)
      let items = workspace.addStaples(dueAt: .now, on: list, .current)
      try session.save(workspace.unsaved)
      return (items, workspace.records.lists, workspace.staplesByDueDay(on: list).first)
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: items)) }
    if arguments.has("--quiet") { return }
    if items.isEmpty {
      return shell.say(
        next.map { words.nothingDue(next: $0.staple.name, on: $0.due?.shownDay) } ?? words.noStaples)
    }
    for item in items {
      let list = lists.first { $0.id == item.list }?.name ?? ""
      try shell.print(words.added(item.line, to: list, isDryRun: isDryRun))
    }
  }

  private static func showStaples(_ shell: Shell, _ arguments: Arguments) throws {
    let (staples, lists) = try shell.read { session in
      let list = try listNamed(arguments, in: session)
      let workspace = try session.stapleWorkspace()
      return (workspace.staplesByDueDay(on: list), workspace.records.lists)
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: staples)) }
    if staples.isEmpty { return shell.say(words.noStaples) }
    let today = Moment.now.local
    var columns = Columns()
    for (staple, due) in staples {
      let list = lists.first { $0.id == staple.list }
      let day = due.map { $0 <= today ? words.isDue : $0.shownDay } ?? words.dueIsUnknown
      columns.add(
        staple.name, words.name(staple.every), list?.isArchived == false ? day : words.archivedList,
        list?.name ?? "")
    }
    for line in columns.lines { try shell.print(line) }
  }

  private static func listNamed(
    _ arguments: Arguments, in session: CommandSession
  ) throws -> ShoppingList.ID? {
    try arguments.operands.first.map { try NameLookup.list($0, among: session.lists(), in: session).id }
  }

  static let `repeat` = Command(
    name: "repeat", help: { $0.help("help-of-repeat") },
    operands: [Operand(.item, .item), Operand(.interval, .text, isOptional: true, isRepeated: true)],
    options: itemOptions
  ) { shell, arguments in
    guard shell.places.isThere else { throw NameLookup.noList }
    let text = arguments.operands.dropFirst().joined(separator: " ")
    if arguments.operands.count == 1 {
      let (name, every) = try shell.read { session in
        let thing = try repeatedThing(arguments, in: session)
        return (thing.name, try session.stapleWorkspace().staple(named: thing.name)?.every)
      }
      guard let every else { return shell.say(words.doesNotRepeat(name)) }
      return try shell.print(words.name(every))
    }
    guard let wanted = RepeatText(text) else { throw Refusal(.usage, words.notAnInterval(text)) }
    let (name, isChanged) = try shell.edit { session in
      let thing = try repeatedThing(arguments, in: session)
      var workspace = try session.stapleWorkspace()
      let details = thing.item.map(workspace.usualDetails) ?? thing.details
      workspace.repeatItem(named: thing.name, saying: details, on: thing.list, every: wanted.every, .current)
      try session.save(workspace.unsaved)
      return (thing.name, !workspace.isSaved)
    }
    if arguments.has("--quiet") { return }
    if !isChanged { return shell.say(words.nothingChanged) }
    try shell.print(
      wanted.every.map { words.repeats(name, interval: words.name($0)) } ?? words.noLongerRepeats(name))
  }

  /// What should recur, and on which list; staples and past purchases needn't be on the list.
  private static func repeatedThing(
    _ arguments: Arguments, in session: CommandSession
  ) throws -> (name: String, item: Item?, details: ItemDetails?, list: ShoppingList.ID) {
    let word = arguments.operands[0]
    let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
    do {
      let item = try NameLookup.item(Folding.clean(word), on: list, in: session)
      return (item.name, item, nil, item.list)
    } catch let refusal as Refusal {
      let keys = WordForms.keys(of: ItemName.key(of: word))
      if let staple = try session.rows(keys.map { .staple($0) }, as: Staple.self).first {
        return (staple.name, nil, nil, arguments["--list"] == nil ? staple.list : list.id)
      }
      if let bought = PurchaseHistory(try session.purchases(of: [ItemName.key(of: word)]).map(\.entry)).entry(
        of: word)
      {
        return (bought.name, nil, bought.details, list.id)
      }
      throw refusal
    }
  }
}

extension CommandSession {
  /// The staples, and the rows that decide whether they are due.
  func stapleWorkspace() throws -> Workspace {
    let staples = try staples()
    let keys = Set(staples.flatMap { WordForms.keys(of: $0.key) })
    let items = try Set(staples.map(\.list)).flatMap { try self.items(of: $0, named: keys) }
    return Workspace(
      DatabaseSnapshot(
        lists: try lists(), items: items.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) },
        corrections: try rows(keys.map { .correction($0) }), purchases: try purchases(of: staples.map(\.key)),
        settings: try settings(), staples: staples),
      writer: Shell.writer(), language: .current)
  }
}
