import Screen
import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let noteShow = Command(
    name: "show", help: { $0.help("help-of-note-show") }, operands: [Operand(.note, .note)],
    options: [
      Option("--properties", help: { $0.say("note-command-note-properties-option") }),
      Option("--json", help: { $0.say("note-command-note-json-option") }),
    ]
  ) { shell, arguments in
    let (note, isUnsaved) = try shell.read { session in
      let unsaved = try session.unsavedNotes()
      let note = try NameLookup.note(
        arguments.operands[0], among: session.notes(with: unsaved), mayBegin: true)
      return (note, unsaved[note.id] != nil)
    }
    if isUnsaved { shell.tellUnsaved([note]) }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.object(of: note)) }
    if arguments.has("--properties") {
      return try shell.output.write(note.properties.isEmpty ? "" : note.properties.text.shown(shell) + "\n")
    }
    // Another program gets each byte; a terminal must not.
    guard shell.output.isTerminal else { return try shell.output.write(note.text + "\n") }
    let name = note.name.printable
    try shell.output.write((shell.output.hasColor ? "\u{1B}[1m\(name)\u{1B}[m" : name) + "\n\n")
    if !note.properties.isEmpty { try shell.output.write(note.properties.text.shown(shell) + "\n\n") }
    try shell.output.write(note.text.shown(shell) + "\n")
  }
}

extension String {
  /// On a terminal without what it would obey, but with tabs, which are harmless.
  fileprivate func shown(_ shell: Shell) -> String {
    guard shell.output.isTerminal else { return self }
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).split(separator: "\t", omittingEmptySubsequences: false).map(\.printable)
        .joined(separator: "\t")
    }.joined(separator: "\n")
  }
}
