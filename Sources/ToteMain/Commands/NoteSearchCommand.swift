import ToteModel
import ToteStorage

extension Command {
  static let noteSearch = Command(
    name: "search", help: { $0.help("help-of-note-search") },
    operands: [Operand(.word, .text, isRepeated: true)],
    options: [Option("--json", help: \.notesJSONOption)]
  ) { shell, arguments in
    let typed = arguments.operands.joined(separator: " ")
    let (unsaved, saved, corrected) = try shell.read { session in
      let unsaved = try session.unsavedNotes()
      let query = NoteQuery(typed)
      let written = unsaved.values.filter { query.finds($0) && query.accepts($0) }.sorted { $0.id < $1.id }
      let found = try session.search(typed)
      // A program gets what it has asked for.
      if found.correctedQuery != nil, arguments.has("--json") || !written.isEmpty {
        return (written, [Note](), nil as String?)
      }
      let fields = found.correctedQuery.map { NoteQuery($0) } ?? query
      let saved = try found.ids.compactMap { id -> Note? in
        guard unsaved[id] == nil, case .note(let note)? = try session.row(.note(id)) else { return nil }
        return fields.accepts(note) ? note : nil
      }
      return (written, saved, found.correctedQuery)
    }
    let notes = unsaved + saved
    shell.tellUnsaved(unsaved)
    if let corrected, !notes.isEmpty { shell.say(words.foundInstead(corrected)) }
    if arguments.has("--json") || !notes.isEmpty {
      let query = NoteQuery(corrected ?? typed)
      // The tags have a column.
      try writeNotes(notes, shell, arguments) { note in
        let reason = NoteReason(note, foundBy: query)
        let aliases = reason.aliases.isEmpty ? "" : words.alsoCalled(reason.aliases)
        let properties = reason.properties.map(\.summary).joined(separator: " · ")
        return [aliases, properties, reason.line ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
      }
    }
    if notes.isEmpty { throw Refusal(.notFound, words.noNoteFound) }
  }
}
