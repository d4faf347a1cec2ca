import Composable
import Screen
import ToteModel
import Markdown

/// Looking for notes while typing. The database is asked for each letter; an answer that comes when another question
/// has been asked since is not taken.
let noteSearchingReducer = Reducer<App, NotesAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .searchBegun:
    if state.notes.search == nil { state.notes.search = Notes.Search() }
    state.notes.mode = .searching

  case .searchEdited(let edit):
    state.notes.search?.field.apply(edit)
    guard let query = state.notes.search?.field.text else { return .none }
    guard !NoteWords.words(of: query).isEmpty else {
      state.notes.search?.found = []
      state.refreshNotes()
      return .cancel(id: NoteQuestion())
    }
    return .run(name: "search") { send in
      send(.searchFound(try await environment.notes.search(query), query: query))
    } catch: { error, send in
      send(.searchFailed(error as? NoteError ?? .couldNotLoad(StorageError(error))))
    }.cancellable(id: NoteQuestion(), cancelInFlight: true)

  case .searchFound(let found, let query):
    guard state.notes.search?.field.text == query else { return .none }
    state.notes.search?.found = found
    if case .couldNotLoad? = state.notes.error { state.notes.error = nil }
    state.notes.position = ListPosition()
    state.refreshNotes(following: found.first)

  case .searchFailed(let error): state.notes.error = error

  case .searchKept:
    state.notes.mode = .browsing
    if state.notes.search?.field.isEmpty == true { state.notes.search = nil }

  case .searchCleared:
    state.notes.mode = .browsing
    state.notes.search = nil
    state.refreshNotes()
    return .cancel(id: NoteQuestion())
  default: break
  }
  return .none
}

/// The question to the index; a new one takes its place.
struct NoteQuestion: Hashable, Sendable {}
