import ToteModel
import ToteStorage

/// `tote note search`: the notes that hold some words.
extension Command {
  static let noteSearch = Command(
    name: "search", summary: "find notes by the words in them",
    operands: [Operand("WORD", .text, isRepeated: true)],
    options: [Option("--json", help: "print the notes as JSON, each with all its fields")],
    about: [
      "Finds the notes in which words begin like all of these, the best first, and shows the line of the first hit. "
        + "Nothing found ends with 3."
    ],
    examples: [Example("tote note search panc flour", "finds the pancakes")]
  ) { shell, arguments in
    let query = arguments.operands.joined(separator: " ")
    let notes = try shell.read { session in
      try session.search(query).compactMap { id -> Note? in
        if case .note(let note)? = try session.row(.note(id)), note.trashed == nil { note } else { nil }
      }
    }
    if arguments.has("--json") || !notes.isEmpty {
      try writeNotes(notes, shell, arguments) { $0.context(of: query) ?? "" }
    }
    if notes.isEmpty { throw Refusal(.notFound, "No note has all these words.") }
  }
}
