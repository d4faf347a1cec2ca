import Composable
import Screen
import ToteModel

extension App {
  /// Makes sure that there is a list, and starts the tour on the first run.
  mutating func begin(_ workspace: Workspace, _ environment: ToteEnvironment) -> Effect<AppAction> {
    self.workspace = workspace
    self.workspace.language = .current
    let context = environment.edits.context
    self.workspace.passTime(to: context.now)
    self.workspace.begin(listNamed: words.firstList, id: context.id(), at: context.now)
    lists.list = self.workspace.records.listToOpen?.id
    let staples = self.workspace.addDueStaples(context)
    if !staples.isEmpty { message = .staplesCame(staples) }
    listScreen.select(0)
    if self.workspace.records.settings[Tour.setting] == nil, errand == nil { tour = Tour() }
    let shop = errand?.shop ?? self.workspace.records.shopToEnter(at: context.now)
    if shop == nil, tour == nil { open(settings.current.startTab) }
    return .merge(
      self[App.settings].begin(environment.settings).map(AppAction.settings),
      shop.map { listScreen.enter($0, environment.lists).map(AppAction.lists) } ?? .none,
      self[App.sharing].isShared ? .send(.sharing(.begun)) : .none,
      // The notes are loaded after the lists are shown.
      .send(.notes(.loadRetried)),
      .run(name: "changes") { send in
        for await _ in environment.changed() { send(.saving(.changedOutside)) }
      },
      .run(name: "back up", failing: { .backUpFailed(StorageError($0)) }) { _ in
        try await environment.backUp()
      })
  }

  private mutating func open(_ start: Settings.StartTab) {
    switch start {
    case .lists: break
    case .notes: choose(.notes)
    case .spending: choose(.spending)
    }
  }

  /// Keys wait: nothing is loaded yet that they could change.
  mutating func show(firstPage: Workspace) {
    workspace = firstPage
    lists.list = workspace.records.listToOpen?.id
    listScreen.select(0)
  }

  mutating func leaveFirstPage() {
    workspace = .empty
    lists.list = nil
  }

  var showsFirstPage: Bool {
    if case .loading = loading { lists.list != nil } else { false }
  }

  var showsRows: Bool { loading.isLoaded || showsFirstPage }

  mutating func quit() {
    if saving.isLeaving || workspace.isSaved {
      isOver = true
      return
    }
    saving.isLeaving = true
    if workspace.failure == nil {
      // What is being saved may still fail, so wait; it rarely takes long.
      message = .saving
    } else {
      message = .unsavedChanges(workspace.unsaved.count)
    }
  }

  mutating func end(_ environment: ToteEnvironment) -> Effect<AppAction> {
    isOver = true
    if loading.isLoaded, workspace.failure == nil { rememberPlace(environment.edits.context) }
    // A last chance for refused changes.
    workspace.retry()
    return noteScreen.saveLastDraft(environment.notes).map(AppAction.notes)
  }

  /// Shows what others have written, without moving the cursor or the text being typed.
  mutating func take(_ changes: ExternalChanges, at now: Moment) -> Effect<AppAction> {
    takeRows(changes, at: now)
    let others = lists.list.map { SharedChanges(of: $0, in: changes) } ?? SharedChanges()
    lists.arrived.formUnion(others.items)
    return .merge(
      self[App.sharing].isShared && !sharing.isWatching ? .send(.sharing(.begun)) : .none,
      others.isEmpty ? .none : .send(.sharing(.othersChanged(others))))
  }

  private mutating func takeRows(_ changes: ExternalChanges, at now: Moment) {
    let open = listScreen.openList
    let read = noteScreen.currentNote
    let written = workspace.notesWritten(in: changes)
    let conflicts = workspace.conflicts(in: written)
    let gone = listScreen.keepingSelection { screen -> ShoppingList? in
      screen.workspace.take(changes)
      guard let open else { return nil }
      // Leaves a list that was just deleted or archived.
      let list = screen.workspace.records[list: open.id]
      guard list == nil || (list?.isArchived == true && !open.isArchived) else { return nil }
      screen.openNeighbor(of: open)
      return open
    }
    if let gone { message = .listGone(gone, isDeleted: workspace.records[list: gone.id] == nil) }
    if lists.list == nil, let first = workspace.openLists.first { listScreen.open(first.id) }
    if listScreen.itemEditor != nil {
      let list = lists.list
      if listScreen.itemEditor?.workspaceChanged(list: list, at: now) == true { message = .editedItemGone }
    }
    updateOverlays(isChangedByOthers: true)
    guard changes.rows.keys.contains(where: { $0.kind == .note }) else { return }
    let wasShown = notes.reader != nil || notes.editor == nil
    noteScreen.takeIntoEditor()
    noteScreen.reread()
    // Only now is it known that others changed the same lines.
    if workspace.conflicts(in: written) > conflicts { message = .keptBoth }
    if notes.showsList, wasShown, let read, workspace.records.notes[read.id] == nil, tab == .notes {
      message = .noteGone(read)
    }
  }
}

extension Workspace {
  /// Notes recently written here that others may have changed.
  fileprivate func notesWritten(in changes: ExternalChanges) -> Set<Note.ID> {
    let own = changes.entries.filter { $0.writer == writer } + unsaved
    return Set(
      own.lazy.flatMap(\.changes).compactMap { if case .note(let id) = $0.key { id } else { nil } })
  }

  /// How many lines of these notes have two versions.
  fileprivate func conflicts(in notes: Set<Note.ID>) -> Int {
    notes.reduce(0) { sum, id in
      let lines = records.notes[id]?.text.split(separator: "\n") ?? []
      return sum + lines.count { $0 == TextMerge.firstMark }
    }
  }
}
