import Tote
import ToteModel
import ToteStorage

extension Command {
  static let noteEdit = Command(
    name: "edit", help: { $0.help("help-of-note-edit") },
    operands: [Operand(.note, .note), Operand(.text, .text, isOptional: true, isRepeated: true)],
    options: [
      Option(
        "--title", "-t", value: Operand(.title, .text), help: { $0.say("note-command-note-title-option") }),
      Option("--allow-empty", help: { $0.say("note-command-note-allow-empty-option") }),
      Option("--append", "-a", help: { $0.say("note-command-note-append-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let operands = Array(arguments.operands.dropFirst())
    // Keep Windows line ends if the note has them.
    let keepsReturns =
      try operands == ["-"]
      && shell.read { try NameLookup.note(arguments.operands[0], in: $0) }.text.utf8.contains(0x0D)
    var text = operands.isEmpty ? nil : try Self.noteText(from: operands, shell, keepsReturns: keepsReturns)
    // Empty input usually means that a command in the pipe has failed.
    if text?.isEmpty == true, operands == ["-"], !arguments.has("--append"), !arguments.has("--allow-empty") {
      throw Refusal(.refused, words.emptyInputForNote)
    }
    if text == nil, arguments.has("--append") { throw Refusal(.usage, words.appendNeedsText) }
    var (file, base): (String?, NoteContent?) = (nil, nil)
    if text == nil, arguments["--title"] == nil {
      let note = try shell.read { try NameLookup.note(arguments.operands[0], in: $0) }
      guard let edited = try editOutside(note.text, named: note.name, shell) else {
        if !arguments.has("--quiet") { shell.say(words.nothingChanged) }
        return
      }
      (text, file) = edited
      base = NoteContent(note)
    }
    let (name, saving, isChanged) = try preserving(file) {
      try shell.edit { session in
        let note = try NameLookup.note(arguments.operands[0], in: session)
        let whole = text.map { arguments.has("--append") ? note.text.appending(line: $0) : $0 }
        // Merges with what others changed while the editor was open; a given text replaces everything.
        let base = base ?? NoteContent(note)
        let written = NoteContent(title: arguments["--title"] ?? base.title, text: whole ?? base.text)
        var saving = NoteSaving.saved
        let changes = try session.perform(notes: [note]) { workspace in
          saving = try workspace.saveNote(note.id, written, from: base, .current)
        }
        return (note.name, saving, !changes.isEmpty)
      }
    }
    if let file { ExternalEditor(shell.variables).discard(file) }
    if !arguments.has("--quiet") {
      if isChanged { try shell.print(words.changedNote(name)) } else { shell.say(words.nothingChanged) }
    }
    if saving == .conflict {
      throw Refusal(.refused, words.keptBoth(name))
    }
  }
}
