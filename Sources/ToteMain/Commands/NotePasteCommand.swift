import FoundationEssentials
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote note paste`: what another program has copied becomes a note, or goes to the end of one. HTML becomes Markdown.
extension Command {
  static let notePaste = Command(
    name: "paste", help: { $0.help("help-of-note-paste") },
    options: [
      Option("--to", value: Operand(.note, .note), help: { $0.say("note-command-note-paste-to-option") }),
      Option("--quiet", "-q", help: \.quietOption),
      Option("--json", help: { $0.say("note-command-note-paste-json-option") }),
    ]
  ) { shell, arguments in
    if shell.input.isTerminal { throw Refusal(.usage, words.nothingToPaste) }
    let content = pasted(try shell.input.text())
    guard !Folding.clean(content.title + content.text).isEmpty else {
      throw Refusal(.refused, words.nothingToPaste)
    }
    let (note, isNew, saving) = try shell.edit { session in
      guard let word = arguments["--to"] else {
        let note = Note(
          id: Note.ID(UUID()), title: Folding.clean(content.title), text: content.text,
          tags: NoteText(content.text).tags, created: .now)
        try session.perform { $0.createNote(note, .current) }
        return (note, true, NoteSaving.saved)
      }
      let note = try NameLookup.note(word, in: session)
      let whole = note.text.appending(line: content.titled)
      var saving = NoteSaving.saved
      try session.perform(notes: [note]) { workspace in
        saving = try workspace.saveNote(
          note.id, NoteContent(title: note.title, text: whole), from: NoteContent(note), .current)
      }
      return (try NameLookup.note("\(note.id)", in: session), false, saving)
    }
    if arguments.has("--json") {
      try shell.output.write(JSONFormat.object(of: note))
    } else if !arguments.has("--quiet") {
      try shell.print(isNew ? words.createdNote(note.name) : words.changedNote(note.name))
    }
    if saving == .conflict { throw Refusal(.refused, words.keptBoth(note.name)) }
  }

  private static func pasted(_ text: String) -> NoteContent {
    if HTMLMarkdown.isHTML(text) { return HTMLMarkdown.content(of: text) ?? NoteContent() }
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines[0].hasPrefix("# ") else { return NoteContent(text: text) }
    let rest = lines.count > 1 ? lines[1].drop { $0 == "\n" } : ""
    return NoteContent(title: String(lines[0].dropFirst(2)), text: String(rest))
  }
}
