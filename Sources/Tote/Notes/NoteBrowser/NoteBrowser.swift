import Composable
import Parts
import Screen
import ToteModel

package struct NoteBrowser: Equatable, Sendable {
  package struct Search: Equatable, Sendable {
    package var field = TextCursor()
    /// The best match first.
    package var found: [Note.ID] = []
    /// What was searched instead, since nothing has the words in the field.
    package var correctedQuery: String?
    package var isTyping = true
    package var isSelected = false
  }

  @Lent package var workspace: Workspace
  package var folder = NoteFolder.notes
  /// Only notes with this tag show.
  package var tag: String?
  /// Only notes in this folder or below it show; at the top, those in no folder.
  package var directory: NoteDirectory?
  package var shown: [Note.ID] = []
  package var position = ListPosition()
  package var search: Search?
  package var height = 1
  /// The list, and beside it the note under the cursor.
  /// Of the table, as the settings have them.
  var columns: [NoteColumn] = []
  /// Those that show; none where the notes are no table.
  var tableColumns: [NoteColumn] = []
  package var split = Splitter(.columns, fixed: 44, minimum: 24)

  package init() {}

  var isTyping: Bool { search?.isTyping == true }

  /// What the notes that show were searched by.
  var query: String? { search.map { $0.correctedQuery ?? $0.field.text } }
}

package struct TagCount: Equatable, Sendable {
  /// Without its mark, in the most frequent spelling.
  package var tag: String
  package var count: Int
}

package enum NoteBrowserAction: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int), movedToStart, movedToEnd
  case rowPressed(Int)
  case wheelTurned(by: Int)
  case folderTurned(by: Int)
  case searchBegun, searchEdited(TextEdit), searchKept, searchCleared
  case searchFound(FoundNotes, query: String)
  case searchFailed(NoteError)
  case split(SplitterAction)
}

let noteBrowserReducer = Reducer<NoteBrowser, NoteBrowserAction, NotesEnvironment> {
  state, action, environment in
  switch action {
  case .moved(let rows): state.move { $0.move(by: rows, count: $1, height: $2) }
  case .pageMoved(let halves): state.move { $0.move(byHalfPages: halves, count: $1, height: $2) }
  case .movedToStart: state.move { $0.select(0, count: $1, height: $2) }
  case .movedToEnd: state.move { $0.select($1 - 1, count: $1, height: $2) }
  case .wheelTurned(let rows): state.move { $0.scroll(by: rows, count: $1, height: $2) }
  case .rowPressed(let row):
    if state.shown.indices.contains(row) { state.move { $0.select(row, count: $1, height: $2) } }

  case .folderTurned(let steps):
    let all = NoteFolder.allCases
    let index = all.firstIndex(of: state.folder) ?? 0
    state.folder = all[((index + steps) % all.count + all.count) % all.count]
    state.position = ListPosition()
    state.refresh()

  case .searchBegun:
    if state.search == nil { state.search = NoteBrowser.Search() } else { state.search?.isSelected = true }
    state.search?.isTyping = true
  case .searchEdited(let edit):
    guard var search = state.search else { return .none }
    search.field.apply(edit, replacing: &search.isSelected)
    state.search = search
    return state.searchNotes(environment)
  case .searchFound(let found, let query):
    // A late answer to an earlier search is ignored.
    guard state.search?.field.text == query else { return .none }
    state.search?.found = found.ids
    state.search?.correctedQuery = found.correctedQuery
    state.position = ListPosition()
    state.refresh(following: found.ids.first)
  case .searchFailed: break
  case .split(let action):
    return Splitter.reducer.run(action, in: &state, at: \.split, (), as: NoteBrowserAction.split)
  case .searchKept:
    state.search?.isTyping = false
    state.search?.isSelected = false
    if state.search?.field.isEmpty == true { state.search = nil }
  case .searchCleared:
    state.search = nil
    state.refresh()
    return .cancel(id: NoteSearch())
  }
  return .none
}

private struct NoteSearch: Hashable, Sendable {}

extension NoteBrowser {
  fileprivate mutating func searchNotes(_ environment: NotesEnvironment) -> Effect<NoteBrowserAction> {
    guard let query = search?.field.text else { return .none }
    // Without words, the notes say themselves what fits.
    guard NoteQuery(query).hasWords else {
      search?.found = []
      search?.correctedQuery = nil
      refresh()
      return .cancel(id: NoteSearch())
    }
    return .run(name: "search") { send in
      send(.searchFound(try await environment.search(query), query: query))
    } catch: { error, send in
      send(.searchFailed(error as? NoteError ?? .couldNotLoad(StorageError(error))))
    }.cancellable(id: NoteSearch(), inFlight: .replace)
  }
}
