// The help of `tote note export` and `import`, and what they say.

import Tote

extension Spanish {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Escribir cada nota en su propio archivo",
      details: [
        "ARCHIVO es una carpeta, que se crea si falta. Cada nota que no está en la papelera se convierte en TÍTULO.md: sus datos entre dos líneas de guiones y debajo el texto, como los leen Obsidian, zk y Jekyll.",
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

  var noteFoldersOption: String { "Convertir las carpetas en etiquetas" }
  func exportedNotes(_ count: Int, to folder: String) -> String { "\(files(count)) en \(folder)" }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) nuevas, \(changed) cambiadas, \(same) como antes"
  }
  func readAsLatin1(_ files: [String]) -> String { "Leídos como Latin-1: \(files.joined(separator: ", "))." }
  var noNoteFiles: String { "No hay ningún archivo de Markdown o de texto." }

  private func files(_ count: Int) -> String { count == 1 ? "1 nota" : "\(count) notas" }
}
