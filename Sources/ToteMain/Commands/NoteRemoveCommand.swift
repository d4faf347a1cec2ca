import ToteModel
import ToteStorage

extension Command {
  static let noteRm = Command(
    name: "rm", help: { $0.help("help-of-note-rm") }, operands: [Operand(.note, .note, isRepeated: true)],
    options: [
      Option("--forever", help: { $0.say("note-command-note-forever-option") }),
      Option("--yes", "-y", help: { $0.say("note-command-note-yes-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let isForever = arguments.has("--forever")
    let operands = arguments.operands == ["-"] ? try shell.input.lines() : arguments.operands
    func find(_ session: CommandSession) throws -> [Note] {
      var notes: [Note] = []
      for word in operands {
        let note = try NameLookup.note(word, in: session, isTrashToo: isForever)
        if !notes.contains(where: { $0.id == note.id }) { notes.append(note) }
      }
      return notes
    }
    if isForever, !arguments.has("--yes") {
      let notes = try shell.read(find)
      guard shell.canAsk, arguments.operands != ["-"] else {
        throw Refusal(.refused, words.foreverNeedsYes)
      }
      guard try shell.confirms(words.askToDeleteForever(notes.map(\.name))) else {
        throw Refusal(.refused, words.nothingDeleted)
      }
    }
    let names = try shell.edit { session in
      let notes = try find(session)
      let ids = notes.map(\.id)
      try session.perform(notes: notes) { workspace in
        if isForever {
          try workspace.deleteNotesForEver(ids, .current)
        } else {
          try workspace.trashNotes(ids, .current)
        }
      }
      return notes.map(\.name)
    }
    if isForever { try shell.tidy() }
    if arguments.has("--quiet") { return }
    for name in names { try shell.print(isForever ? words.deletedNote(name) : words.trashedNote(name)) }
  }
}
