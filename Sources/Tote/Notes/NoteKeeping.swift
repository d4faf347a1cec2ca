import Composable
import Screen
import ToteModel
import Markdown

/// The way of notes to the database and back. A note is changed there first, and on the screen when that has worked; a
/// failure leaves the list as it was, and stays on the screen until something works.
let noteKeepingReducer = Reducer<App, NotesAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .retried:
    guard state.notes.loading != .loading else { return .none }
    state.notes.error = nil
    if state.notes.loading == .loaded { return state.fetchNotes(environment) }
    state.notes.loading = .loading
    return state.fetchNotes(environment, withDrafts: true)

  case .fetched(let notes, let drafts):
    state.notes.loading = .loaded
    state.notes.isFetching = false
    if case .couldNotLoad? = state.notes.error { state.notes.error = nil }
    state.workspace.setNotes(notes)
    state.emptyOldTrash(environment)
    state.rereadNotes()
    return state.recover(drafts, environment)

  case .fetchFailed(let error):
    // What is on the screen stays there, though it may be old.
    if state.notes.loading != .loaded { state.notes.loading = .failed(error) }
    state.notes.isFetching = false
    state.notes.error = error

  case .saved(let saved, let deed):
    state.notes.error = nil
    state.notes.saves -= 1
    // What is being fetched may be older than this.
    let isBehind = state.workspace.adopt(saved) || state.notes.isFetching
    state.refreshNotes(following: deed.keepsCursor ? saved.entry.note : nil)
    state.message = deed.sentence(saved.entry.note.flatMap { state.workspace.records.notes[$0] }).map {
      Message($0)
    }
    var effects: [Effect<NotesAction>] = [state.finish(deed, saved, environment)]
    if isBehind { effects.append(state.fetchNotes(environment)) }
    return .merge(effects)

  case .failed(let error):
    state.notes.error = error
    state.notes.saves -= 1

  case .pinned:
    guard let note = state.currentNote else { return .none }
    var update = NoteUpdate(note.id)
    update.isPinned = !note.isPinned
    return state.keep(
      [update], "\(note.isPinned ? "unpin" : "pin") \(note.name)", .pinned(!note.isPinned), environment)

  case .putAway:
    guard let note = state.currentNote else { return .none }
    var update = NoteUpdate(note.id)
    update.isArchived = !note.isArchived
    return state.keep(
      [update], "\(note.isArchived ? "bring back" : "put away") \(note.name)", .putAway(!note.isArchived),
      environment)

  case .thrownAway:
    guard let note = state.currentNote else { return .none }
    if note.trashed != nil { return state.remove([note.id], environment) }
    var update = NoteUpdate(note.id)
    update.isTrashed = true
    return state.keep([update], "throw away \(note.name)", .thrownAway, environment)

  case .restored:
    guard let note = state.currentNote, note.trashed != nil else { return .none }
    var update = NoteUpdate(note.id)
    update.isTrashed = false
    return state.keep([update], "restore \(note.name)", .restored, environment)

  case .trashEmptied:
    let trash = state.workspace.records.notes.values.filter { $0.trashed != nil }.map(\.id).sorted()
    guard state.notes.folder == .trash, !trash.isEmpty else { return .none }
    return state.remove(trash, environment)

  case .linksRenamed:
    guard let offer = state.notes.offer else { return .none }
    state.notes.offer = nil
    let updates = offer.notes.compactMap { id -> NoteUpdate? in
      guard let note = state.workspace.records.notes[id] else { return nil }
      var update = NoteUpdate(id)
      let text = MarkdownDocument(note.text).renamingLinks(from: offer.old, to: offer.new)
      (update.text, update.tags) = (text, NoteText(text).tags)
      return update
    }
    return state.keep(updates, "rename links to \(offer.new)", .linksRenamed(updates.count), environment)
  default: break
  }
  return .none
}

private struct NotesFetch: Hashable, Sendable {}

