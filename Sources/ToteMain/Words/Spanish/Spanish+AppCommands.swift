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
        "• <other> sigue en un segundo programa al lado, con las mismas listas",
        "- lee el script de la entrada estándar; los saltos de línea se ignoran.",
        "La aplicación empieza con listas vacías. Tus datos no se leen ni se modifican.",
      ],
      examples: [
        .init(
          "tote play 'a2 kg de manzanas<Enter>leche<Enter><Esc>'", "muestra una lista con manzanas y leche"),
        .init("tote play --svg --size 60x12 'aleche<Enter><Esc>' >leche.svg", "la dibuja como imagen"),
      ])
  }

  var replayHelp: CommandHelp {
    CommandHelp(
      summary: "Reproducir lo que escribió tote --record",
      details: [
        "En una terminal se abre el inspector: las flechas izquierda y derecha recorren lo que se hizo y / busca. Si no, se muestra la última pantalla.",
        "Los datos se leen de FICHERO.db, que tote --record también escribe, y no se modifican. Lo que otros programas hicieron entretanto no se reproduce.",
      ],
      examples: [
        .init("tote replay fallo.rec", "recorrerlo paso a paso"),
        .init("tote replay fallo.rec --test 12...15", "mostrar una prueba de estas acciones"),
        .init("tote replay fallo.rec --check", "encontrar la primera pantalla distinta"),
      ])
  }

  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Grabado en \(file)\(isRedacted ? "" : ", con tus datos en \(file).db y todo lo que escribiste"). Se reproduce con tote replay \(file)."
  }

  var guideHelp: CommandHelp {
    CommandHelp(
      summary: "Leer un capítulo de la guía",
      details: [
        "Sin CAPÍTULO, los muestra todos. tote help guide CAPÍTULO es lo mismo. La guía está en inglés."
      ],
      examples: [.init("tote guide notes", "cómo se escriben notas")])
  }
  func noChapter(_ name: String, _ all: [String]) -> String {
    "Ningún capítulo se llama “\(name)”. Hay: " + all.joined(separator: ", ") + "."
  }

  var envHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar lo que necesita un informe de error",
      details: [
        "Versión, sistema, terminal, idioma, ajustes y cuántos datos hay, en inglés. No contiene ningún nombre ni texto tuyo."
      ],
      examples: [.init("tote env", "mostrar lo que necesita un informe de error")])
  }

  var logHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar lo que hizo la aplicación",
      details: [
        "tote --debug abre la aplicación y registra cada acción con los cambios que produjo. El registro puede contener lo que hay en "
          + "tus listas; solo tú puedes leerlo."
      ],
      examples: [.init("tote log -n 5", "muestra las últimas cinco acciones y sus cambios")])
  }

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

  func unsaved(_ count: Int, _ reason: String) -> String {
    "Hay \(counted(count, "cambio", "cambios")) sin guardar. \(reason)"
  }
}
