import Markdown
import ToteModel

extension Collection<Note> {
  /// What is to be done today, or was before, the most overdue first. What is archived or in the trash isn't.
  package func due(on today: Moment) -> [DueEntry] {
    filter { NoteFolder.notes.contains($0) }.flatMap { $0.due(on: today) }.sorted(by: DueEntry.isBefore)
  }
}

extension Note {
  /// What is said of the note of a day beside what it is.
  package var dayOpening: String { opening(within: ScreenMetrics.overlayWidth) }

  fileprivate func due(on today: Moment) -> [DueEntry] {
    let whole = DueEntry(
      DueEntry.ID(note: id, box: nil), givenName, of: self, properties.dueDates, on: today)
    guard mayHaveTask(dueBy: today) else { return [whole].compactMap { $0 } }
    let tasks = MarkdownDocument(text).tasks.filter(\.isToDo).compactMap { task in
      var text = task.text
      let dates = DueDates(takenFrom: &text)
      return DueEntry(DueEntry.ID(note: id, box: task.offset), text, of: self, dates, on: today)
    }
    return [whole].compactMap { $0 } + tasks
  }
}
