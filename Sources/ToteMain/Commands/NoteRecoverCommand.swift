import FoundationEssentials
import Markdown
import Tote
import ToteModel
import ToteStorage

/// `tote note recover`: what was written in an editor when the program was killed goes into its notes.
extension Command {
  static let noteRecover = Command(
    name: "recover", help: \.noteRecoverHelp,
    options: [
      Option("--discard", help: \.noteDiscardOption), Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let editor = ExternalEditor(shell.variables)
    let left = editor.leftBehind().map(EditorFile.init)
    if left.isEmpty { throw Refusal(.notFound, words.nothingToRecover) }
    guard try isAlone(shell) else { throw Refusal(.refused, words.editorMayBeOpen) }
    let isRehearsal = arguments.has("--dry-run")
    var told: [String] = []
    if arguments.has("--discard") {
      told = left.map { words.discardedText($0.path) }
    } else {
      told = try shell.edit(isRehearsal: isRehearsal) { session in
        try left.map { try recover($0, in: session) }
      }
    }
    if !isRehearsal { for file in left { editor.discard(file.path) } }
    if !arguments.has("--quiet") { for line in told { try shell.print(line) } }
  }

  /// Else the editor may still be open there.
  private static func isAlone(_ shell: Shell) throws -> Bool {
    let storage = try shell.opened()
    defer { storage.close() }
    return storage.wasAlone
  }

  /// Into the note that had the text which the editor got, or else into a new one.
  private static func recover(_ file: EditorFile, in session: CommandSession) throws -> String {
    func withoutBreak(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
    guard let written = try? file.text() else { throw Refusal(.refused, words.cannotRecover(file.path)) }
    let before = try? file.textBefore()
    if before == written { return words.unchangedText(file.path) }
    let notes = try session.notes()
    let note = before.flatMap { before in
      notes.first { $0.trashed == nil && withoutBreak($0.text) == withoutBreak(before) }
    }
    guard let note else {
      let new = Note(
        id: Note.ID(UUID()), title: file.name, text: withoutBreak(written),
        tags: NoteText(withoutBreak(written)).tags, created: .now)
      try session.perform { $0.createNote(new, .current) }
      return words.recoveredAsNew(new.name)
    }
    let text = note.text.hasSuffix("\n") ? written : withoutBreak(written)
    try session.perform(notes: [note]) {
      _ = try $0.saveNote(
        note.id, NoteContent(title: note.title, text: text), from: NoteContent(note), .current)
    }
    return words.recoveredText(note.name)
  }
}
