import FoundationEssentials
import Screen
import ToteFormats
import ToteModel
import ToteStorage

/// `tote import`: a file becomes one edit, or nothing.
extension Command {
  static let `import` = Command(
    name: "import", help: { $0.help("help-of-import") }, operands: [Operand(.file, .input)],
    options: [
      Option(
        "--format", "-f", value: Operand(.format, .choice(importFormats)),
        help: { $0.say("transfer-import-format-option") }),
      Option("--list", "-l", value: Operand(.list, .list), help: { $0.say("transfer-import-list-option") }),
      Option("--merge", "-m", help: { $0.say("transfer-merge-option") }),
      Option("--partial", help: { $0.say("transfer-partial-option") }),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in try ImportCommand(shell: shell, arguments: arguments).run() }

  static let formats = FileFormat.allCases.map(\.rawValue)
  /// Some formats are only read.
  static let importFormats = formats + ["tsv"]
}

/// `ImportCommand+Merging.swift` has the merging.
struct ImportCommand {
  let shell: Shell
  let arguments: Arguments

  /// A sentence, the items that merged, and how many ticked ones were left out.
  struct Report: Sendable {
    var sentence: String
    var merged: Command.Merged = []
    var ticked = 0
  }

  var isDryRun: Bool { arguments.has("--dry-run") }
  private var file: String { arguments.operands[0] }
  /// Standard input has no name in the journal.
  var edit: EditKind { .importFile(file == "-" ? "" : name) }

  /// The name of the file in messages and titles.
  var name: String {
    file == "-" ? words.standardInput : file.split(separator: "/").last.map(String.init) ?? file
  }

  func run() throws {
    guard let format = FileFormat(path: arguments["--format"].map { "." + $0 } ?? file)
    else {
      throw Refusal(.usage, words.unknownFormat(of: name, known: Command.importFormats))
    }
    let bytes = try shell.input.bytes(of: file)
    let (imported, report) = try shell.withProgress(words.importing(name)) { progress in
      let imported = try read(bytes, as: format, progress)
      let report = try shell.edit(isRehearsal: isDryRun) { session in
        try apply(imported, in: session) { try progress.report($0 + $1, of: 2 * $1) }
      }
      return (imported, report)
    }
    for error in imported.errors {
      try? shell.standardError.write(words.sentence(error, in: name).printable + "\n")
    }
    if !arguments.has("--quiet") {
      for remark in imported.notices { shell.say(words.notice(remark)) }
      try shell.print(report.sentence)
      try Command.printMerged(report.merged, shell, isDryRun: isDryRun)
      if report.ticked > 0 { shell.say(words.leftOutTicked(report.ticked)) }
    }
    guard imported.errors.isEmpty else {
      throw Refusal(.refused, words.leftOut(imported.errors.count))
    }
  }

  private func read(_ bytes: [UInt8], as format: FileFormat, _ progress: Progress) throws -> ImportedFile {
    do {
      // As typed prices without one are read.
      let currency = Workspace.empty.records.knownCurrency(of: nil, in: .current)
      return try format.read(bytes, isPartial: arguments.has("--partial"), currency: currency) {
        done, total in
        try progress.report(done, of: 2 * total)
      }
    } catch let error as ImportError {
      // In the form that editors jump to: no word before it.
      try? shell.standardError.write(words.sentence(error, in: name).printable + "\n")
      let other = format == .markdown && file != "-" ? [words.importAsNote(file)] : []
      throw Refusal(.refused, [words.nothingImported] + other)
    }
  }

  private func apply(
    _ imported: ImportedFile, in session: CommandSession, reached: (Int, Int) throws -> Void
  ) throws -> Report {
    switch imported.content {
    case .everything(let portable):
      if arguments["--list"] != nil {
        throw Refusal(.usage, words.jsonTakesNoList)
      }
      var workspace = Workspace(
        try session.everything().contents, writer: Shell.writer(), language: .current)
      workspace.setNotes(try session.notes())
      if arguments.has("--merge") { return try merge(portable, into: &workspace, session, reached) }
      let changes = portable.changes(to: workspace.records)
      try session.perform(edit, changes, progress: reached)
      return report(rows: portable.count, changes: changes.count)
    case .lists(let written):
      if let list = arguments["--list"] { return try addItems(written, to: list, in: session, reached) }
      if arguments.has("--merge") { return try merge(written, in: session, reached) }
      let lists = try session.lists()
      let portable = try newLists(written, beside: lists, in: session)
      let changes = try portable.additions + remembering(portable.items, in: session)
      try session.perform(edit, changes, progress: reached)
      reportNamesakes(portable.lists, beside: lists)
      return Report(
        sentence: words.imported(
          items: portable.items.count, lists: portable.lists.count, isDryRun: isDryRun))
    }
  }

