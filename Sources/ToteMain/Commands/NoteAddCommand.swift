import FoundationEssentials
import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let noteAdd = Command(
    name: "add", help: { $0.help("help-of-note-add") },
    operands: [
      Operand(.title, .text, isOptional: true), Operand(.text, .text, isOptional: true, isRepeated: true),
    ],
    options: [
      Option("--in", value: Operand(.folder, .noteFolder), help: { $0.say("note-command-add-in-option") }),
      Option(
        "--template", "-t", value: Operand(.note, .template), help: { $0.say("note-command-template-option") }
      ),
      Option("--set", value: Operand(.value, .text), help: { $0.say("note-command-set-option") }),
      Option("--quiet", "-q", help: \.quietOption),
      Option("--json", help: { $0.say("note-command-note-add-json-option") }),
    ]
  ) { shell, arguments in
    let filled = try arguments["--template"].map { try templated($0, shell, arguments) }
    if filled == nil, arguments.has("--set") { throw Refusal(.usage, words.setNeedsTemplate) }
    let (title, text, file): (String, String, String?) =
      try filled.map { ($0.title, $0.text, nil) } ?? newNote(shell, arguments.operands)
    var note = Note(
      new: Note.ID(UUID()), title: title, text: text, properties: filled?.properties ?? NoteProperties(),
      in: .top, created: .now)
    guard !note.title.isEmpty || !Folding.clean(text).isEmpty else {
      throw Refusal(.refused, words.blankNote)
    }
    let hasSameTitle = try preserving(file) {
      try shell.edit { session in
        if let folder = arguments["--in"] {
          note.place = .moved(nil, to: try knownDirectory(folder, among: session.notes()))
        }
        try session.perform { workspace in workspace.createNote(note, .current) }
        return try !note.title.isEmpty && session.notes().ambiguousTitle(among: [note.title]) != nil
      }
    }
    if let file { ExternalEditor(shell.variables).discard(file) }
    if hasSameTitle { shell.say(words.sameTitle(note.title)) }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.object(of: note)) }
    if !arguments.has("--quiet") { try shell.print(words.createdNote(note.name)) }
  }

  /// Also returns the file in which an editor has left the text.
  private static func newNote(
    _ shell: Shell, _ parts: [String]
  ) throws -> (title: String, text: String, file: String?) {
    func split(_ text: String) -> (String, String) {
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let title = lines[0].drop { $0 == "#" || $0 == " " }
      var rest = lines.count > 1 ? lines[1] : ""
      // Skip the line between title and text.
      if rest.first == "\n" { rest = rest.dropFirst() }
      return (String(title), String(rest))
    }
    if parts == ["-"] {
      let input = try shell.input.text()
      if RecipePageFile.isPage(input) {
        let file = try recipe(from: input)
        return (file.title ?? "", file.text, nil)
      }
      let (title, text) = split(input)
      return (title, text, nil)
    }
    if let title = parts.first {
      if title == "-" { throw besideInput }
      let rest = Array(parts.dropFirst())
      return (title, try noteText(from: rest, shell), nil)
    }
    guard let edited = try editOutside("", named: "note", shell) else {
      throw Refusal(.refused, words.nothingWritten)
    }
    let (title, text) = split(edited.text)
    return (title, text, edited.file)
  }

  /// What `curl` prints of a recipe site.
  private static func recipe(from page: String) throws -> NoteFile {
    let page = RecipePageFile(page)
    guard let recipe = page.recipe else {
      throw Refusal(.refused, words.noRecipe(in: nil, broken: page.brokenBlocks))
    }
    return NoteFile(recipe, in: .current)
  }
}
