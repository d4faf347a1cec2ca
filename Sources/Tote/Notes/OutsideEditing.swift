import Composable
import Screen
import ToteModel
import Markdown

/// A note in the user's own editor: its text goes out, and what comes back is one edit. Whatever goes wrong, the file in
/// which it was written stays, and the screen says where.
let outsideEditingReducer = Reducer<App, NotesAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .editorAsked:
    guard let note = state.currentNote, note.trashed == nil else { return .none }
    let name = Folding.fold(note.name)
    // Keys that were pressed behind it wait: another editor would begin with the old text.
    state.notes.isOutside = true
    return .run(name: "editor") { send in
      send(.editorEnded(note.id, await environment.notes.openEditor(note.text, name)))
    }

  case .editorEnded(let id, .edited(let edited, let file)):
    state.notes.isOutside = false
    let before = state.workspace.records.notes[id]?.text ?? ""
    var text = edited
    // Editors end a text with a line break, whether it had one or not.
    if text.hasSuffix("\n"), !before.hasSuffix("\n") { text.removeLast() }
    guard text != before else {
      return .run(name: "discard") { _ in await environment.notes.discard(file) }
    }
    var update = NoteUpdate(id)
    (update.text, update.tags) = (text, NoteText(text).tags)
    state.notes.file = file
    return state.keep(
      [update], "edit \(state.workspace.records.notes[id]?.name ?? "note")", .edited(file: file), environment)

  case .editorEnded(_, .failed(let reason, let file)):
    state.notes.isOutside = false
    if let file { state.notes.kept.append(file) }
    let place = file.map { " What was written is in \($0)." } ?? ""
    state.message = Message("\(reason.prefix(1).uppercased())\(reason.dropFirst()).\(place)", .refused)

  case .leftBehindFound(let files):
    // Told at each start for as long as it is there: only its writer knows whether it is still wanted.
    let words =
      files.count == 1
      ? "a text: \(files[0])"
      : "\(files.count) texts: \(files[0]) and others"
    state.message = Message("An editor has left \(words)", .refused)

  case .saved(_, .edited): state.notes.file = nil
  case .failed:
    guard let file = state.notes.file else { return .none }
    state.notes.file = nil
    state.notes.kept.append(file)
  default: break
  }
  return .none
}