  func report(rows: Int, changes: Int) -> Report {
    let rest = rows - changes
    return Report(
      sentence: changes == 0 && rest > 0
        ? words.nothingNew(in: name) : words.imported(rows: changes, already: rest, isDryRun: isDryRun))
  }

  /// The lists of a file as rows, below the existing ones.
  func newLists(
    _ written: [FileList], beside lists: [ShoppingList], in session: CommandSession
  ) throws -> ExportData {
    let corrections: [String: ToteModel.Category] = try Dictionary(
      session.rows(
        Set(written.flatMap(\.items).map { .correction(ItemName.key(of: $0.name)) }),
        as: CategoryCorrection.self
      )
      .map {
        ($0.key, $0.category)
      }, uniquingKeysWith: { $1 })
    return ExportData(
      written, named: stem, at: .now, after: lists.last?.rank,
      category: { Catalogue.category(of: $0, corrections: corrections, preferring: .current) ?? .other },
      uuid: { UUID() })
  }

  /// Ticked items of a file count as bought and are offered again, unless something is known of them already.
  func remembering(_ items: [Item], in session: CommandSession) throws -> [Change] {
    let ticked = items.filter(\.isTicked)
    let known = PurchaseHistory(try session.purchases(of: ticked.map(\.key)).map(\.entry))
    let new = ticked.filter { known.entry(of: $0.name) == nil }
    return PurchaseCounting(new, history: PurchaseHistory(), at: .now, typed: { _ in nil }).changes
  }

  /// The name of a list that has none in the file.
  var stem: String { Folding.clean(name.split(separator: ".").first.map(String.init) ?? name) }

  /// Warns of names that now mean several lists, and how to add to one list instead.
  private func reportNamesakes(_ new: [ShoppingList], beside old: [ShoppingList]) {
    let counts = Dictionary((old + new).map { (ItemName.key(of: $0.name), 1) }, uniquingKeysWith: +)
    guard counts.values.contains(where: { $0 > 1 }) else { return }
    let ids = NameLookup.shortIDs(of: (old + new).map(\.id.uuid))
    let first = Dictionary(old.map { (ItemName.key(of: $0.name), $0) }, uniquingKeysWith: { one, _ in one })
    var reported: Set<String> = []
    for list in new {
      let key = ItemName.key(of: list.name)
      guard let count = counts[key], count > 1, reported.insert(key).inserted else { continue }
      shell.say(words.namesakes(count, list.name, isDryRun: isDryRun))
      guard let one = first[key], let id = ids[one.id.uuid] else { continue }
      shell.say(words.addToOldList("tote import --list \(id) \(Shell.word(file))", isDryRun: isDryRun))
    }
  }

  /// Adds the unticked items to one list.
  private func addItems(
    _ written: [FileList], to word: String, in session: CommandSession,
    _ reached: (Int, Int) throws -> Void
  ) throws -> Report {
    let lists = try session.listsOrFirst()
    let list = try NameLookup.list(word, among: lists, in: session)
    let items = written.flatMap(\.items)
    let additions = try add(items, to: list, among: lists, in: session, reached)
    try session.perform(edit, additions.changes, progress: reached)
    let count = additions.outcomes.count
    return Report(
      sentence: words.imported(
        items: count, to: list.name, ticked: items.count { $0.isTicked }, isDryRun: isDryRun),
      merged: additions.merged)
  }

  /// The changes that add a file's unticked items.
  func add(
    _ items: [FileItem], to list: ShoppingList, among lists: [ShoppingList], in session: CommandSession,
    _ reached: (Int, Int) throws -> Void
  ) throws -> Additions {
    let things = items.filter { !$0.isTicked }.compactMap { ParsedItem(name: $0.name, details: $0.details) }
    var additions = Additions(to: list.id, at: .now)
    var workspace = try session.workspace(
      items: session.items(of: list.id), lists: lists,
      corrections: session.rows(Set(things.map { .correction(ItemName.key(of: $0.name)) })))
    try additions.add(things, in: &workspace, id: { Item.ID(UUID()) }) { _ in try reached(0, 1) }
    return additions
  }
}

extension ExportData {
  /// Its lists and items as new rows.
  var additions: [Change] { lists.map { Change(adding: $0) } + items.map { Change(adding: $0) } }
}
