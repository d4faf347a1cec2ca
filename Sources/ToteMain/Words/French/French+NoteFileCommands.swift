// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension French {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Écrire chaque note dans un fichier",
      details: [
        "DOSSIER est créé s’il manque. Chaque note hors de la corbeille devient TITRE.md : ses données entre deux lignes de tirets, et le texte dessous, comme Obsidian, zk et Jekyll les lisent.",
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

  func exportedNotes(_ count: Int, to folder: String) -> String { "\(files(count)) dans \(folder)" }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) en plus, \(changed) modifiées, \(same) comme avant"
  }
  func readAsLatin1(_ files: [String]) -> String { "Lus comme Latin-1 : \(files.joined(separator: ", "))." }

  var noteMirrorHelp: CommandHelp {
    CommandHelp(
      summary: "Garder pareils les notes et un dossier de fichiers",
      details: [
        "Chaque note a un fichier dans DOSSIER, et chaque fichier Markdown y est une note. Ce qui change d’un côté passe à l’autre. Ce qui change des deux est fusionné par lignes ; sinon la note garde les deux, et c’est dit. Supprimer un fichier met sa note à la corbeille, et inversement.",
        "Seul ce qui a changé est écrit dans un fichier : le reste de son en-tête demeure. Les pièces jointes, les fichiers cachés et les liens sont laissés de côté. Le dernier état synchronisé est conservé sur cet ordinateur.",
        "Avec --watch, cela continue jusqu’à Ctrl+C, et chaque modification passe aussitôt.",
      ],
      examples: [
        .init("tote note mirror ~/Vault", "mettre les deux à jour"),
        .init("tote note mirror --watch ~/Vault", "garder les deux à jour"),
      ])
  }

  var noteRecoverHelp: CommandHelp {
    CommandHelp(
      summary: "Reprendre ce qu’un éditeur avait à l’arrêt de Tote",
      details: [
        "Ce qui fut écrit dans $EDITOR va dans la note d’où cela vient, ou dans une nouvelle si elle a changé entre-temps. Cela s’annule. Fermez d’abord l’éditeur."
      ],
      examples: [.init("tote note recover", "reprendre tous ces textes")])
  }

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
