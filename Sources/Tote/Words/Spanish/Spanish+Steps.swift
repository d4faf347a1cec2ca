import ToteModel

extension Spanish {
  package func name(_ program: WritingProgram?) -> String {
    switch program {
    case .app: "aplicación"
    case .commandLine: "línea de comandos"
    case .sync: "tote-sync"
    case nil: "versión anterior"
    }
  }

  package func undoing(_ title: String) -> String { "deshacer: \(title)" }
  package func redoing(_ title: String) -> String { "rehacer: \(title)" }
  package var otherChange: String { "otro cambio" }
  package var notesDeletedForEver: String { "eliminar notas para siempre" }
  package var stepIsUndone: String { "deshecho" }
  package var stepIsNext: String { "siguiente en deshacerse" }

  package var stepsTitle: String { "Historial" }
  package var undoStep: String { "deshacer este paso" }
  package var readingSteps: String { "Leyendo lo que se ha hecho…" }
  package func undidStep(_ title: String) -> String {
    "Deshecho: \(title). \(AppCommand.undo.key) lo revierte."
  }
  package var noStepsYet: String { "Todavía no se ha hecho nada." }

  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "No hay ningún paso \(number)."
    case .undone(let number): "El paso \(number) ya está deshecho."
    case .unreadable(let number):
      "El historial ya no indica qué cambió el paso \(number), así que no se puede deshacer."
    case .builtOn(let number, let line):
      "El paso \(number) no se puede deshacer por sí solo: el paso \(line.number) (\(told(line.entry))) depende de él."
    }
  }
}
