import ToteModel
import ToteStorage

extension Command {
  static let noteSearch = Command(
    name: "search", help: \.noteSearchHelp, operands: [Operand(.word, .text, isRepeated: true)],
    options: [Option("--json", help: \.notesJSONOption)]
  ) { shell, arguments in
    let query = arguments.operands.joined(separator: " ")
    let (notes, corrected) = try shell.read { session in
      let found = try session.search(query)
      // A program gets what it has asked for.
      if found.correctedQuery != nil, arguments.has("--json") { return ([Note](), nil as String?) }
      let fields = NoteQuery(found.correctedQuery ?? query)
      let notes = try found.ids.compactMap { id -> Note? in
        if case .note(let note)? = try session.row(.note(id)), fields.accepts(note) { note } else { nil }
      }
      return (notes, found.correctedQuery)
    }
    if let corrected, !notes.isEmpty { shell.say(words.foundInstead(corrected)) }
    if arguments.has("--json") || !notes.isEmpty {
      try writeNotes(notes, shell, arguments) { $0.context(of: corrected ?? query) ?? "" }
    }
    if notes.isEmpty { throw Refusal(.notFound, words.noNoteFound) }
  }
}
