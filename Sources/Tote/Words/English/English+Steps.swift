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
