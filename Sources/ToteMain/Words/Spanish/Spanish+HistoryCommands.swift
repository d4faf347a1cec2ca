import ToteModel
import Tote

extension Spanish {
  var historyHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar qué se hizo y con qué programa",
      details: [
        "Muestra un paso por línea, primero el más reciente: su número, cuándo fue, el programa y qué se hizo, ya sea en la "
          + "aplicación, en la línea de comandos o por quienes comparten una lista.",
        "tote undo PASO deshace un solo paso; sin número, deshace el que aparece como siguiente en deshacerse.",
      ],
      examples: [
        .init("tote history", "muestra los últimos veinte pasos"),
        .init(
          "tote history -n 1 --json | jq '.[0].number'", "muestra el número del último paso para un script"),
      ])
  }

  var watchHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar cada cambio en cuanto ocurre",
      details: [
        "Muestra una línea por cada cambio en las listas o las notas, sea cual sea el programa que lo haga. Sus campos, "
          + "separados por tabuladores:",
        "• el número, desde el que continúa --since",
        "• la hora, en UTC",
        "• el programa: app, command-line, sync o unknown",
        "• qué se hizo",
        "• las listas afectadas, si las hay",
        "Sin --since, empieza con el próximo cambio. Termina cuando se cierra la tubería o con Ctrl+C, y no usa el "
          + "procesador mientras no ocurre nada.",
        "--since muestra primero todo lo posterior a ese número. Termina con 1 si el historial ya no llega tan atrás: "
          + "entonces vuelva a leer las listas y continúe desde el último paso de tote history.",
      ],
      examples: [
        .init("tote watch", "muestra lo que ocurre a partir de ahora"),
        .init(
          "tote watch --since 41 --list Party", "muestra qué pasó con la lista Party después del cambio 41"),
        .init(
          "tote watch | while read -r change; do tote lists; done",
          "muestra lo que queda por comprar después de cada cambio"),
      ])
  }
}
