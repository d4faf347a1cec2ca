// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension Turkish {
  func exportedNotes(_ count: Int, to folder: String) -> String {
    "\(files(count)) \(folder) içine yazıldı"
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) yeni, \(changed) değişti, \(same) aynı"
  }
  func readAsLatin1(_ files: [String]) -> String {
    "Latin-1 olarak okundu: \(files.joined(separator: ", "))."
  }

  func mirrored(_ report: NoteMirror.Report) -> String {
    let parts = [
      report.notes == 0 ? "" : "\(files(report.notes)) değişti",
      report.files == 0 ? "" : "\(report.files) dosya yazıldı",
      report.trashed == 0 ? "" : "\(files(report.trashed)) çöpe taşındı",
      report.removed == 0 ? "" : "\(report.removed) dosya silindi",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "Hiçbir şey değişmedi." : parts.joined(separator: ", ")
  }
  func leftAloneAsNotUTF8(_ files: [String]) -> String {
    "UTF-8 olmadıkları için dokunulmadı: \(files.joined(separator: ", "))."
  }

  private func files(_ count: Int) -> String { "\(count) not" }
}
