import FoundationEssentials
import Screen
import ToteFormats
import ToteModel
import ToteStorage

/// `tote import`: a file becomes one edit, or nothing.
extension Command {
  static let `import` = Command(
    name: "import", summary: "bring in lists from a file",
    operands: [Operand("FILE", .file)],
    options: [
      Option(
        "--format", "-f", value: Operand("FORMAT", .choice(importFormats)),
        help: "read it as this, whatever its name"),
      Option("--list", "-l", value: Operand("LIST", .list), help: "add the items to this list"),
      Option("--partial", help: "bring in what can be read, and say what cannot"),
      Option("--dry-run", "-n", help: "say what would be done, and do nothing"),
      Option("--quiet", "-q", help: "say nothing when all is well"),
    ],
    about: [
      "Check lists in Markdown (.md; each heading is a list), todo.txt (.txt), tables (.csv, .tsv) and JSON (.json). "
        + "- reads standard input, and needs --format. Lists come in as new ones; "
        + "one that has no name in the file takes the file's. With --list what is wanted of all of "
        + "them is put on that one, as tote add does it. JSON brings in everything, exactly: rows that are there "
        + "already become as they are in the file.",
      "Where something cannot be read, it says the line, the column and what was expected, and nothing is brought in. "
        + "With --partial the rest comes in, and it ends with 1 all the same.",
    ],
    examples: [
      Example("tote import groceries.md", "makes a list of each heading"),
      Example("tote import --list Groceries recipe.csv", "puts what a recipe needs on a list"),
      Example("tote export --format json | tote --db copy.db import -f json -", "makes an equal database"),
    ]
  ) { shell, arguments in try ImportCommand(shell: shell, arguments: arguments).run() }

  /// The names of the formats.
  static let formats = FileFormat.allCases.map(\.rawValue)
  /// What is read too, and never written.
  fileprivate static let importFormats = formats + ["tsv"]
}

private struct ImportCommand {
  let shell: Shell
  let arguments: Arguments

  private var isDryRun: Bool { arguments.has("--dry-run") }
  private var file: String { arguments.operands[0] }
  /// What the journal says of it; standard input has no name there.
  private var edit: EditKind { .importFile(file == "-" ? "" : name) }

  /// The name of the file in messages and titles.
  private var name: String {
    file == "-" ? "standard input" : file.split(separator: "/").last.map(String.init) ?? file
  }

  func run() throws {
    guard let format = FileFormat(path: arguments["--format"].map { "." + $0 } ?? file)
    else {
      throw Refusal(
        .usage,
        "The format of \(name) is not known. --format says it: \(Command.importFormats.joined(separator: ", "))."
      )
    }
    let bytes = try Input.bytes(of: file)
    let (imported, sentence) = try shell.withProgress("Importing \(name)") { progress in
      let imported = try read(bytes, as: format, progress)
      let sentence = try shell.edit(isRehearsal: isDryRun) { session in
        try apply(imported, in: session) { try progress.report($0 + $1, of: 2 * $1) }
      }
      return (imported, sentence)
    }
    for error in imported.errors { try? shell.words.write(error.sentence(in: name).printable + "\n") }
    if !arguments.has("--quiet") {
      for remark in imported.notices { shell.say(remark.sentence) }
      try shell.print(sentence)
    }
    guard imported.errors.isEmpty else {
      throw Refusal(
        .refused, "What could not be read was left out, in \(count(imported.errors.count, "place")).")
    }
  }

  private func read(_ bytes: [UInt8], as format: FileFormat, _ progress: Progress) throws -> ImportedFile {
    do {
      return try format.read(bytes, isPartial: arguments.has("--partial")) { done, total in
        try progress.report(done, of: 2 * total)
      }
    } catch let error as ImportError {
      // In the form that editors jump to: no word before it.
      try? shell.words.write(error.sentence(in: name).printable + "\n")
      throw Refusal(.refused, "Nothing was imported. --partial would bring in what can be read.")
    }
  }

