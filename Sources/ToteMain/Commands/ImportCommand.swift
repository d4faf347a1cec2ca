import FoundationEssentials
import Screen
import ToteFormats
import ToteModel
import ToteStorage

/// `tote import`: a file becomes one edit, or nothing.
extension Command {
  static let `import` = Command(
    name: "import", help: \.importHelp, operands: [Operand(.file, .file)],
    options: [
      Option(
        "--format", "-f", value: Operand(.format, .choice(importFormats)), help: \.importFormatOption),
      Option("--list", "-l", value: Operand(.list, .list), help: \.importListOption),
      Option("--partial", help: \.partialOption),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
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
    file == "-" ? words.standardInput : file.split(separator: "/").last.map(String.init) ?? file
  }

  func run() throws {
    guard let format = FileFormat(path: arguments["--format"].map { "." + $0 } ?? file)
    else {
      throw Refusal(.usage, words.unknownFormat(of: name, known: Command.importFormats))
    }
    let bytes = try Input.bytes(of: file)
    let (imported, sentence) = try shell.withProgress(words.importing(name)) { progress in
      let imported = try read(bytes, as: format, progress)
      let sentence = try shell.edit(isRehearsal: isDryRun) { session in
        try apply(imported, in: session) { try progress.report($0 + $1, of: 2 * $1) }
      }
      return (imported, sentence)
    }
    for error in imported.errors {
      try? shell.standardError.write(words.sentence(error, in: name).printable + "\n")
    }
    if !arguments.has("--quiet") {
      for remark in imported.notices { shell.say(words.notice(remark)) }
      try shell.print(sentence)
    }
    guard imported.errors.isEmpty else {
      throw Refusal(.refused, words.leftOut(imported.errors.count))
    }
  }

  private func read(_ bytes: [UInt8], as format: FileFormat, _ progress: Progress) throws -> ImportedFile {
    do {
      return try format.read(bytes, isPartial: arguments.has("--partial")) { done, total in
        try progress.report(done, of: 2 * total)
      }
    } catch let error as ImportError {
      // In the form that editors jump to: no word before it.
      try? shell.standardError.write(words.sentence(error, in: name).printable + "\n")
      throw Refusal(.refused, words.nothingImported)
    }
  }

  private func apply(
    _ imported: ImportedFile, in session: CommandSession, reached: (Int, Int) throws -> Void
  ) throws -> String {
    switch imported.content {
    case .everything(let portable):
      if arguments["--list"] != nil {
        throw Refusal(.usage, words.jsonTakesNoList)
      }
      var workspace = Workspace(try session.everything().contents, writer: Shell.writer())
      workspace.setNotes(try session.notes())
      let changes = portable.changes(to: workspace.records)
      try session.perform(edit, changes, progress: reached)
      let rest = portable.count - changes.count
      if changes.isEmpty, rest > 0 { return words.nothingNew(in: name) }
      return words.imported(rows: changes.count, already: rest, isDryRun: isDryRun)
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
    return words.imported(items: portable.items.count, lists: portable.lists.count, isDryRun: isDryRun)
  }

  /// Says which names mean several lists now, and what to do for one list instead.
  private func reportNamesakes(_ new: [ShoppingList], beside old: [ShoppingList]) {
    let counts = Dictionary((old + new).map { (ItemName.key(of: $0.name), 1) }, uniquingKeysWith: +)
    var reported: Set<String> = []
    for list in new {
      let key = ItemName.key(of: list.name)
      guard let count = counts[key], count > 1, reported.insert(key).inserted else { continue }
      shell.say(words.namesakes(count, list.name, isDryRun: isDryRun))
      guard let one = old.first(where: { ItemName.key(of: $0.name) == key }) else { continue }
      let id = NameLookup.shortID(of: one.id.uuid, among: (old + new).map(\.id.uuid))
      shell.say(words.addToOldList("tote import --list \(id) \(Shell.word(file))", isDryRun: isDryRun))
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
    return words.imported(
      items: things.count, to: list.name, ticked: items.count - things.count, isDryRun: isDryRun)
  }
}
