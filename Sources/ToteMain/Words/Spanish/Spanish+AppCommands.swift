import Screen
import Terminal
import Tote
import ToteModel

extension Spanish {
  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Grabado en \(file)\(isRedacted ? "" : ", con tus datos en \(file).db y todo lo que escribiste"). Se reproduce con tote replay \(file)."
  }

  func noChapter(_ name: String, _ all: [String]) -> String {
    "Ningún capítulo se llama “\(name)”. Hay: " + all.joined(separator: ", ") + "."
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
