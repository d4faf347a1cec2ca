import ToteModel

/// What the history of steps says, on the screen and on the command line.
package protocol StepWords {
  /// `nil` for what a version wrote that didn't say which program it was.
  func name(_ program: WritingProgram?) -> String
  func undoing(_ title: String) -> String
  func redoing(_ title: String) -> String
  /// A change without a title that can't be undone.
  var otherChange: String { get }
  var notesDeletedForEver: String { get }
  var stepIsUndone: String { get }
  /// Of the step that `undo` undoes.
  var stepIsNext: String { get }
  /// The title of the list of steps.
  var stepsTitle: String { get }
  /// What choosing one does.
  var undoStep: String { get }
  var readingSteps: String { get }
  /// After a step was undone by itself.
  func undidStep(_ title: String) -> String
  var noStepsYet: String { get }
  func sentence(_ obstacle: StepObstacle) -> String
}

extension StepWords where Self: ShellWords {
  /// What a line of the journal did, undoing and redoing too.
  package func told(_ entry: Entry) -> String {
    let title = name(entry)
    return switch entry.kind {
    case .undo: undoing(title)
    case .redo: redoing(title)
    case .aside where !entry.forgottenNotes.isEmpty: notesDeletedForEver
    case .edit, .aside: title.isEmpty ? otherChange : title
    }
  }

  /// What an entry that undoes a step undid.
  package func undone(by entry: Entry) -> String {
    if case .kind(.undoStep(_, let title)) = entry.title.meaning, entry.kind == .edit { return name(title) }
    return name(entry)
  }
}
