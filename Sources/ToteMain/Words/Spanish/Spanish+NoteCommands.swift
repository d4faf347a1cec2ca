import Tote
import ToteModel

extension Spanish {
  var noteHelp: CommandHelp {
    CommandHelp(
      summary: "Escribir, mostrar y buscar notas",
      examples: [.init("tote note ls", "muestra todas las notas")])
  }

  var noteAddHelp: CommandHelp {
    CommandHelp(
      summary: "Escribir una nota nueva",
      details: [
        "La primera palabra es el título; un título de varias palabras va entre comillas. Lo demás es el texto, en Markdown, y "
          + "cada #palabra es una etiqueta.",
        "• - en lugar del texto lo lee de la entrada estándar.",
        "• - sin nada más lee también el título, de la primera línea.",
        "• Sin ninguna palabra se abre tu editor: $VISUAL, $EDITOR o vi.",
      ],
      examples: [
        .init("tote note add Tortitas 'Harina, huevos, leche. #receta'", "escribe una nota"),
        .init("git log -1 --format=%B | tote note add -q -", "convierte el último commit en una nota"),
      ])
  }

  var noteLsHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar todas las notas",
      details: [
        "Una nota por línea: su título, sus etiquetas y el día de su último cambio. Las notas fijadas van primero.",
        "Termina con el código 3 si ninguna nota tiene la etiqueta.",
      ],
      examples: [
        .init("tote note ls --tag receta", "muestra las recetas"),
        .init("tote note ls --json | jq -r '.[].title'", "muestra los títulos para un script"),
      ])
  }

  var noteShowHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar una nota",
      details: [
        "NOTA es un título, el principio de uno si no es ambiguo, o un id. En una terminal, el título se muestra encima del "
          + "texto; en una tubería, solo el texto."
      ],
      examples: [
        .init("tote note show tortitas", "la muestra"),
        .init("tote note show --json tortitas | jq -r .text", "muestra exactamente su texto"),
      ])
  }

  var noteEditHelp: CommandHelp {
    CommandHelp(
      summary: "Editar una nota",
      details: [
        "NOTA es un título completo, sin distinguir mayúsculas ni acentos, o un id.",
        "• TEXTO sustituye el texto de la nota.",
        "• - lee el texto de la entrada estándar, que solo puede estar vacía con --allow-empty.",
        "• Sin texto ni título, la nota se abre en tu editor: $VISUAL, $EDITOR o vi.",
      ],
      examples: [
        .init("tote note edit tortitas", "la abre en el editor"),
        .init("date | tote note edit -a Diario -", "añade una línea a una nota"),
      ])
  }

  var noteRmHelp: CommandHelp {
    CommandHelp(
      summary: "Eliminar notas",
      details: [
        "Mueve las notas a la papelera, donde permanecen 30 días; tote undo las recupera. Cada NOTA es un título completo, sin "
          + "distinguir mayúsculas ni acentos, o un id. Se eliminan todas, en un solo paso que se puede deshacer, o ninguna.",
        "--forever no se puede deshacer: el texto desaparece también del historial y solo queda en copias de seguridad "
          + "anteriores.",
        "En una terminal, --forever pregunta antes. Un script debe usar --yes; si no, no se elimina nada y termina con el código 1.",
        "Si - es la única palabra, cada línea de la entrada estándar es una nota.",
      ],
      examples: [.init("tote note rm tortitas", "mueve la nota a la papelera")])
  }

  var noteSearchHelp: CommandHelp {
    CommandHelp(
      summary: "Buscar notas",
      details: [
        "Busca las notas en las que cada PALABRA es el comienzo de una palabra. Las más relevantes van primero, cada una con la "
          + "primera línea que coincide.",
        "• \"vino tinto\": estas palabras seguidas",
        "• -vino: sin esta palabra",
        "• title:vino: en el título",
        "• #casa: con esta etiqueta o una que esté debajo",
        "• in:archive, in:trash, in:all: en otro lugar",
        "• changed:>2026-01-01, changed:2026-11: según el último cambio",
        "La búsqueda de la aplicación entiende lo mismo.",
        "Termina con el código 3 si no encuentra nada.",
      ],
      examples: [.init("tote note search tort harina", "encuentra las tortitas")])
  }

  var noteAddJSONOption: String { "Mostrar la nota en JSON" }
  var noteTagOption: String { "Solo las notas con esta etiqueta" }
  var noteArchiveOption: String { "Las notas archivadas" }
  var noteSortOption: String {
    "Ordenar por changed (cambio), title (título) o created (creación); las notas fijadas van primero"
  }
  var noteTrashOption: String { "Las notas de la papelera" }
  var notesJSONOption: String { "Mostrar las notas en JSON, con todos los campos" }
  var noteJSONOption: String { "Mostrar la nota en JSON, con todos los campos" }
  var noteTitleOption: String { "Nuevo título" }
  var noteAllowEmptyOption: String { "Permitir vaciar la nota con una entrada estándar vacía" }
  var noteAppendOption: String { "Añadir el texto al final, en una línea nueva" }
  var noteYesOption: String { "No preguntar antes de --forever" }
  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "¿Eliminar \(quoted(names[0])) para siempre?" : "¿Eliminar \(names.count) notas para siempre?"
  }
  var foreverNeedsYes: String {
    "--forever no se puede deshacer. Usa --yes si no hay ninguna terminal donde preguntar."
  }
  var nothingDeleted: String { "No se eliminó nada." }
  var noteForeverOption: String { "Eliminar para siempre, sin pasar por la papelera" }

  func createdNote(_ name: String) -> String { "Se creó la nota \(quoted(name))" }
  func changedNote(_ name: String) -> String { "Se modificó la nota \(quoted(name))" }
  func trashedNote(_ name: String) -> String { "Se movió a la papelera: \(quoted(name))" }
  func deletedNote(_ name: String) -> String { "Se eliminó para siempre: \(quoted(name))" }
  var pinned: String { "fijada" }

  var blankNote: String { "La nota está vacía. No se creó nada." }
  var nothingWritten: String { "No se escribió nada. No se creó ninguna nota." }
  var nothingChanged: String { "No se modificó nada." }
  var emptyInputForNote: String {
    "La entrada estándar está vacía. No se modificó nada; con --allow-empty se vacía la nota."
  }
  var appendNeedsText: String { "--append necesita un TEXTO." }
  var inputStandsAlone: String {
    "- es la entrada estándar y no puede ir con otras palabras. Si el guion es parte del texto, ponlo todo entre comillas."
  }
  var noTerminalForEditor: String {
    "No hay ninguna terminal donde abrir un editor. Escribe un TEXTO, o - para la entrada estándar."
  }
  func yourText(isIn file: String) -> String { "Tu texto está en \(file)." }
  func keptBoth(_ name: String) -> String {
    "\(quoted(name)) también se modificó desde otro lugar. La nota tiene ambas versiones, entre ▼ y ▲."
  }
  func noNoteTagged(_ tag: String) -> String { "Ninguna nota tiene la etiqueta \(quoted(tag))." }
  func foundInstead(_ corrected: String) -> String {
    "Ninguna nota contiene todas esas palabras; estas tienen “\(corrected)”."
  }
  var noNoteFound: String { "Ninguna nota contiene todas esas palabras." }
  func isEmpty(_ folder: NoteFolder) -> String {
    switch folder {
    case .notes: "Aún no hay notas."
    case .archive: "No hay notas archivadas."
    case .trash: "La papelera está vacía."
    }
  }
}
