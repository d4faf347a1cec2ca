import ToteModel

/// What the history of steps says, on the screen and on the command line.
package protocol StepWords: CommonWords {}

extension StepWords {
  /// `nil` for what a version wrote that didn't say which program it was.
  package func name(_ program: WritingProgram?) -> String {
    switch program {
    case .app: say("step-name-app")
    case .commandLine: say("step-name-command-line")
    case .sync: say("step-name-sync")
    case nil: say("step-name-none")
    }
  }
  package func undoing(_ title: String) -> String { say("step-undoing", ["title": title]) }
  package func redoing(_ title: String) -> String { say("step-redoing", ["title": title]) }
  /// A change without a title that can't be undone.
  package var otherChange: String { say("step-other-change") }
  package var notesDeletedForEver: String { say("step-notes-deleted-for-ever") }
  package var stepIsUndone: String { say("step-is-undone") }
  /// Of the step that `undo` undoes.
  package var stepIsNext: String { say("step-is-next") }
  /// The title of the list of steps.
  package var stepsTitle: String { say("step-steps-title") }
  /// What choosing one does.
  package var undoStep: String { say("step-undo-step") }
  package var readingSteps: String { say("step-reading-steps") }
  /// After a step was undone by itself.
  package func undidStep(_ title: String) -> String { say("step-undid-step", ["title": title]) }
  package var noStepsYet: String { say("step-no-steps-yet") }
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

extension StepWords where Self: ShellWords {
  package func sentence(_ obstacle: StepObstacle) -> String {
    switch obstacle {
    case .unknown(let number): say("step-obstacle-unknown", ["number": Int(number)])
    case .undone(let number): say("step-obstacle-undone", ["number": Int(number)])
    case .unreadable(let number): say("step-obstacle-unreadable", ["number": Int(number)])
    case .builtOn(let number, let line):
      say(
        "step-obstacle-built-on",
        ["number": Int(number), "next": Int(line.number), "what": told(line.entry)])
    }
  }
}