  private func apply(
    _ imported: ImportedFile, in session: CommandSession, reached: (Int, Int) throws -> Void
  ) throws -> String {
    switch imported.content {
    case .everything(let portable):
      if arguments["--list"] != nil {
        throw Refusal(.usage, "JSON says itself on which list everything is: --list cannot stand beside it.")
      }
      var workspace = Workspace(try session.everything().contents, writer: Shell.writer())
      workspace.setNotes(try session.notes())
      let changes = portable.changes(to: workspace.records)
      try session.perform(edit, changes, progress: reached)
      let rest = portable.count - changes.count
      if changes.isEmpty, rest > 0 { return "nothing new: what is in \(name) is here already" }
      return "\(verb) \(count(changes.count, "row"))"
        + (rest > 0 ? "; \(rest) \(rest == 1 ? "is" : "are") here already" : "")
    case .lists(let written):
      return try arguments["--list"].map { try addItems(written, to: $0, in: session, reached) }
        ?? importAsNewLists(written, in: session, reached)
    }
  }

  private func importAsNewLists(
    _ written: [FileList], in session: CommandSession, _ reached: (Int, Int) throws -> Void
  ) throws -> String {
    let lists = try session.lists()
    let corrections: [String: ToteModel.Category] = try Dictionary(
      session.rows(
        Set(written.flatMap(\.items).map { .correction(ItemName.key(of: $0.name)) }),
        as: CategoryCorrection.self
      )
      .map {
        ($0.key, $0.category)
      }, uniquingKeysWith: { $1 })
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let portable = ExportData(
      written, named: Folding.clean(stem), at: .now, after: lists.last?.rank,
      category: { Catalogue.category(of: $0, learnt: corrections) ?? .other }, uuid: { UUID() })
    try session.perform(
      edit, portable.lists.map { Change(adding: $0) } + portable.items.map { Change(adding: $0) },
      progress: reached)
    reportNamesakes(portable.lists, beside: lists)
    return "\(verb) \(count(portable.items.count, "item")) on \(count(portable.lists.count, "list"))"
  }

  /// Says which names mean several lists now, and what to do for one list instead.
  private func reportNamesakes(_ new: [ShoppingList], beside old: [ShoppingList]) {
    let counts = Dictionary((old + new).map { (ItemName.key(of: $0.name), 1) }, uniquingKeysWith: +)
    var reported: Set<String> = []
    for list in new {
      let key = ItemName.key(of: list.name)
      guard let count = counts[key], count > 1, reported.insert(key).inserted else { continue }
      shell.say("There \(isDryRun ? "would be" : "are now") \(count) lists \(list.name).")
      guard let one = old.first(where: { ItemName.key(of: $0.name) == key }) else { continue }
      let word = NameLookup.shortID(of: one.id.uuid, among: (old + new).map(\.id.uuid))
      shell.say(
        (isDryRun ? "" : "tote undo takes this back; ")
          + "tote import --list \(word) adds to \(isDryRun ? "the one that is" : "the one that was") there.")
    }
  }

  /// Adds the items that are not ticked to one list.
  private func addItems(
    _ written: [FileList], to word: String, in session: CommandSession,
    _ reached: (Int, Int) throws -> Void
  ) throws -> String {
    let lists = try session.listsOrFirst()
    let list = try NameLookup.list(word, among: lists, in: session)
    let items = written.flatMap(\.items)
    let things = items.filter { !$0.isTicked }.compactMap {
      ParsedItem(name: $0.name, details: $0.details)
    }
    var additions = Additions(to: list.id, at: .now)
    var workspace = try session.workspace(
      items: session.items(of: list.id), lists: lists,
      corrections: session.rows(Set(things.map { .correction(ItemName.key(of: $0.name)) })))
    try additions.add(things, in: &workspace, id: { Item.ID(UUID()) }) { _ in try reached(0, 1) }
    try session.perform(edit, additions.changes, progress: reached)
    let left = items.count - things.count
    return "\(verb) \(count(things.count, "item")) on \(list.name)"
      + (left > 0 ? "; \(left) that \(left == 1 ? "is" : "are") ticked stayed out" : "")
  }

  private var verb: String { isDryRun ? "would import" : "imported" }

  private func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
