import FoundationEssentials
import Screen
import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// `tote note ls`, `show` and `search`.
extension Command {
  static let noteLs = Command(
    name: "ls", summary: "show which notes there are",
    options: [
      Option("--tag", "-t", value: Operand("TAG", .tag), help: "only those with this tag"),
      Option("--archive", help: "those that were put away"),
      Option("--trash", help: "those that were thrown away"),
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
    let folder: Sitting.NoteFolder =
      arguments.has("--trash") ? .trash : arguments.has("--archive") ? .archive : .notes
    let tag = arguments["--tag"].map { Folding.fold($0.first == "#" ? String($0.dropFirst()) : $0) }
    let notes = try shell.look { try $0.notes(in: folder) }.filter { note in
      tag.map { tag in note.tags.contains { Folding.fold($0) == tag } } ?? true
    }
    if arguments.has("--json") || !notes.isEmpty { try write(notes, shell, arguments) { _ in "" } }
    guard notes.isEmpty, shell.places.isThere || arguments.has("--tag") else { return }
    if let tag = arguments["--tag"] { throw Refusal(.notFound, "No note has the tag \(tag).") }
    let place = arguments.has("--trash") ? " in the trash" : arguments.has("--archive") ? " put away" : " yet"
    shell.say("There is no note\(place).")
  }

  static let noteSearch = Command(
    name: "search", summary: "find notes by the words in them",
    operands: [Operand("WORD", .text, isRepeated: true)],
    options: [Option("--json", help: "print the notes as JSON, each with all its fields")],
    about: [
      "Finds the notes in which words begin like all of these, the best first, and shows the line of the first hit. "
        + "Nothing found ends with 3."
    ],
    examples: [Example("tote note search panc flour", "finds the pancakes")]
  ) { shell, arguments in
    let query = arguments.operands.joined(separator: " ")
    let notes = try shell.look { sitting in
      try sitting.search(query).compactMap { id -> Note? in
        if case .note(let note)? = try sitting.row(.note(id)), note.trashed == nil { note } else { nil }
      }
    }
    if arguments.has("--json") || !notes.isEmpty {
      try write(notes, shell, arguments) { $0.context(of: query) ?? "" }
    }
    if notes.isEmpty { throw Refusal(.notFound, "No note has all these words.") }
  }

  static let noteShow = Command(
    name: "show", summary: "print a note",
    operands: [Operand("NOTE", .note)],
    options: [Option("--json", help: "print the note as JSON, with all its fields")],
    about: [
      "The note is the one of this title or id, or the only one whose title begins so: here that is enough. On a terminal the title stands "
        + "above the text; in a pipe there is only the text."
    ],
    examples: [
      Example("tote note show pancakes", "prints it"),
      Example("tote note show --json pancakes | jq -r .text", "prints its text exactly as it is"),
    ]
  ) { shell, arguments in
    let note = try shell.look { try Names.note(arguments.operands[0], in: $0, mayBegin: true) }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.object(of: note)) }
    if shell.output.isTerminal {
      let name = note.name.printable
      try shell.output.write((shell.output.hasColor ? "\u{1B}[1m\(name)\u{1B}[m" : name) + "\n\n")
    }
    for line in note.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      // A tab moves the cursor and nothing else.
      try shell.output.write(
        String(line).split(separator: "\t", omittingEmptySubsequences: false).map(\.printable)
          .joined(separator: "\t") + "\n")
    }
  }

  private static func write(
    _ notes: [Note], _ shell: Shell, _ arguments: Arguments, more: (Note) -> String
  ) throws {
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: notes)) }
    var columns = Columns()
    for note in notes {
      columns.add(
        note.name, note.tags.map { "#\($0)" }.joined(separator: " "), note.modified.day,
        [note.isPinned ? "pinned" : "", more(note)].filter { !$0.isEmpty }.joined(separator: "  "))
    }
    for line in columns.lines { try shell.print(line) }
  }
}
