import FoundationEssentials
import Tote
import ToteModel
import ToteStorage

/// `tote note today`: writes in the note that has today's date as its title.
extension Command {
  static let noteToday = Command(
    name: "today", help: { $0.help("help-of-note-today") },
    operands: [Operand(.text, .text, isOptional: true, isRepeated: true)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let now = Moment.now
    let here = now.local
    let title = here.day
    var (line, edited): (String?, (text: String, file: String)?) = (nil, nil)
    var base: NoteContent?
    if arguments.operands.isEmpty {
      let (note, template) =
        try shell.places.isThere
        ? shell.read { (try today(title, in: $0), try beginning(title, at: here, in: $0, shell).text) }
        : (nil, "")
      base = note.map(NoteContent.init)
      edited = try editOutside(note?.text ?? template, named: title, shell)
      if edited == nil {
        if !arguments.has("--quiet") { shell.say(words.nothingChanged) }
        return
      }
    } else {
      line = try noteText(from: arguments.operands, shell)
      if line.map(Folding.clean)?.isEmpty != false { throw Refusal(.refused, words.blankNote) }
    }
    let (isNew, saving) = try preserving(edited?.file) {
      try shell.edit { session in
        guard let note = try today(title, in: session) else {
          let beginning = try beginning(title, at: here, in: session, shell)
          let text = edited?.text ?? beginning.text.appending(line: line ?? "")
          let note = Note(
            new: Note.ID(UUID()), title: title, text: text, properties: beginning.properties, in: .top,
            created: .now)
          try session.perform { $0.createNote(note, .current) }
          return (true, NoteSaving.saved)
        }
        let written = edited?.text ?? note.text.appending(line: line ?? "")
        var saving = NoteSaving.saved
        try session.perform(notes: [note]) { workspace in
          saving = try workspace.saveNote(
            note.id, NoteContent(title: note.title, text: written), from: base ?? NoteContent(note), .current)
        }
        return (false, saving)
      }
    }
    if let edited { ExternalEditor(shell.variables).discard(edited.file) }
    if !arguments.has("--quiet") {
      try shell.print(isNew ? words.createdNote(title) : words.changedNote(title))
    }
    if saving == .conflict { throw Refusal(.refused, words.keptBoth(title)) }
  }

  private static func beginning(
    _ title: String, at now: Moment, in session: CommandSession, _ shell: Shell
  ) throws -> NoteTemplate.Filled {
    DailyNote(
      title, at: now, among: try session.notes(), in: shell.settings.settings.templates,
      called: [words.dailyTemplate], dates: words.dateNames
    ).beginning
  }

  private static func today(_ title: String, in session: CommandSession) throws -> Note? {
    Note.titled(title, among: try session.notes())
  }
}

extension String {
  /// An empty text becomes the line.
  func appending(line: String) -> String {
    isEmpty ? line : self + (hasSuffix("\n") ? "" : "\n") + line
  }
}
