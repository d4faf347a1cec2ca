// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension Spanish {
  func exportedNotes(_ count: Int, to folder: String) -> String { "\(files(count)) en \(folder)" }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) nuevas, \(changed) cambiadas, \(same) como antes"
  }
  func readAsLatin1(_ files: [String]) -> String { "Leídos como Latin-1: \(files.joined(separator: ", "))." }

  func mirrored(_ report: NoteMirror.Report) -> String {
    let parts = [
      report.notes == 0 ? "" : report.notes == 1 ? "1 nota cambiada" : "\(report.notes) notas cambiadas",
      report.files == 0 ? "" : report.files == 1 ? "1 archivo escrito" : "\(report.files) archivos escritos",
      report.trashed == 0 ? "" : "\(files(report.trashed)) a la papelera",
      report.removed == 0
        ? "" : report.removed == 1 ? "1 archivo eliminado" : "\(report.removed) archivos eliminados",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "No cambió nada." : parts.joined(separator: ", ")
  }
  func leftAloneAsNotUTF8(_ files: [String]) -> String {
    "No se tocaron, porque no son UTF-8: \(files.joined(separator: ", "))."
  }

  private func files(_ count: Int) -> String { count == 1 ? "1 nota" : "\(count) notas" }
}
