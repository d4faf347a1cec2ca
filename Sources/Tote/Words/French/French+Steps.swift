import ToteModel

extension French {
  package func name(_ program: WritingProgram?) -> String {
    switch program {
    case .app: "application"
    case .commandLine: "ligne de commande"
    case .sync: "tote-sync"
    case nil: "version antérieure"
    }
  }

  package func undoing(_ title: String) -> String { "annulation : \(title)" }
  package func redoing(_ title: String) -> String { "rétablissement : \(title)" }
  package var otherChange: String { "une autre modification" }
  package var notesDeletedForEver: String { "suppression définitive de notes" }
  package var stepIsUndone: String { "annulé" }
  package var stepIsNext: String { "prochain à annuler" }

  package var stepsTitle: String { "Historique" }
  package var undoStep: String { "annuler cette étape" }
  package var readingSteps: String { "Lecture de ce qui a été fait…" }
  package func undidStep(_ title: String) -> String {
    "Annulé : \(title). \(AppCommand.undo.key) pour revenir en arrière."
  }
  package var noStepsYet: String { "Rien n’a encore été fait." }

  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "Il n’y a pas d’étape \(number)."
    case .undone(let number): "L’étape \(number) est déjà annulée."
    case .unreadable(let number):
      "Le journal ne dit plus ce que l’étape \(number) a modifié : impossible de l’annuler."
    case .builtOn(let number, let line):
      "L’étape \(number) ne peut pas être annulée seule : l’étape \(line.number) (\(told(line.entry))) en dépend."
    }
  }
}
