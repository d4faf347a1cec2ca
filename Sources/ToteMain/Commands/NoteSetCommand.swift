import Tote
import ToteModel
import ToteStorage

/// `tote note set NOTE NAME=VALUE…`: the properties of a note.
extension Command {
  static let noteSet = Command(
    name: "set", help: { $0.help("help-of-note-set") },
    operands: [Operand(.note, .note), Operand(.property, .text, isRepeated: true)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let settings = try arguments.operands.dropFirst().map { operand in
      guard let sign = operand.firstIndex(of: "="), !Folding.clean(String(operand[..<sign])).isEmpty else {
        throw Refusal(.usage, words.propertyNeedsSign(operand))
      }
      return (name: String(operand[..<sign]), value: String(operand[operand.index(after: sign)...]))
    }
    let (note, isChanged) = try shell.edit { session in
      let note = try NameLookup.note(arguments.operands[0], in: session)
      var properties = note.properties
      for (name, value) in settings { properties.set(name, typed: value) }
      if properties == note.properties { return (note, false) }
      let tags = NoteText(note.text, with: properties).tags
      try session.perform(notes: [note]) { workspace in
        try workspace.setProperties(of: note.id, properties, tags: tags, .current)
      }
      return (note, true)
    }
    if !isChanged { return shell.say(words.nothingChanged) }
    if !arguments.has("--quiet") { try shell.print(words.changedNote(note.name)) }
  }
}
