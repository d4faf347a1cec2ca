import FoundationEssentials
import Screen
import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// `tote note add`, `edit` and `rm`: notes from a script, a hook, or one's own editor.
extension Command {
  static let note = Command(
    name: "note", summary: "keep notes",
    examples: [Example("tote note ls", "shows which notes there are")],
    commands: [.noteAdd, .noteLs, .noteShow, .noteEdit, .noteRm, .noteSearch])

  private static let noteAdd = Command(
    name: "add", summary: "write a new note",
    operands: [
      Operand("TITLE", .text, isOptional: true), Operand("TEXT", .text, isOptional: true, isRepeated: true),
    ],
    options: [
      Option("--quiet", "-q", help: "say nothing when all is well"),
      Option("--json", help: "print the note as JSON"),
    ],
    about: [
      "The first word is the title, which needs quotes where it has several words; what follows is the text, in "
        + "Markdown. - in its place reads the text from standard input; - alone reads the title too, from the first "
        + "line. Without any word the editor opens that VISUAL or EDITOR names, or else vi.",
      "Words with # in the text are tags.",
    ],
    examples: [
      Example("tote note add Pancakes 'Flour, eggs, milk. #recipe'", "writes a note"),
      Example("git log -1 --format=%B | tote note add -q -", "makes a note of the last commit"),
    ]
  ) { shell, arguments in
    let (title, text, file) = try written(shell, arguments.operands)
    let note = Note(
      id: Note.ID(UUID()), title: Folding.clean(title), text: text, tags: NoteText(text).tags,
      created: .now)
    guard !note.title.isEmpty || !Folding.clean(text).isEmpty else {
      throw Refusal(.refused, "The note is blank: none was made.")
    }
    try keeping(file) {
      try shell.edit { try $0.perform("new note \(note.name)", [Change(adding: note)]) }
    }
    if let file { ExternalEditor(shell.variables).discard(file) }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.object(of: note)) }
    if !arguments.has("--quiet") { try shell.print("noted \(note.name)") }
  }

  private static let noteEdit = Command(
    name: "edit", summary: "change a note",
    operands: [Operand("NOTE", .note), Operand("TEXT", .text, isOptional: true, isRepeated: true)],
    options: [
      Option("--title", "-t", value: Operand("TITLE", .text), help: "give it this title"),
      Option("--append", "-a", help: "add the text below what is there, on a line of its own"),
      Option("--quiet", "-q", help: "say nothing when all is well"),
    ],
    about: [
      "NOTE is a whole title, whatever its case and accents, or an id.",
      "The text takes the place of the note's; - alone reads it from standard input. Without a text and a title the note "
        + "opens in the editor that VISUAL or EDITOR names, or else vi.",
    ],
    examples: [
      Example("tote note edit pancakes", "opens it in the editor"),
      Example("date | tote note edit -a Log -", "adds a line to a note"),
    ]
  ) { shell, arguments in
    let words = Array(arguments.operands.dropFirst())
    var text = words.isEmpty ? nil : try Self.text(of: words)
    if text == nil, arguments.has("--append") { throw Refusal(.usage, "--append needs a TEXT.") }
    var file: String?
    if text == nil, arguments["--title"] == nil {
      let note = try shell.look { try Names.note(arguments.operands[0], in: $0) }
      guard let edited = try outside(note.text, named: note.name, shell) else {
        return shell.say("Nothing was changed.")
      }
      (text, file) = edited
    }
    let name = try keeping(file) {
      try shell.edit { sitting in
        let note = try Names.note(arguments.operands[0], in: sitting)
        var update = NoteUpdate(note.id)
        update.title = arguments["--title"].map(Folding.clean)
        if let text {
          let isBelow = arguments.has("--append") && !note.text.isEmpty
          let whole = isBelow ? note.text + (note.text.hasSuffix("\n") ? "" : "\n") + text : text
          (update.text, update.tags) = (whole, NoteText(whole).tags)
        }
        try sitting.perform("edit \(note.name)", [Change(note) { $0 = update.applied(to: note, at: .now) }])
        return note.name
      }
    }
    if let file { ExternalEditor(shell.variables).discard(file) }
    if !arguments.has("--quiet") { try shell.print("changed \(name)") }
  }

  private static let noteRm = Command(
    name: "rm", summary: "throw notes away",
    operands: [Operand("NOTE", .note, isRepeated: true)],
    options: [
      Option("--forever", help: "not into the trash, where they stay for thirty days: at once"),
      Option("--quiet", "-q", help: "say nothing when all is well"),
    ],
    about: [
      "Each word is a whole title, whatever its case and accents, or an id; the beginning of a title is not enough. All "
        + "of them go, in one step, or none. tote undo brings them back, either way.",
      "With - as the only word, every line of standard input is a note.",
    ],
    examples: [Example("tote note rm pancakes", "puts it into the trash")]
  ) { shell, arguments in
    let isForever = arguments.has("--forever")
    let words = arguments.operands == ["-"] ? try Input.lines() : arguments.operands
    let names = try shell.edit { sitting in
      var notes: [Note] = []
      for word in words {
        let note = try Names.note(word, in: sitting, isTrashToo: isForever)
        if !notes.contains(where: { $0.id == note.id }) { notes.append(note) }
      }
      let told = notes.count == 1 ? notes[0].name : "\(notes.count) notes"
      let now = Moment.now
      try sitting.perform(
        isForever ? "remove \(notes.count == 1 ? "note " : "")\(told)" : "throw away \(told)",
        notes.map { note in isForever ? Change(removing: note) : Change(note) { $0.trashed = now } })
      return notes.map(\.name)
    }
    if arguments.has("--quiet") { return }
    for name in names { try shell.print(isForever ? "removed \(name)" : "threw away \(name)") }
  }

  /// The text that words are, or that standard input is where they are a dash.
  private static func text(of words: [String]) throws -> String {
    if words == ["-"] { return try Input.text() }
    if words.contains("-") { throw besideInput }
    return words.joined(separator: " ")
  }

  /// Somebody who writes a dash into a pipe would wonder where it has gone.
  private static let besideInput = Refusal(
    .usage, "- stands for standard input and has no words beside it. A text with a dash in it needs quotes.")

  /// What the new note is to hold, and the file in which an editor has left it.
  private static func written(
    _ shell: Shell, _ words: [String]
  ) throws -> (title: String, text: String, file: String?) {
    func split(_ text: String) -> (String, String) {
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let title = lines[0].drop { $0 == "#" || $0 == " " }
      var rest = lines.count > 1 ? lines[1] : ""
      // The line between a title and its text says nothing.
      if rest.first == "\n" { rest = rest.dropFirst() }
      return (String(title), String(rest))
    }
    if words == ["-"] {
      let (title, text) = split(try Input.text())
      return (title, text, nil)
    }
    if let title = words.first {
      if title == "-" { throw besideInput }
      let rest = Array(words.dropFirst())
      return (title, try text(of: rest), nil)
    }
    guard let edited = try outside("", named: "note", shell) else {
      throw Refusal(.refused, "Nothing was written: no note was made.")
    }
    let (title, text) = split(edited.text)
    return (title, text, edited.file)
  }

  /// Lets the user's own editor work on a text; `nil` where it has changed nothing.
  private static func outside(
    _ text: String, named name: String, _ shell: Shell
  ) throws -> (text: String, file: String)? {
    guard shell.isAtTerminal else {
      throw Refusal(
        .usage, "There is no terminal to open an editor on: give a TEXT, or - for standard input.")
    }
    let editor = ExternalEditor(shell.variables)
    switch editor.edit(text, name: Folding.fold(name)) {
    case .edited(var edited, let file):
      // Editors end a text with a line break, whether it had one or not.
      if edited.hasSuffix("\n"), !text.hasSuffix("\n") { edited.removeLast() }
      if edited != text { return (edited, file) }
      editor.discard(file)
      return nil
    case .failed(let reason, let file):
      throw Refusal(
        .refused,
        ["\(reason.prefix(1).uppercased())\(reason.dropFirst())."]
          + (file.map { ["What was written is in \($0)."] } ?? []))
    }
  }

  /// Saves what was written in a file, which stays, and is named, where that fails.
  private static func keeping<Result>(_ file: String?, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      guard let file else { throw error }
      let sentence = (error as? StorageError)?.shellSentence
      let refusal = error as? Refusal ?? Refusal(.storage, sentence ?? "\(error)")
      throw Refusal(refusal.code, refusal.lines + ["What was written is in \(file)."])
    }
  }
}

extension Names {
  /// The note of this title, or, where nothing will be changed, the only one whose title begins so. One in the trash is
  /// only found where nothing else is meant, or by its id.
  static func note(
    _ word: String, in sitting: Sitting, isTrashToo: Bool = false, mayBegin: Bool = false
  ) throws -> Note {
    if let uuid = UUID(uuidString: word), case .note(let note)? = try sitting.row(.note(Note.ID(uuid))) {
      return note
    }
    let notes = try sitting.notes(in: .all).filter { isTrashToo || $0.trashed == nil }
    return try choose(word, among: notes, what: "note", mayBegin: mayBegin, id: \.id.uuid, name: \.name) {
      "changed \($0.modified.day)"
    }
  }
}
