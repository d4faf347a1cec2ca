import ToteFormats
import Tote
import ToteModel
import ToteStorage

/// `tote note ls`: which notes there are.
extension Command {
  static let noteLs = Command(
    name: "ls", summary: "show which notes there are",
    options: [
      Option("--tag", "-t", value: Operand("TAG", .tag), help: "only those with this tag"),
      Option("--archive", help: "archived notes"),
      Option("--trash", help: "notes in the trash"),
      Option("--json", help: "print the notes as JSON, each with all its fields"),
    ],
    about: [
      "A note a line: its title, its tags, and the day on which it was last changed. What is pinned comes first. A tag "
        + "that no note has ends with 3."
    ],
    examples: [
      Example("tote note ls --tag recipe", "shows the recipes"),
      Example("tote note ls --json | jq -r '.[].title'", "names the notes for a script"),
    ]
  ) { shell, arguments in
    let folder: NoteFolder =
      arguments.has("--trash") ? .trash : arguments.has("--archive") ? .archive : .notes
    let tag = arguments["--tag"].map { Folding.fold($0.first == "#" ? String($0.dropFirst()) : $0) }
    let notes = try shell.read { try $0.notes(in: folder) }.filter { note in
      tag.map { tag in note.tags.contains { Folding.fold($0) == tag } } ?? true
    }
    if arguments.has("--json") || !notes.isEmpty { try writeNotes(notes, shell, arguments) { _ in "" } }
    guard notes.isEmpty, shell.places.isThere || arguments.has("--tag") else { return }
    if let tag = arguments["--tag"] { throw Refusal(.notFound, "No note has the tag \(tag).") }
    let nothing =
      switch folder {
      case .trash: "The trash is empty."
      case .archive: "The archive is empty."
      case .notes: "There is no note yet."
      }
    shell.say(nothing)
  }

  static func writeNotes(
    _ notes: [Note], _ shell: Shell, _ arguments: Arguments, more: (Note) -> String
  ) throws {
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: notes)) }
    var columns = Columns()
    for note in notes {
      columns.add(
        note.name, note.tags.map { "#\($0)" }.joined(separator: " "), note.modified.shownDay,
        [note.isPinned ? "pinned" : "", more(note)].filter { !$0.isEmpty }.joined(separator: "  "))
    }
    for line in columns.lines { try shell.print(line) }
  }
}
