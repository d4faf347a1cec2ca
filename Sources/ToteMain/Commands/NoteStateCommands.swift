import ToteModel
import ToteStorage

/// `tote note pin`, `unpin`, `archive` and `restore`.
extension Command {
  static let notePin = state("pin", help: { $0.help("help-of-note-pin") }, said: { $0.pinnedNote }) {
    note, workspace throws(NoteError) in
    try workspace.setPinned(note.id, true, .current)
  }

  static let noteUnpin = state("unpin", help: { $0.help("help-of-note-unpin") }, said: { $0.unpinnedNote }) {
    note, workspace throws(NoteError) in
    try workspace.setPinned(note.id, false, .current)
  }

  static let noteArchive = state(
    "archive", help: { $0.help("help-of-note-archive") }, said: { $0.archivedNote }
  ) {
    note, workspace throws(NoteError) in
    try workspace.setArchived(note: note.id, true, .current)
  }

  /// From the archive or the trash.
  static let noteRestore = state(
    "restore", help: { $0.help("help-of-note-restore") }, isTrashToo: true, said: { $0.restoredNote }
  ) {
    note, workspace throws(NoteError) in
    if note.trashed != nil { return try workspace.restoreNote(note.id, .current) }
    try workspace.setArchived(note: note.id, false, .current)
  }

  private static func state(
    _ name: String, help: @escaping @Sendable (any CommandLineWords) -> CommandHelp, isTrashToo: Bool = false,
    said: @escaping @Sendable (any CommandLineWords) -> (String) -> String,
    _ change: @escaping @Sendable (Note, inout Workspace) throws(NoteError) -> Void
  ) -> Command {
    Command(
      name: name, help: help, operands: [Operand(.note, .note)],
      options: [Option("--quiet", "-q", help: \.quietOption)]
    ) { shell, arguments in
      let (note, changes) = try shell.edit { session in
        let note = try NameLookup.note(arguments.operands[0], in: session, isTrashToo: isTrashToo)
        return (note, try session.perform(notes: [note]) { try change(note, &$0) })
      }
      if arguments.has("--quiet") { return }
      if changes.isEmpty { return shell.say(words.nothingChanged) }
      try shell.print(said(words)(note.name))
    }
  }
}
