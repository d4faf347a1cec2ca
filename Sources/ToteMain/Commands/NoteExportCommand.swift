import ToteModel
import ToteStorage

/// `tote note export --note NOTE [FILE]`: one note, to standard output or a new file.
extension Command {
  static func exportNote(_ title: String, _ shell: Shell, _ arguments: Arguments) throws {
    let page = arguments["--format"].flatMap(NotePage.init(rawValue:)) ?? .markdown
    let (note, isUnsaved) = try shell.read { session in
      let unsaved = try session.unsavedNotes()
      let note = try NameLookup.note(title, among: session.notes(with: unsaved), mayBegin: true)
      return (note, unsaved[note.id] != nil)
    }
    if isUnsaved { shell.tellUnsaved([note]) }
    let bytes = Array(page.text(of: note).utf8)
    guard let file = arguments.operands.first else {
      return try shell.output.isTerminal ? shell.showText(bytes) : shell.output.write(bytes)
    }
    try shell.write(page.text(of: note), toNew: file)
    if !arguments.has("--quiet") { try shell.print(words.exportedNote(note.name, to: file)) }
  }
}
