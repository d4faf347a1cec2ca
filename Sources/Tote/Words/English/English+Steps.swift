import ToteModel

extension English {
  package func name(_ program: WritingProgram?) -> String {
    switch program {
    case .app: "app"
    case .commandLine: "command line"
    case .sync: "tote-sync"
    case nil: "older version"
    }
  }

  package func undoing(_ title: String) -> String { "undoing: \(title)" }
  package func redoing(_ title: String) -> String { "redoing: \(title)" }
  package var otherChange: String { "another change" }
  package var notesDeletedForEver: String { "deleting notes for ever" }
  package var stepIsUndone: String { "undone" }
  package var stepIsNext: String { "next to undo" }

  package var stepsTitle: String { "History" }
  package var undoStep: String { "undo this step" }
  package var readingSteps: String { "Reading what was done…" }
  package func undidStep(_ title: String) -> String {
    "Undid: \(title). \(AppCommand.undo.key) takes that back."
  }
  package var noStepsYet: String { "Nothing was done yet." }

  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): "There is no step \(number)."
    case .undone(let number): "Step \(number) is already undone."
    case .unreadable(let number):
      "The journal no longer says what step \(number) changed, so it can't be undone."
    case .builtOn(let number, let line):
      "Step \(number) can't be undone on its own: step \(line.number) (\(told(line.entry))) builds on it."
    }
  }
}
