// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

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

  func exportedNotes(_ count: Int, to folder: String) -> String {
    "\(files(count)) written to \(folder)"
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) new, \(changed) changed, \(same) as before"
  }
  func readAsLatin1(_ files: [String]) -> String { "Read as Latin-1: \(files.joined(separator: ", "))." }

  var noteMirrorHelp: CommandHelp {
    CommandHelp(
      summary: "Keep the notes and a folder of files alike",
      details: [
        "Each note has a file in FOLDER, as export writes it; each file of Markdown there is a note. What was changed on one side goes to the other. What was changed on both is merged by lines; where that can't be, the note has both, and it is said. A file that was deleted moves its note to the trash, and the other way round.",
        "Only the changed lines of a file are written: its other front matter stays. Attachments, hidden files and links are left alone. The last synced state is kept on this machine.",
        "With --watch it goes on until Ctrl+C, and every change arrives at once.",
      ],
      examples: [
        .init("tote note mirror ~/Vault", "bring both up to date"),
        .init("tote note mirror --watch ~/Vault", "keep both up to date"),
      ])
  }

  var noteRecoverHelp: CommandHelp {
    CommandHelp(
      summary: "Take in what an editor had when Tote was killed",
      details: [
        "What was written in $EDITOR goes into the note that it came from, or into a new one if that note was changed meanwhile. It can be undone. Close the editor first."
      ],
      examples: [.init("tote note recover", "take in all such texts")])
  }

  func mirrored(_ report: NoteMirror.Report) -> String {
    let parts = [
      report.notes == 0 ? "" : "\(files(report.notes)) changed",
      report.files == 0 ? "" : report.files == 1 ? "1 file written" : "\(report.files) files written",
      report.trashed == 0 ? "" : "\(files(report.trashed)) moved to the trash",
      report.removed == 0 ? "" : report.removed == 1 ? "1 file removed" : "\(report.removed) files removed",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "Nothing has changed." : parts.joined(separator: ", ")
  }
  func leftAloneAsNotUTF8(_ files: [String]) -> String {
    "Left alone, since they aren't UTF-8: \(files.joined(separator: ", "))."
  }

  private func files(_ count: Int) -> String { count == 1 ? "1 note" : "\(count) notes" }
}
