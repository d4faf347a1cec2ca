// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension Spanish {
  var noteTodayHelp: CommandHelp {
    CommandHelp(
      summary: "Escribir en la nota de hoy",
      details: [
        "La nota del día tiene la fecha como título, como 2026-11-27, y se crea al escribir en ella por primera vez.",
        "• TEXTO se añade en una línea nueva; - lo lee de la entrada estándar.",
        "• Sin texto, la nota se abre en tu editor: $VISUAL, $EDITOR o vi.",
      ],
      examples: [
        .init("tote note today 'Llamé al fontanero.'", "añade una línea a la nota del día")
      ])
  }

  var noteRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Dar otro título a una nota",
      details: [
        "NOTA es un título entero, sin distinguir mayúsculas ni acentos, o un identificador. Los enlaces al título anterior se quedan como están y se nombran las notas que los tienen; con --update-links se cambian en el mismo paso."
      ],
      examples: [
        .init("tote note rename -u Tortitas Crepes", "le cambia el título, también en los enlaces")
      ])
  }

  var noteLinksHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar a qué enlaza una nota",
      details: [
        "Un título por línea, en el orden del texto. Los títulos sin nota se nombran en la salida de errores. Termina con 3 si no hay ningún enlace."
      ],
      examples: [
        .init("tote note links Semana", "muestra las recetas de la semana")
      ])
  }

  var noteBacklinksHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar las notas que enlazan a una nota",
      details: [
        "Un título por línea, la última modificada primero. Termina con 3 si no hay ninguna."
      ],
      examples: [
        .init("tote note backlinks Tortitas", "encuentra los planes con tortitas")
      ])
  }

  var noteAliasHelp: CommandHelp {
    CommandHelp(
      summary: "Dar otros títulos a una nota",
      details: [
        "Los enlaces, los comandos y la búsqueda también la encuentran por ellos. Sin títulos, se muestran los que tiene."
      ],
      examples: [
        .init("tote note alias Tortitas Panqueques", "un enlace a [[Panqueques]] lleva a Tortitas")
      ])
  }

  var notePinHelp: CommandHelp {
    CommandHelp(
      summary: "Fijar una nota arriba",
      examples: [
        .init("tote note pin tortitas", "la fija")
      ])
  }

  var noteUnpinHelp: CommandHelp {
    CommandHelp(
      summary: "Dejar de fijar una nota",
      examples: [
        .init("tote note unpin tortitas", "deja de fijarla")
      ])
  }

  var noteArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Archivar una nota",
      details: [
        "tote note ls --archive muestra lo archivado; tote note restore lo recupera."
      ],
      examples: [
        .init("tote note archive tortitas", "la archiva")
      ])
  }

  var noteRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Recuperar una nota del archivo o de la papelera",
      details: [
        "tote note ls --archive y --trash muestran lo que hay."
      ],
      examples: [
        .init("tote note restore tortitas", "la recupera")
      ])
  }

  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? "\(quoted(name)) ya no tiene otros títulos"
      : "Otros títulos de \(quoted(name)): \(titles.map { quoted($0) }.joined(separator: ", "))"
  }
  func updatedLinks(in notes: [String]) -> String {
    "Enlaces cambiados en \(notes.map(quoted).joined(separator: ", "))"
  }
  func linksAreDead(_ notes: [String], to title: String) -> String {
    "\(notes.map(quoted).joined(separator: ", ")) \(notes.count == 1 ? "enlaza" : "enlazan") todavía a \(quoted(title)); --update-links lo cambiaría."
  }
}
