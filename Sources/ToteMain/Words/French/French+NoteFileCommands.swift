// The help of `tote note export` and `import`, and what they say.

import Tote

extension French {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Écrire chaque note dans un fichier",
      details: [
        "FICHIER est un dossier, créé s’il manque. Chaque note hors de la corbeille devient TITRE.md : ses données entre deux lignes de tirets, et le texte dessous, comme Obsidian, zk et Jekyll les lisent.",
        "Un fichier déjà présent n’est remplacé que s’il est celui de la même note ; ce qui n’a pas changé n’est pas touché.",
      ],
      examples: [.init("tote note export ~/Notes", "écrire toutes les notes en fichiers")])
  }

  var noteImportHelp: CommandHelp {
    CommandHelp(
      summary: "Lire des notes depuis des fichiers",
      details: [
        "Des fichiers Markdown ou texte, et tous ceux d’un dossier. Une note déjà connue, par l’id de son fichier ou sinon par son titre, est modifiée ; recommencer ne double rien. Une seule annulation reprend tout.",
        "Les liens et les fichiers cachés sont laissés de côté. UTF-16 est lu, et ce qui n’est pas UTF-8 est lu comme Latin-1 et nommé.",
      ],
      examples: [.init("tote note import ~/Vault", "reprendre un dossier de notes")])
  }

  var noteFoldersOption: String { "Faire des dossiers des étiquettes" }
  func exportedNotes(_ count: Int, to folder: String) -> String { "\(files(count)) dans \(folder)" }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) en plus, \(changed) modifiées, \(same) comme avant"
  }
  func readAsLatin1(_ files: [String]) -> String { "Lus comme Latin-1 : \(files.joined(separator: ", "))." }
  var noNoteFiles: String { "Il n’y a aucun fichier Markdown ou texte." }

  private func files(_ count: Int) -> String { count < 2 ? "\(count) note" : "\(count) notes" }
}
