// The help of `tote note export` and `import`, and what they say.

import Tote

extension English {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Write each note into a file of its own",
      details: [
        "FOLDER is made if it is missing. Each note that isn't in the trash becomes TITLE.md: its data between two lines of dashes, and the text below, as Obsidian, zk and Jekyll read them.",
        "A file that is there already is replaced only if it is the same note's; what didn't change isn't touched.",
      ],
      examples: [.init("tote note export ~/Notes", "write all notes as files")])
  }

  var noteImportHelp: CommandHelp {
    CommandHelp(
      summary: "Read notes from files",
      details: [
        "Files of Markdown or plain text, and all of them in a folder. A note that is known already, by the id in its file or else by its title, is changed; done twice, nothing is doubled. One undo takes back all.",
        "Links and hidden files are left alone. UTF-16 is read, and what is no UTF-8 is read as Latin-1 and named.",
      ],
      examples: [.init("tote note import ~/Vault", "take over a folder of notes")])
  }

  var noteFoldersOption: String { "Make the folders tags" }
  func exportedNotes(_ count: Int, to folder: String) -> String {
    "\(files(count)) written to \(folder)"
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) new, \(changed) changed, \(same) as before"
  }
  func readAsLatin1(_ files: [String]) -> String { "Read as Latin-1: \(files.joined(separator: ", "))." }
  var noNoteFiles: String { "There is no file of Markdown or plain text." }

  private func files(_ count: Int) -> String { count == 1 ? "1 note" : "\(count) notes" }
}
