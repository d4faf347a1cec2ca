import Markdown
import ToteModel

extension NoteScreen {
  /// Ticks a task that is due, or says in the properties of a note that it is done.
  mutating func finish(_ entry: DueEntry.ID, _ context: EditContext) {
    guard let note = workspace.records.notes[entry.note] else { return }
    act(on: note, keepsCursor: true) { (workspace) throws(NoteError) in
      guard let box = entry.box else {
        var properties = note.properties
        properties.set("done", to: .checkbox(true))
        try workspace.setProperties(of: note.id, properties, tags: note.tags, context)
        return nil
      }
      guard let text = MarkdownDocument(note.text).togglingTask(at: box) else { return nil }
      try workspace.tickBox(in: note.id, text: text, context)
      return nil
    }
  }
}
