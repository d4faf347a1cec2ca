// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension English {
  func exportedNotes(_ count: Int, to folder: String) -> String {
    "\(files(count)) written to \(folder)"
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) new, \(changed) changed, \(same) as before"
  }
  func readAsLatin1(_ files: [String]) -> String { "Read as Latin-1: \(files.joined(separator: ", "))." }

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
