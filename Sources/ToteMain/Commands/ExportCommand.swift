import ToteFormats
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
}
