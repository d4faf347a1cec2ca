import Tote
import ToteModel
import ToteStorage

/// `tote note folders`, `move` and `folder rename`: the folders that notes are in.
extension Command {
  static let noteFolders = Command(
    name: "folders", help: { $0.help("help-of-note-folders") }
  ) { shell, _ in
    let directories = try shell.hasDatabase() ? shell.read { try $0.directories() } : []
    if directories.isEmpty { return shell.say(words.noNoteFolders) }
    var columns = Columns()
    for known in directories { columns.add(known.directory.path, "\(known.count)") }
    for line in columns.lines { try shell.print(line) }
  }

  static let noteMove = Command(
    name: "move", help: { $0.help("help-of-note-move") }, operands: [Operand(.note, .note, isRepeated: true)],
    options: [
      Option("--to", value: Operand(.folder, .noteFolder), help: { $0.say("note-command-move-to-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    guard let typed = arguments["--to"] else { throw Refusal(.usage, words.moveNeedsFolder) }
    let operands = arguments.operands == ["-"] ? try shell.input.lines() : arguments.operands
    let (move, directory) = try shell.edit { session in
      let all = try session.notes()
      let directory = try knownDirectory(typed, among: all)
      var notes: [Note] = []
      for word in operands {
        let note = try NameLookup.note(word, among: all)
        if !notes.contains(where: { $0.id == note.id }) { notes.append(note) }
      }
      let move = NoteMove(of: notes, to: directory, among: all)
      try session.perform(notes: move.notes + move.linking) { try $0.move(move, .current) }
      return (move, directory)
    }
    try tell(move, shell, arguments, words.movedNotes(move, to: directory))
  }

  static let noteFolder = Command(
    name: "folder", help: { $0.help("help-of-note-folder") }, commands: [.noteFolderRename])

  static let noteFolderRename = Command(
    name: "rename", help: { $0.help("help-of-note-folder-rename") },
    operands: [Operand(.folder, .noteFolder), Operand(.name, .noteFolder)],
    options: [
      Option("--dry-run", "-n", help: \.dryRunOption), Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let isRehearsal = arguments.has("--dry-run")
    let (renaming, new, move) = try shell.edit(isRehearsal: isRehearsal) { session in
      let all = try session.notes()
      let old = NoteDirectory(typed: arguments.operands[0], among: all.map(\.directory))
      guard let old, !old.isTop else { throw Refusal(.notFound, words.noNoteIn(arguments.operands[0])) }
      let renaming = DirectoryRenaming(of: old, among: all)
      if renaming.notes.isEmpty { throw Refusal(.notFound, words.noNoteIn(old.path)) }
      guard let new = renaming.directory(arguments.operands[1]) else {
        throw Refusal(.refused, words.notAFolder(arguments.operands[1]))
      }
      let move = NoteMove(renaming, to: new, among: all)
      try session.perform(notes: move.notes + move.linking) { try $0.move(move, .current) }
      return (renaming, new, move)
    }
    if isRehearsal { for note in move.notes { try shell.print(note.name) } }
    if renaming.merges(into: new) { shell.say(words.folderIsThere(new.path)) }
    if isRehearsal { return }
    try tell(move, shell, arguments, words.renamedFolder(renaming.old, to: new, move))
  }

  private static func tell(
    _ move: NoteMove, _ shell: Shell, _ arguments: Arguments, _ sentence: String
  ) throws {
    if arguments.has("--quiet") { return }
    if move.notes.isEmpty { return shell.say(words.nothingChanged) }
    try shell.print(sentence)
    if !move.linking.isEmpty { try shell.print(words.updatedLinks(in: move.linking.map(\.name))) }
  }

  /// What was typed, spelt like a folder that is there.
  static func knownDirectory(_ typed: String, among notes: [Note]) throws -> NoteDirectory {
    let known = Set(notes.lazy.filter { $0.trashed == nil }.map(\.directory)).flatMap(\.withParents)
    guard let directory = NoteDirectory(typed: typed, among: known) else {
      throw Refusal(.refused, words.notAFolder(typed))
    }
    return directory
  }
}

extension CommandSession {
  func directories() throws -> [DirectoryCount] { NoteTable(try notes()).directories }
}
