import Tote
import ToteModel

extension Spanish {
  var lsHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar una lista",
      details: [
        "Un artículo por línea, en el orden de la aplicación (por defecto: la primera lista).",
        "• En una terminal, los artículos se agrupan por categoría.",
        "• En una tubería solo hay artículos; con --all, cada uno va detrás del nombre de su lista.",
        "--store también muestra lo que se compra en cualquier tienda. El orden de los pasillos se aprende del orden en que "
          + "marcas; en la aplicación puedes cambiarlo.",
        "Un FILTRO se lee como en la aplicación, y tiene que cumplirse entero:",
        "• leche avena: ambas palabras, en cualquier orden; \"leche de avena\": la frase exacta",
        "• @lidl, #lácteos: una tienda, una categoría",
        "• >2€, <=5€: un intervalo de precios",
        "• is:ticked, is:priced, is:unpriced: en el carrito, con precio, sin precio",
        "• -leche: todo menos la leche; necesita -- delante",
        "Sin el nombre de una lista, el filtro tiene que empezar por @, #, <, >, is: o comillas. El shell interpreta #, <, > y las "
          + "comillas: ponlos entre comillas simples. Si no hay resultados, termina con el código 3.",
      ],
      examples: [
        .init("tote ls", "muestra la primera lista"),
        .init("tote ls --todo Fiesta", "muestra lo que falta por comprar para la fiesta"),
        .init("tote ls Compra leche '<2€'", "muestra la leche de menos de dos euros"),
        .init("tote ls --sort newest --limit 3", "muestra lo último que se añadió"),
        .init("tote ls --todo --store Lidl", "muestra lo que hay que comprar en Lidl, pasillo a pasillo"),
        .init("tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -", "marca todo lo de Lidl"),
        .init(
          "tote ls --format '{name}\\t{amount}'",
          "muestra el nombre y la cantidad, separados por un tabulador"),
        .init(
          "tote ls --json | jq -r '.[] | select(.ticked | not) | .name'", "muestra los nombres para un script"
        ),
      ])
  }

  var listsHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar todas las listas",
      details: [
        "Las listas con el mismo nombre muestran también su fecha de creación y un id corto, que sirve en cualquier comando."
      ],
      examples: [
        .init("tote lists", "muestra cada lista y cuánto queda en ella"),
        .init("tote lists --json | jq -r '.[].name'", "muestra los nombres para un script"),
      ])
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      summary: "Deshacer el último cambio",
      details: [
        "Deshace el último cambio, hecho en la aplicación o en la línea de comandos.",
        "Con el número de un PASO de tote history, deshace solo ese, si ningún paso posterior depende de él; si no, dice "
          + "cuál depende y termina con 1. También eso se puede deshacer, como cualquier cambio.",
      ],
      examples: [
        .init("tote undo", "deshace el último cambio y dice cuál era"),
        .init("tote undo 41", "deshace el paso 41 y deja como está todo lo posterior"),
      ])
  }

  var redoHelp: CommandHelp {
    CommandHelp(
      summary: "Rehacer lo último que se deshizo",
      examples: [.init("tote redo", "rehace el cambio y dice cuál era")])
  }

  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) no es un campo de artículo. Los campos son \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "No se entiende en el filtro: \(words.joined(separator: " "))"
  }
}
