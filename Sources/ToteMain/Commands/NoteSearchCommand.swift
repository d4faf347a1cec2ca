import ToteModel
import ToteStorage

extension Command {
  static let noteSearch = Command(
    name: "search", help: \.noteSearchHelp, operands: [Operand(.word, .text, isRepeated: true)],
    options: [Option("--json", help: \.notesJSONOption)]
  ) { shell, arguments in
    let query = arguments.operands.joined(separator: " ")
    let fields = NoteQuery(query)
    let notes = try shell.read { session in
      try session.search(query).compactMap { id -> Note? in
        if case .note(let note)? = try session.row(.note(id)), fields.accepts(note) { note } else { nil }
      }
    }
    if arguments.has("--json") || !notes.isEmpty {
      try writeNotes(notes, shell, arguments) { $0.context(of: query) ?? "" }
    }
    if notes.isEmpty { throw Refusal(.notFound, words.noNoteFound) }
  }
}
