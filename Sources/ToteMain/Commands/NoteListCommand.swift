import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let noteLs = Command(
    name: "ls", help: { $0.help("help-of-note-ls") },
    options: [
      Option("--tag", "-t", value: Operand(.tag, .tag), help: { $0.say("note-command-note-tag-option") }),
      Option("--in", value: Operand(.folder, .noteFolder), help: { $0.say("note-command-in-option") }),
      Option("--archive", help: { $0.say("note-command-note-archive-option") }),
      Option("--trash", help: { $0.say("note-command-note-trash-option") }),
      Option(
        "--columns", "-c", value: Operand(.columns, .text),
        help: { $0.say("note-command-note-columns-option") }),
      Option(
        "--sort", "-s", value: Operand(.order, .text), help: { $0.say("note-command-note-sort-option") }),
      Option("--json", help: \.notesJSONOption),
    ]
  ) { shell, arguments in
    let folder: NoteFolder =
      arguments.has("--trash") ? .trash : arguments.has("--archive") ? .archive : .notes
    let tag = arguments["--tag"].map { Folding.fold($0.first == "#" ? String($0.dropFirst()) : $0) }
    let directory = arguments["--in"].map { NoteDirectory(lenient: $0).key }
    let sort = arguments["--sort"] ?? ""
    let columns = arguments["--columns"].map { NoteColumn.all(in: $0) } ?? []
    var notes = try shell.read { try $0.notes(in: folder, by: NoteSort(rawValue: sort) ?? .changed) }.filter {
      note in
      (tag.map { tag in note.tags.contains { Folding.fold($0) == tag } } ?? true)
        && (directory.map { NoteDirectory.holds($0, note.directory.key) } ?? true)
    }
    if NoteSort(rawValue: sort) == nil { notes = try sorted(notes, by: sort) }
    if !columns.isEmpty {
      try writeColumns(columns, of: notes, shell, arguments)
    } else if arguments.has("--json") || !notes.isEmpty {
      try writeNotes(notes, shell, arguments) { _ in "" }
    }
    guard notes.isEmpty, shell.places.isThere || arguments.has("--tag") || arguments.has("--in") else {
      return
    }
    if let tag = arguments["--tag"] { throw Refusal(.notFound, words.noNoteTagged(tag)) }
    if let directory = arguments["--in"] { throw Refusal(.notFound, words.noNoteIn(directory)) }
    shell.say(words.isEmpty(folder))
  }

  /// By a property, downwards behind a minus sign.
  private static func sorted(_ notes: [Note], by order: String) throws -> [Note] {
    let isDown = order.hasPrefix("-")
    guard let column = NoteColumn(isDown ? String(order.dropFirst()) : order) else { return notes }
    if case .property(let name) = column, !notes.isEmpty,
      notes.allSatisfy({ column.value(of: $0) == .empty })
    {
      throw Refusal(.usage, words.noNoteHasProperty(name))
    }
    return notes.sorted(by: column, isAscending: !isDown)
  }

  private static func writeColumns(
    _ columns: [NoteColumn], of notes: [Note], _ shell: Shell, _ arguments: Arguments
  ) throws {
    if arguments.has("--json") {
      return try shell.output.write(JSONFormat.array(of: notes, columns: columns))
    }
    var lines = Columns()
    for note in notes {
      lines.add(columns.map { $0 == .title ? note.name : $0.value(of: note).cell })
    }
    for line in lines.lines { try shell.print(line) }
  }

  static func writeNotes(
    _ notes: [Note], _ shell: Shell, _ arguments: Arguments, more: (Note) -> String
  ) throws {
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: notes)) }
    var columns = Columns()
    for note in notes {
      columns.add(
        note.name, note.tags.map { "#\($0)" }.joined(separator: " "), note.modified.local.shownDay,
        [note.isPinned ? words.pinned : "", more(note)].filter { !$0.isEmpty }.joined(separator: "  "))
    }
    for line in columns.lines { try shell.print(line) }
  }
}
