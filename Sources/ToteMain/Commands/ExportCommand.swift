import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let export = Command(
    name: "export", help: { $0.help("help-of-export") }, operands: [Operand(.list, .list, isOptional: true)],
    options: [
      Option(
        "--format", "-f", value: Operand(.format, .choice(formats)),
        help: { $0.say("transfer-export-format-option") })
    ]
  ) { shell, arguments in
    if try exportsPurchases(shell, arguments) { return }
    let format = arguments["--format"].flatMap(FileFormat.init(rawValue:)) ?? .markdown
    let bytes = try shell.withProgress(words.exporting) { progress in
      try progress.report(0, of: 1)
      let everything = try shell.read { session in
        guard let word = arguments.operands.first else { return try session.everything() }
        let list = try NameLookup.list(word, among: session.lists(), in: session)
        return ExportData(lists: [list], items: try session.items(of: list.id))
      }
      if format != .json, !everything.notes.isEmpty, arguments.operands.isEmpty,
        shell.standardError.isTerminal
      {
        shell.say(words.notesAreLeftOut)
      }
      return try format.bytes(of: everything) { try progress.report($0, of: $1) }
    }
    try shell.output.isTerminal && format != .json ? shell.showText(bytes) : shell.output.write(bytes)
  }

  /// `tote export purchases`, unless a list is called so.
  private static func exportsPurchases(_ shell: Shell, _ arguments: Arguments) throws -> Bool {
    guard arguments.operands == ["purchases"] else { return false }
    let (lists, purchases) = try shell.read { session in
      (try session.lists(), try session.purchasedItems())
    }
    if lists.contains(where: { Folding.fold($0.name) == "purchases" }) { return false }
    switch arguments["--format"].flatMap(FileFormat.init(rawValue:)) {
    case .csv?, nil: try shell.output.write(PurchaseTable.csv(purchases, lists: lists))
    case .json?: try shell.output.write(JSONFormat.array(of: purchases))
    case .markdown?, .todo?, .calendar?: throw Refusal(.usage, words.purchasesAreTables)
    }
    return true
  }
}
