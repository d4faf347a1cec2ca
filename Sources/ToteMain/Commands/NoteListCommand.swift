import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let noteLs = Command(
    name: "ls", help: { $0.help("help-of-note-ls") },
    options: [
      Option("--tag", "-t", value: Operand(.tag, .tag), help: { $0.say("note-command-note-tag-option") }),
      Option("--archive", help: { $0.say("note-command-note-archive-option") }),
      Option("--trash", help: { $0.say("note-command-note-trash-option") }),
      Option(
        "--sort", "-s", value: Operand(.order, .choice(NoteSort.allCases.map(\.rawValue))),
        help: { $0.say("note-command-note-sort-option") }),
      Option("--json", help: \.notesJSONOption),
    ]
  ) { shell, arguments in
    let folder: NoteFolder =
      arguments.has("--trash") ? .trash : arguments.has("--archive") ? .archive : .notes
    let tag = arguments["--tag"].map { Folding.fold($0.first == "#" ? String($0.dropFirst()) : $0) }
    let sort = arguments["--sort"].flatMap(NoteSort.init) ?? .changed
    let notes = try shell.read { try $0.notes(in: folder, by: sort) }.filter { note in
      tag.map { tag in note.tags.contains { Folding.fold($0) == tag } } ?? true
    }
    if arguments.has("--json") || !notes.isEmpty { try writeNotes(notes, shell, arguments) { _ in "" } }
    guard notes.isEmpty, shell.places.isThere || arguments.has("--tag") else { return }
    if let tag = arguments["--tag"] { throw Refusal(.notFound, words.noNoteTagged(tag)) }
    shell.say(words.isEmpty(folder))
  }

  static func writeNotes(
    _ notes: [Note], _ shell: Shell, _ arguments: Arguments, more: (Note) -> String
  ) throws {
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: notes)) }
    var columns = Columns()
    for note in notes {
      columns.add(
        note.name, note.tags.map { "#\($0)" }.joined(separator: " "), note.modified.shownDay,
        [note.isPinned ? words.pinned : "", more(note)].filter { !$0.isEmpty }.joined(separator: "  "))
    }
    for line in columns.lines { try shell.print(line) }
  }
}
