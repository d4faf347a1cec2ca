import Tote
import ToteModel
import ToteStorage

/// `tote note tag rename`: in all notes, in one step.
extension Command {
  static let noteTag = Command(
    name: "tag", help: { $0.help("help-of-note-tag") }, commands: [.noteTagRename])

  static let noteTagRename = Command(
    name: "rename", help: { $0.help("help-of-note-tag-rename") },
    operands: [Operand(.tag, .tag), Operand(.name, .tag)],
    options: [
      Option("--dry-run", "-n", help: \.dryRunOption), Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    guard let new = TagRenaming.name(arguments.operands[1]) else {
      throw Refusal(.refused, words.notATag(arguments.operands[1]))
    }
    let isRehearsal = arguments.has("--dry-run")
    let renaming = try shell.edit(isRehearsal: isRehearsal) { session in
      let renaming = TagRenaming(of: arguments.operands[0], among: try session.notes())
      if renaming.notes.isEmpty {
        throw renaming.keeping > 0
          ? Refusal(.refused, words.tagStays(renaming))
          : Refusal(.notFound, words.noNoteTagged(renaming.old))
      }
      try session.perform(notes: renaming.notes) { try $0.renameTag(renaming, to: new, .current) }
      return renaming
    }
    if isRehearsal { for note in renaming.notes { try shell.print(note.name) } }
    if renaming.merges(into: new) { shell.say(words.tagIsThere(new)) }
    if renaming.keeping > 0 { shell.say(words.tagStays(renaming)) }
    if !arguments.has("--quiet"), !isRehearsal { try shell.print(words.renamedTag(renaming, to: new)) }
  }
}
