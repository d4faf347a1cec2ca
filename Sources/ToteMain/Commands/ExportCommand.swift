import ToteFormats
import ToteStorage

/// `tote export`: everything, or one list, on standard output.
extension Command {
  static let export = Command(
    name: "export", summary: "write lists out, for people or programs",
    operands: [Operand("LIST", .list, isOptional: true)],
    options: [
      Option(
        "--format", "-f", value: Operand("FORMAT", .choice(formats)),
        help: "which format to write (default: md)")
    ],
    about: [
      "md are check lists in Markdown, todo.txt and csv are what other programs read; these three hold all lists and "
        + "nothing else. json holds everything exactly, with notes, learned categories and what was bought. Importing it "
        + "into an empty database gives an equal one."
    ],
    examples: [
      Example("tote export > lists.md", "writes all lists as check lists"),
      Example("tote export --format json > everything.json", "writes everything"),
      Example("tote export -f csv Groceries > groceries.csv", "writes one list for a spreadsheet"),
    ]
  ) { shell, arguments in
    let format = arguments["--format"].flatMap(FileFormat.init(rawValue:)) ?? .markdown
    let bytes = try shell.withProgress("Exporting") { progress in
      try progress.report(0, of: 1)
      let everything = try shell.read { session in
        guard let word = arguments.operands.first else { return try session.everything() }
        let list = try NameLookup.list(word, among: session.lists(), in: session)
        return ExportData(lists: [list], items: try session.items(of: list.id))
      }
      if format != .json, !everything.notes.isEmpty, arguments.operands.isEmpty, shell.words.isTerminal {
        shell.say("This holds the lists alone. --format json holds the notes too.")
      }
      return try format.bytes(of: everything) { try progress.report($0, of: $1) }
    }
    try shell.output.isTerminal && format != .json ? shell.showText(bytes) : shell.output.write(bytes)
  }
}
