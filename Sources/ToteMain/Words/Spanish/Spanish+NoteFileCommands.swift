// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension Spanish {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Escribir cada nota en su propio archivo",
      details: [
        "CARPETA se crea si falta. Cada nota que no está en la papelera se convierte en TÍTULO.md: sus datos entre dos líneas de guiones y debajo el texto, como los leen Obsidian, zk y Jekyll.",
        "Un archivo que ya existe solo se reemplaza si es de la misma nota; lo que no cambió no se toca.",
      ],
      examples: [.init("tote note export ~/Notes", "escribir todas las notas como archivos")])
  }

  var noteImportHelp: CommandHelp {
    CommandHelp(
      summary: "Leer notas de archivos",
      details: [
        "Archivos de Markdown o de texto, y todos los de una carpeta. Una nota conocida, por el id de su archivo o si no por su título, se cambia; repetirlo no duplica nada. Un solo deshacer lo revierte todo.",
        "Los enlaces y los archivos ocultos no se tocan. Se lee UTF-16, y lo que no es UTF-8 se lee como Latin-1 y se nombra.",
      ],
      examples: [.init("tote note import ~/Vault", "importar una carpeta de notas")])
  }

  func exportedNotes(_ count: Int, to folder: String) -> String { "\(files(count)) en \(folder)" }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) nuevas, \(changed) cambiadas, \(same) como antes"
  }
  func readAsLatin1(_ files: [String]) -> String { "Leídos como Latin-1: \(files.joined(separator: ", "))." }

  var noteMirrorHelp: CommandHelp {
    CommandHelp(
      summary: "Mantener iguales las notas y una carpeta de archivos",
      details: [
        "Cada nota tiene un archivo en CARPETA, y cada archivo de Markdown de allí es una nota. Lo que cambia en un lado pasa al otro. Lo que cambia en ambos se combina por líneas; si no se puede, la nota guarda las dos versiones y se dice. Eliminar un archivo lleva su nota a la papelera, y al revés.",
        "En un archivo solo se escribe lo que cambió: el resto de su cabecera se queda. Los adjuntos, los archivos ocultos y los enlaces no se tocan. El último estado sincronizado se guarda en este equipo.",
        "Con --watch sigue hasta Ctrl+C, y cada cambio pasa enseguida.",
      ],
      examples: [
        .init("tote note mirror ~/Vault", "poner al día ambos lados"),
        .init("tote note mirror --watch ~/Vault", "mantener al día ambos lados"),
      ])
  }

  var noteRecoverHelp: CommandHelp {
    CommandHelp(
      summary: "Recuperar lo que tenía un editor al terminar Tote",
      details: [
        "Lo escrito en $EDITOR va a la nota de la que viene, o a una nueva si esa nota cambió entretanto. Se puede deshacer. Cierra antes el editor."
      ],
      examples: [.init("tote note recover", "recuperar todos esos textos")])
  }

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
