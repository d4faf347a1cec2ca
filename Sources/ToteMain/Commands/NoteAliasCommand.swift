import ToteModel
import ToteStorage

/// `tote note alias NOTE [TITLE…]`: other titles of a note, by which links and commands find it.
extension Command {
  static let noteAlias = Command(
    name: "alias", help: { $0.help("help-of-note-alias") },
    operands: [Operand(.note, .note), Operand(.title, .text, isOptional: true, isRepeated: true)],
    options: [
      Option("--remove", "-r", help: { $0.say("note-command-note-remove-alias-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let titles = arguments.operands.dropFirst().map(Folding.clean)
    let isRemoving = arguments.has("--remove")
    if titles.isEmpty, isRemoving { throw Refusal(.usage, words.aliasToRemove) }
    if titles.contains("") { throw Refusal(.refused, words.blankTitle) }
    func note(in session: CommandSession) throws -> Note {
      try NameLookup.note(arguments.operands[0], in: session, mayBegin: titles.isEmpty)
    }
    if titles.isEmpty {
      let note = try shell.read { try note(in: $0) }
      if note.aliases.isEmpty { throw Refusal(.notFound, words.noAliases(note.name)) }
      for alias in note.aliases { try shell.print(alias) }
      return
    }
    let (changed, others) = try shell.edit { session in
      let note = try note(in: session)
      var aliases = NoteAliases(note.aliases)
      for title in titles {
        if !isRemoving {
          aliases.insert(title)
        } else if !aliases.remove(title) {
          throw Refusal(.notFound, words.noSuchAlias(title, of: note.name))
        }
      }
      try session.perform(notes: [note]) { try $0.setAliases(of: note.id, aliases, .current) }
      var changed = note
      changed.aliases = aliases.titles
      let others = try session.notes().filter { $0.id != note.id }
      return (changed, isRemoving ? [] : titles.filter { !others.called($0).isEmpty })
    }
    if !arguments.has("--quiet") { try shell.print(words.aliases(changed.aliases, of: changed.name)) }
    for title in others { shell.say(words.sameTitle(title)) }
  }
}
