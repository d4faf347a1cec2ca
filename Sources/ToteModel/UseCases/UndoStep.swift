extension Workspace {
  /// Undoes a single step, where no later one builds on it, and returns what was done. That can be undone itself; the
  /// last step is undone as `undo` does it, so that it can be redone.
  ///
  /// - Parameter steps: The journal from this step on, or more.
  package mutating func undoStep(
    _ number: Int64, in steps: StepHistory, _ context: EditContext
  ) throws(StepObstacle) -> Entry {
    let (step, changes) = try steps.undoing(number)
    let edit = step.entry.edit
    if history.undoable.last?.id == edit.id, let entry = undo(id: context.id(), at: context.now) {
      return entry
    }
    let undoing = Edit(
      id: context.id(), title: EditTitle(.undoStep(edit.id, edit.title)), moment: context.now,
      changes: changes)
    perform(undoing)
    return Entry(undoing, writer: writer)
  }
}
