import Tote
import ToteModel
import ToteStorage

/// `tote note edit`: changes a note's text or title, or opens it in the user's own editor.
extension Command {
  static let noteEdit = Command(
    name: "edit", summary: "change a note",
    operands: [Operand("NOTE", .note), Operand("TEXT", .text, isOptional: true, isRepeated: true)],
    options: [
      Option("--title", "-t", value: Operand("TITLE", .text), help: "give it this title"),
      Option("--allow-empty", help: "let an empty standard input empty the note"),
      Option("--append", "-a", help: "add the text below what is there, on a line of its own"),
      Option("--quiet", "-q", help: "say nothing when all is well"),
    ],
    about: [
      "NOTE is a whole title, whatever its case and accents, or an id.",
      "The text takes the place of the note's; - alone reads it from standard input, which "
        + "must not be empty. Without a text and a title the note "
        + "opens in the editor that VISUAL or EDITOR names, or else vi.",
    ],
    examples: [
      Example("tote note edit pancakes", "opens it in the editor"),
      Example("date | tote note edit -a Log -", "adds a line to a note"),
    ]
  ) { shell, arguments in
    let words = Array(arguments.operands.dropFirst())
    var text = words.isEmpty ? nil : try Self.noteText(from: words)
    // A command that failed has written nothing into the pipe.
    if text?.isEmpty == true, words == ["-"], !arguments.has("--append"), !arguments.has("--allow-empty") {
      throw Refusal(
        .refused, "Standard input is empty: nothing was changed. --allow-empty empties the note.")
    }
    if text == nil, arguments.has("--append") { throw Refusal(.usage, "--append needs a TEXT.") }
    var (file, base): (String?, NoteContent?) = (nil, nil)
    if text == nil, arguments["--title"] == nil {
      let note = try shell.read { try NameLookup.note(arguments.operands[0], in: $0) }
      guard let edited = try editOutside(note.text, named: note.name, shell) else {
        return shell.say("Nothing was changed.")
      }
      (text, file) = edited
      base = NoteContent(note)
    }
    let (name, saving) = try preserving(file) {
      try shell.edit { session in
        let note = try NameLookup.note(arguments.operands[0], in: session)
        let isBelow = arguments.has("--append") && !note.text.isEmpty
        let whole = text.map { isBelow ? note.text + (note.text.hasSuffix("\n") ? "" : "\n") + $0 : $0 }
        // What others have changed since the editor was opened is merged; a text that was given takes the place of all.
        let base = base ?? NoteContent(note)
        let written = NoteContent(title: arguments["--title"] ?? base.title, text: whole ?? base.text)
        var saving = NoteSaving.saved
        try session.perform(notes: [note]) { workspace in
          saving = try workspace.saveNote(note.id, written, from: base, .current)
        }
        return (note.name, saving)
      }
    }
    if let file { ExternalEditor(shell.variables).discard(file) }
    if !arguments.has("--quiet") { try shell.print("changed \(name)") }
    if saving == .conflict {
      throw Refusal(
        .refused,
        "\(name) was changed elsewhere too. Both versions of the same lines are in it, between ▼ and ▲.")
    }
  }
}
