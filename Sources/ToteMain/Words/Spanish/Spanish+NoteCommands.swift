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

  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "¿Eliminar \(quoted(names[0])) para siempre?" : "¿Eliminar \(names.count) notas para siempre?"
  }
}