extension NoteDeed {
  /// What is said when it has worked on a note.
  func sentence(_ note: Note?) -> String? {
    switch self {
    case .created, .written, .ticked, .edited: nil
    case .recovered:
      "“\(note?.name.truncated(to: 30) ?? "")” is back: it was being written when the program ended. "
        + "2 shows it, u takes it away."
    case .pinned(let isPinned): isPinned ? "Pinned." : "No longer pinned."
    case .putAway(let isAway):
      isAway ? "Put away. f leads to the archive, u brings it back." : "It is back."
    case .thrownAway: "In the trash, for thirty days. u brings it back."
    case .restored: "It is back among the notes."
    case .removed(let count):
      count == 1 ? "Removed. u brings it back." : "Removed \(count) notes. u brings them back."
    case .linksRenamed(let count): "Renamed the links in \(count == 1 ? "one note" : "\(count) notes")."
    }
  }

  /// Whether the cursor goes with the note, rather than to the next one.
  var keepsCursor: Bool {
    switch self {
    case .created, .written, .recovered, .ticked, .pinned, .edited: true
    case .putAway, .thrownAway, .restored, .removed, .linksRenamed: false
    }
  }
}

extension Entry {
  /// The first note it is about.
  var note: Note.ID? {
    for change in changes { if case .note(let id) = change.key { return id } }
    return nil
  }
}

extension App {
  /// Reads all notes; the first time also what was being written when a program ended, here or in an editor.
  fileprivate mutating func fetchNotes(
    _ environment: ToteEnvironment, withDrafts: Bool = false
  ) -> Effect<NotesAction> {
    notes.isFetching = true
    return .run(name: "fetch notes") { send in
      let notes = try await environment.notes.fetchAll()
      send(.fetched(notes, drafts: withDrafts ? try await environment.notes.drafts() : []))
      guard withDrafts else { return }
      let files = await environment.notes.leftBehind()
      if !files.isEmpty { send(.leftBehindFound(files)) }
    } catch: { error, send in
      send(.fetchFailed(error as? NoteError ?? .couldNotLoad(StorageError(error))))
    }.cancellable(id: NotesFetch(), cancelInFlight: true)
  }

  /// Changes notes in the database. The keys wait until that is done.
  mutating func keep(
    _ updates: [NoteUpdate], _ title: String, _ deed: NoteDeed, _ environment: ToteEnvironment
  ) -> Effect<NotesAction> {
    save(deed, environment) { () throws(NoteError) in try await environment.notes.update(updates, title) }
  }

  fileprivate mutating func remove(_ ids: [Note.ID], _ environment: ToteEnvironment) -> Effect<NotesAction> {
    save(.removed(ids.count), environment) { () throws(NoteError) in try await environment.notes.remove(ids) }
  }

  /// Lets a use case do its work.
  mutating func save(
    _ deed: NoteDeed, _ environment: ToteEnvironment,
    _ useCase: @escaping @Sendable () async throws(NoteError) -> CommittedEdit
  ) -> Effect<NotesAction> {
    notes.saves += 1
    return .run(name: "save note") { send in
      send(.saved(try await useCase(), deed))
    } catch: { error, send in
      send(.failed(error as? NoteError ?? .couldNotSave(StorageError(error))))
    }
  }

  /// What has lain in the trash for thirty days is gone: nobody has asked for it now, so it is no step of undoing.
  fileprivate mutating func emptyOldTrash(_ environment: ToteEnvironment) {
    let now = environment.now()
    let limit = now.milliseconds - 30 * 86_400_000
    let old = workspace.records.notes.values.filter { ($0.trashed?.milliseconds ?? .max) < limit }
    guard !old.isEmpty else { return }
    workspace.remember(
      old.sorted { $0.id < $1.id }.map { Change(removing: $0) }, id: Edit.ID(environment.uuid()), at: now)
  }
}
