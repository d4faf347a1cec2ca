import Screen
import Terminal
import Tote
import ToteModel

extension Spanish {
  var playHelp: CommandHelp {
    CommandHelp(
      summary: "Pulsar teclas en la aplicación y mostrar lo que se ve",
      details: [
        "Cada carácter pulsa su tecla. Las demás se escriben <Enter>, <Esc>, <Space>, <ctrl+r> o <f5>, y << es <.",
        "• <paste PALABRAS> pega texto",
        "• <resize 40x10> cambia el tamaño",
        "• <wait 2s> deja pasar el tiempo",
        "- lee el script de la entrada estándar; los saltos de línea se ignoran.",
        "La aplicación empieza con listas vacías. Tus datos no se leen ni se modifican.",
      ],
      examples: [
        .init(
          "tote play 'a2 kg de manzanas<Enter>leche<Enter><Esc>'", "muestra una lista con manzanas y leche"),
        .init("tote play --svg --size 60x12 'aleche<Enter><Esc>' >leche.svg", "la dibuja como imagen"),
      ])
  }

  var sizeOption: String { "Tamaño de la terminal (por defecto: 80x24)" }
  var textOption: String { "Mostrar la pantalla como texto (por defecto)" }
  var ansiOption: String { "Mostrar la pantalla en color, para una terminal" }
  var svgOption: String { "Mostrar la pantalla como imagen" }
  var everyOption: String { "Mostrar cada pantalla, no solo la última" }
  var tourOption: String { "Empezar con el recorrido, como el primer día" }

  var logHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar lo que hizo la aplicación",
      details: [
        "tote --debug abre la aplicación y registra cada acción con los cambios que produjo. El registro puede contener lo que hay en "
          + "tus listas; solo tú puedes leerlo."
      ],
      examples: [.init("tote log -n 5", "muestra las últimas cinco acciones y sus cambios")])
  }

  var lastOption: String { "Cuántas acciones mostrar (por defecto: 20)" }
  func cannotCombine(_ one: String, _ other: String) -> String { "\(one) y \(other) no se pueden combinar." }
  var themeNeedsSVG: String { "--theme necesita --svg." }

  func badSize(_ text: String) -> String {
    "--size necesita columnas y filas, como 80x24, no \(quoted(text))."
  }

  func badScript(_ reason: String) -> String { "No se puede ejecutar el script. \(reason)" }
  var beginning: String { "inicio" }
  var noLogYet: String { "Aún no hay registro. tote --debug crea uno." }

  func sentence(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal(.input):
      "La entrada estándar no es una terminal. Abre tote en una terminal, sin tuberías."
    case .noTerminal(.output):
      "La salida estándar no es una terminal. Abre tote en una terminal, sin tuberías."
    case .typeMissing:
      "TERM no está definida, así que Tote no sabe qué admite esta terminal. Prueba con TERM=xterm-256color."
    case .typeUnknown(let type):
      "Este sistema no conoce el tipo de terminal \(quoted(type.printable)) de TERM. Prueba con TERM=xterm-256color."
    case .typeTooSimple(let type):
      "Una terminal de tipo \(quoted(type.printable)) no puede mover el cursor. Usa otra terminal."
    case .noResources:
      "El sistema se quedó sin memoria o sin descriptores de archivo. Cierra otros programas e inténtalo de nuevo."
    }
  }

  func noLog(_ reason: String) -> String { "No se registró nada. \(reason)" }
  func unsavedText(isIn file: String) -> String { "Texto sin guardar de un editor: \(file)" }

  func unsaved(_ count: Int, _ reason: String) -> String {
    "Hay \(counted(count, "cambio", "cambios")) sin guardar. \(reason)"
  }

  func unsavedChange(_ title: String) -> String { "Sin guardar: \(title)" }
}
