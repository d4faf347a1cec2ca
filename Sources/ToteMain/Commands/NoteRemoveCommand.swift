import ToteModel
import ToteStorage

/// `tote note rm`: puts notes into the trash, or deletes them for ever.
extension Command {
  static let noteRm = Command(
    name: "rm", summary: "throw notes away",
    operands: [Operand("NOTE", .note, isRepeated: true)],
    options: [
      Option("--forever", help: "delete at once and for ever, instead of after thirty days in the trash"),
      Option("--yes", "-y", help: "do not ask before --forever"),
      Option("--quiet", "-q", help: "say nothing when all is well"),
    ],
    about: [
      "Each word is a whole title, whatever its case and accents, or an id; the beginning of a title is not enough. All "
        + "of them go, in one step, or none. tote undo brings them back from the trash. --forever can't be undone: the text "
        + "leaves the journal too, and stays only in backups that were made before, until newer ones take their place.",
      "On a terminal --forever asks first, and deletes for y or yes. A script has to say --yes: without it and without a "
        + "terminal nothing is deleted, and it ends with 1.",
      "With - as the only word, every line of standard input is a note.",
    ],
    examples: [Example("tote note rm pancakes", "puts it into the trash")]
  ) { shell, arguments in
    let isForever = arguments.has("--forever")
    let words = arguments.operands == ["-"] ? try Input.lines() : arguments.operands
    func find(_ session: CommandSession) throws -> [Note] {
      var notes: [Note] = []
      for word in words {
        let note = try NameLookup.note(word, in: session, isTrashToo: isForever)
        if !notes.contains(where: { $0.id == note.id }) { notes.append(note) }
      }
      return notes
    }
    if isForever, !arguments.has("--yes") {
      let notes = try shell.read(find)
      guard shell.canAsk, arguments.operands != ["-"] else {
        throw Refusal(.refused, "--forever can't be undone: say --yes where there is no terminal to ask on.")
      }
      let what = notes.count == 1 ? "\"\(notes[0].name)\"" : "\(notes.count) notes"
      guard try shell.confirms("Delete \(what) for ever?") else {
        throw Refusal(.refused, "Nothing was deleted.")
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
    for name in names { try shell.print(isForever ? "deleted for ever: \(name)" : "threw away \(name)") }
  }
}
