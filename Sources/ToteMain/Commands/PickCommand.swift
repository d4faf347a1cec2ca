import FoundationEssentials
import Screen
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote pick`: one of the notes, items or lists, or several, chosen by typing below the prompt and printed for a script.
extension Command {
  static let pick = Command(
    name: "pick", help: { $0.help("help-of-pick") }, commands: [.pickNote, .pickItem, .pickList])

  private static let pickOptions = [
    Option("--many", "-m", help: { $0.say("pick-command-many-option") }),
    Option("--query", value: Operand(.text, .text), help: { $0.say("pick-command-query-option") }),
    Option("--ids", help: { $0.say("pick-command-ids-option") }),
    Option("--json", help: { $0.say("pick-command-json-option") }),
  ]

  static let pickNote = Command(
    name: "note", help: { $0.help("help-of-pick-note") },
    options: [
      Option("--in", value: Operand(.folder, .noteFolder), help: { $0.say("note-command-in-option") })
    ]
      + pickOptions
  ) { shell, arguments in
    var notes = try shell.read { try $0.noteNames() }
    if let folder = arguments["--in"] {
      let key = NoteDirectory(lenient: folder).key
      notes = notes.filter { NoteDirectory.holds(key, $0.directory.key) }
      if notes.isEmpty { throw Refusal(.notFound, words.noNoteIn(folder)) }
    }
    if notes.isEmpty { throw Refusal(.notFound, words.isEmpty(.notes)) }
    let picked = try pick(shell, arguments, words.pickNote, notes) { note in
      Pick.Row(words.note(note.name), detail: note.directory.path)
    }
    try shell.print(picked, of: notes, arguments, id: \.id.uuid, name: { words.note($0.name) }) { session in
      JSONFormat.array(of: try session.rows(picked.map { .note($0.id) }, as: Note.self))
    }
  }

  static let pickItem = Command(
    name: "item", help: { $0.help("help-of-pick-item") },
    options: [
      Option("--list", "-l", value: Operand(.list, .list), help: { $0.say("item-command-item-list-option") }),
      Option("--todo", "-t", help: { $0.say("list-command-ls-todo-option") }),
    ] + pickOptions
  ) { shell, arguments in
    let (list, items) = try shell.read { session in
      let list = try NameLookup.list(arguments["--list"], among: session.lists(), in: session)
      return (list, try session.items(of: list.id, areTicked: arguments.has("--todo") ? false : nil))
    }
    if items.isEmpty { throw Refusal(.notFound, words.nothingToPick(on: list.name)) }
    let picked = try pick(shell, arguments, words.pickItem, items, row: Pick.Row.init)
    try shell.print(picked, of: items, arguments, id: \.id.uuid, name: \.name) { _ in
      JSONFormat.array(of: picked)
    }
  }

  static let pickList = Command(
    name: "list", help: { $0.help("help-of-pick-list") },
    options: [Option("--all", "-a", help: { $0.say("list-command-lists-all-option") })] + pickOptions
  ) { shell, arguments in
    let (lists, counts) = try shell.read { session in
      (try session.lists().toShop.filter { arguments.has("--all") || !$0.isArchived }, try session.counts())
    }
    if lists.isEmpty { throw Refusal(.notFound, words.noListYet) }
    let picked = try pick(shell, arguments, words.pickList, lists) { list in
      let count = counts[list.id] ?? (remaining: 0, ticked: 0)
      return Pick.Row(
        list.name, detail: words.left(Totals(remaining: count.remaining, ticked: count.ticked)))
    }
    try shell.print(picked, of: lists, arguments, id: \.id.uuid, name: \.name) { _ in
      JSONFormat.array(of: picked)
    }
  }

  private static func pick<Thing>(
    _ shell: Shell, _ arguments: Arguments, _ title: String, _ things: [Thing], row: (Thing) -> Pick.Row
  ) throws -> [Thing] {
    if arguments.has("--ids"), arguments.has("--json") {
      throw Refusal(.usage, words.cannotCombine("--ids", "--json"))
    }
    let pick = Pick(
      title, things.map(row), takesSeveral: arguments.has("--many"), typed: arguments["--query"] ?? "")
    return try shell.choose(pick).map { things[$0] }
  }
}

extension Shell {
  /// Prints names; of those that others bear too, the id, so that the next command knows which is meant.
  fileprivate func print<Thing>(
    _ things: [Thing], of all: [Thing], _ arguments: Arguments, id: (Thing) -> UUID, name: (Thing) -> String,
    json: (CommandSession) throws -> String
  ) throws {
    if arguments.has("--json") { return try output.write(read { try json($0) }) }
    if arguments.has("--ids") { return try things.forEach { try print(id($0).uuidString) } }
    let counts = Dictionary(all.map { (Folding.fold(name($0)), 1) }, uniquingKeysWith: +)
    for thing in things {
      let name = name(thing)
      try print(counts[Folding.fold(name)] == 1 ? name : id(thing).uuidString)
    }
  }
}

extension Pick.Row {
  /// An item as the add field would take it, and its aisle.
  init(_ item: Item) {
    self.init(item.line, detail: ListHeading.category(item.category ?? .other).title)
  }
}
