import Markdown
import Screen
import ToteModel

/// What is selected goes to another note, and a link to that takes its place. Both change in one step.
extension NoteScreen {
  /// - Parameter target: `nil` makes a new note.
  mutating func moveSelection(to target: Note.ID?, _ context: EditContext) {
    guard let selected = editor?.selectedText, let part = MovedText(selected) else {
      return message = .nothingSelected
    }
    // What was written before is a step of its own.
    save(context)
    guard let editor, !editor.isChanged, editor.selectedText == selected,
      let source = workspace.records.notes[editor.note]
    else { return }
    let other = target.flatMap { workspace.records.notes[$0] }
    if target != nil, other == nil || other?.trashed != nil || other?.id == source.id { return }
    let title = other?.givenName ?? workspace.records.unusedTitle(part.title)
    guard MarkdownDocument.canLink(to: title) else { return message = .cannotLink(to: title) }
    let document = editor.text.replacingSelection(
      with: "[[\(title)]]" + (selected.hasSuffix("\n") ? "\n" : ""))
    let left = Change(source, NoteText(document.text, of: source), at: context.now)
    if let other {
      let text = NoteText(part.appended(to: other.text), of: other)
      workspace.perform(.editNote(title), [left, Change(other, text, at: context.now)], context)
    } else {
      let text = NoteText(part.text)
      let new = Note(
        id: context.id(), title: title, text: text.text, tags: text.tags, created: context.now,
        modified: context.now)
      workspace.perform(.createNote(title), [left, Change(adding: new)], context)
    }
    self.editor?.text = document
    if let note = workspace.records.notes[source.id] { self.editor?.markSaved(as: note) }
    noteBrowser.refresh(following: source.id)
    rereadPage()
    message = .movedText(to: title)
  }
}

extension NoteEditor {
  var selectedText: String? {
    guard text.selection != nil else { return nil }
    var text = text
    text.apply(.copy)
    return text.clipboard
  }
}

extension TextDocument {
  fileprivate func replacingSelection(with new: String) -> TextDocument {
    var document = self
    document.apply(.text(.insert(new)))
    return document
  }
}

extension Change {
  fileprivate init(_ note: Note, _ text: NoteText, at now: Moment) {
    var update = NoteUpdate(note.id)
    (update.text, update.tags) = (text.text, text.tags)
    self.init(note) { $0 = update.applied(to: $0, at: now) }
  }
}

extension Records {
  /// Links to it lead to one note.
  fileprivate func unusedTitle(_ title: String) -> String {
    var (unused, number) = (title, 2)
    while note(titled: unused) != nil {
      unused = "\(title) \(number)"
      number += 1
    }
    return unused
  }
}
