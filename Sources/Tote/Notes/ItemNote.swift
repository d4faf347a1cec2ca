import Composable
import Screen
import ToteModel
import Markdown

/// The note of an item: from its row to the note, which is made where there is none, and back to the same row.
let itemNoteReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  guard action == .noteAsked, let item = state.selectedItem else { return .none }
  switch state.notes.loading {
  case .loaded: break
  case .failed(let error):
    state.message = Message(error.sentence, .refused)
    return .none
  case .idle, .loading:
    state.message = Message("The notes are still being read.", .refused)
    return .none
  }
  state.enter(.notes)
  defer { state.notes.origin = item.id }
  if let note = state.workspace.records.note(of: item.id) {
    state.read(note)
  } else if let note = state.note(titled: item.name), note.item == nil {
    // Written before anybody asked for it here: a second one of the same name would be the wrong one.
    state.workspace.perform(
      Edit(
        id: Edit.ID(environment.uuid()), title: "take \(note.name) for the note of \(item.name)",
        moment: environment.now(), changes: [Change(note) { $0.item = item.id }]))
    state.read(note)
    state.message = Message("“\(note.name)” was there already: it is the note of \(item.name) now.")
  } else {
    var writing = Writing(
      new: Note.ID(environment.uuid()), title: item.name, created: environment.now(), item: item.id,
      size: state.layout.page.size)
    // It has a name already; and left so, nothing was written.
    writing.isInTitle = false
    state.notes.mode = .writing(writing)
  }
  return .none
}

extension App {
  /// Goes back to the item from which one came, if one did and it is still there.
  mutating func returnToItem() {
    guard let id = notes.origin else { return }
    notes.origin = nil
    guard let item = workspace.records[item: id] else { return }
    enter(.lists)
    open(item.list)
    select(id)
  }
}

extension Records {
  /// The note of an item.
  package func note(of item: Item.ID) -> Note? { noteTable.note(of: item) }
}
