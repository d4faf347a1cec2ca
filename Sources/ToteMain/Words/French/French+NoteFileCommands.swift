// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension French {
  func exportedNotes(_ count: Int, to folder: String) -> String { "\(files(count)) dans \(folder)" }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) en plus, \(changed) modifiées, \(same) comme avant"
  }
  func readAsLatin1(_ files: [String]) -> String { "Lus comme Latin-1 : \(files.joined(separator: ", "))." }

  func mirrored(_ report: NoteMirror.Report) -> String {
    let parts = [
      report.notes == 0 ? "" : report.notes == 1 ? "1 note modifiée" : "\(report.notes) notes modifiées",
      report.files == 0 ? "" : report.files == 1 ? "1 fichier écrit" : "\(report.files) fichiers écrits",
      report.trashed == 0 ? "" : "\(files(report.trashed)) à la corbeille",
      report.removed == 0
        ? "" : report.removed == 1 ? "1 fichier supprimé" : "\(report.removed) fichiers supprimés",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "Rien n’a changé." : parts.joined(separator: ", ")
  }
  func leftAloneAsNotUTF8(_ files: [String]) -> String {
    "Laissés de côté, car ils ne sont pas en UTF-8 : \(files.joined(separator: ", "))."
  }

  private func files(_ count: Int) -> String { count < 2 ? "\(count) note" : "\(count) notes" }
}
