import FoundationEssentials
import Markdown
import Tote
import ToteModel
import ToteStorage

/// `tote note recover`: what was written in an editor when the program was killed goes into its notes.
extension Command {
  static let noteRecover = Command(
    name: "recover", help: { $0.help("help-of-note-recover") },
    options: [
      Option("--discard", help: { $0.say("note-command-note-discard-option") }),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let editor = ExternalEditor(shell.variables)
    let found = editor.leftBehind()
    let left = found.filter { !$0.isOpen }
    if let open = found.first, left.isEmpty { throw Refusal(.refused, words.editorIsOpen(open.file)) }
    if left.isEmpty { throw Refusal(.notFound, words.nothingToRecover) }
    let isRehearsal = arguments.has("--dry-run")
    var told: [String] = []
    if arguments.has("--discard") {
      told = left.map { words.discardedText($0.file) }
    } else {
      told = try shell.edit(isRehearsal: isRehearsal) { session in
        try left.map { try recover($0, in: session) }
      }
    }
    if !isRehearsal { for text in left { editor.discard(text.file) } }
    if !arguments.has("--quiet") { for line in told { try shell.print(line) } }
  }

  private static func recover(_ left: LeftText, in session: CommandSession) throws -> String {
    if left.text == nil { throw Refusal(.refused, words.cannotRecover(left.file)) }
    let known = left.note(among: try session.notes())
    var recovered: Note?
    try session.perform(notes: known.map { [$0] } ?? []) {
      recovered = try $0.recover(left, .current)?.note
    }
    guard let recovered else { return words.unchangedText(left.file) }
    return known == nil ? words.recoveredAsNew(recovered.name) : words.recoveredText(recovered.name)
  }
}
