import Composable
import Screen
import ToteModel

/// Loads notes after the lists, first with unfinished writing of earlier runs.
extension NoteScreen {
  mutating func load(_ environment: NoteScreenEnvironment) -> Effect<NoteScreenAction> {
    guard loading != .loading else { return .none }
    error = nil
    let isFirst = loading != .loaded
    if isFirst { loading = .loading }
    return fetch(environment, withDrafts: isFirst)
  }

  private mutating func fetch(
    _ environment: NoteScreenEnvironment, withDrafts: Bool
  ) -> Effect<NoteScreenAction> {
    fetchedFrom = workspace.sequence
    return .run(name: "fetch notes") { send in
      let notes = try await environment.notes.fetchAll()
      send(.fetched(notes, drafts: withDrafts ? try await environment.notes.drafts() : []))
      guard withDrafts else { return }
      let texts = await environment.notes.leftTexts()
      if !texts.isEmpty { send(.leftTextsFound(texts)) }
    } catch: { error, send in
      send(.fetchFailed(error as? NoteError ?? .couldNotLoad(StorageError(error))))
    }.cancellable(id: NotesFetch(), inFlight: .replace)
  }

  mutating func take(
    _ notes: [Note], _ drafts: [Draft], _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    loading = .loaded
    if case .couldNotLoad? = error { error = nil }
    workspace.setNotes(notes)
    takeIntoEditor()
    workspace.removeOldTrash(environment.edits.context)
    recover(drafts, environment.edits.context)
    reread()
    // Fetch again if something was written meanwhile.
    let isBehind = fetchedFrom != workspace.sequence
    fetchedFrom = nil
    return isBehind ? fetch(environment, withDrafts: false) : .none
  }

  /// Turns unfinished writing into undoable edits.
  private mutating func recover(_ drafts: [Draft], _ context: EditContext) {
    for draft in drafts {
      finishedDrafts.insert(draft.note)
      guard let recovered = workspace.recover(draft, context) else { continue }
      noteBrowser.refresh(following: draft.note)
      message = .recovered(recovered.note, hasConflict: recovered.saving == .conflict)
    }
  }

  /// Does the same with texts left by editors. If a file can't be read, or its swap file may contain more, it is only named.
  mutating func recover(
    _ texts: [LeftText], _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    var left: [String] = []
    for text in texts where !text.isOpen {
      guard text.text != nil, !text.hasUnwrittenCopy else {
        left.append(text.file)
        continue
      }
      finishedFiles.insert(text.file)
      guard let recovered = try? workspace.recover(text, environment.edits.context) else { continue }
      noteBrowser.refresh(following: recovered.note.id)
      message = .recovered(recovered.note, hasConflict: recovered.saving == .conflict)
    }
    takeIntoEditor()
    reread()
    if !left.isEmpty { message = .leftFiles(left) }
    return forgetWhatIsSaved(environment)
  }

  /// Deletes drafts and files once their contents are saved.
  mutating func forgetWhatIsSaved(_ environment: NoteScreenEnvironment) -> Effect<NoteScreenAction> {
    guard workspace.isSaved, hasFinished else { return .none }
    let (drafts, files) = (finishedDrafts.sorted(), finishedFiles.sorted())
    (finishedDrafts, finishedFiles) = ([], [])
    return .run(name: "forget drafts") { _ in
      for file in files { await environment.notes.discard(file) }
      for draft in drafts { try await environment.notes.saveDraft(draft, nil) }
    } catch: { error, send in
      send(.draftFailed(error as? NoteError ?? .couldNotSave(StorageError(error))))
    }.finishing()
  }
}

private struct NotesFetch: Hashable, Sendable {}
