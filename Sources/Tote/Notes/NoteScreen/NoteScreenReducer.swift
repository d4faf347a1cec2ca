import Composable
import Parts
import Screen
import ToteModel

let noteScreenReducer = Reducer<NoteScreen, NoteScreenAction, NoteScreenEnvironment> {
  state, action, environment in
  state.reduce(action, environment)
}

extension NoteScreen {
  fileprivate mutating func reduce(
    _ action: NoteScreenAction, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    let context = environment.edits.context
    if let reason = (NoteCommand.all + NoteReaderCommand.all).reason(not: action, in: self) {
      message = reason
      return .none
    }
    // Its key is a letter there.
    if action.beginsTyping { renameOffer = nil }
    switch action {
    case .loadRetried: return load(environment)
    case .fetched(let notes, let drafts): return take(notes, drafts, environment)
    case .fetchFailed(let error):
      // Keeps what is on the screen, though it may be old.
      if loading != .loaded { loading = .failed(error) }
      fetchedFrom = nil
      self.error = error
    case .workspaceSaved: return forgetWhatIsSaved(environment)
    case .draftFailed(let error): self.error = error

    case .browser(let action):
      if case .searchFailed(let error) = action { self.error = error }
      if case .searchFound = action, case .couldNotLoad? = error { error = nil }
      return noteBrowserReducer.run(
        action, in: &self, lending: NoteScreen.browser, environment.notes,
        as: NoteScreenAction.browser)
    case .reader(.delegate(let delegate)): return follow(delegate, environment)
    case .reader(let action):
      return noteReaderReducer.run(action, in: &self, at: \.reader, (), as: NoteScreenAction.reader)
    case .editor(.delegate(let delegate)): return finish(delegate, environment)
    case .editor(let action):
      editor?.clipboard = clipboard
      let effect = noteEditorReducer.run(
        action, in: &self, lending: NoteScreen.editor,
        NoteEditorEnvironment(
          clock: environment.clock, copy: environment.copy, saveDraft: environment.notes.saveDraft,
          page: environment.notes.page),
        as: NoteScreenAction.editor)
      if let editor { clipboard = editor.clipboard }
      if case .draftFailed(let error) = action { self.error = error }
      if case .draftSaved = action {
        error = nil
        // The draft has newer text than the last edit, so it outlives that edit's saving.
        if let editor, editor.hasDraft { finishedDrafts.remove(editor.note) }
      }
      return effect

    case .opened: open()
    case .noteBegun:
      if loading == .loaded {
        editor = NoteEditor(new: context.id(), created: context.now, in: browser.directory, size: page.size)
      }
    case .pasted(let text):
      guard loading == .loaded else { return .none }
      editor = NoteEditor(new: context.id(), created: context.now, in: browser.directory, size: page.size)
      return .send(.editor(.pasted(text)))
    case .todayAsked:
      let now = context.now.local
      if loading == .loaded { openNote(ofDay: now.day, at: now, context) }
    case .dayAsked:
      guard loading == .loaded else { return .none }
      let today = CalendarDay(number: context.now.local.dayNumber)
      return .send(.delegate(.dayAsked(today: today)))
    case .dayChosen(let day):
      if loading == .loaded {
        openNote(ofDay: day.description, at: context.now.local, context)
      }
    case .templatesAsked:
      guard loading == .loaded else { return .none }
      let templates = workspace.records.notes.values.templates(
        in: templateFolder, for: browser.directory ?? .top)
      if !templates.isEmpty { return .send(.delegate(.templatesAsked(templates))) }
      message = .noTemplates(in: templateFolder)
    case .templateFilled(let filling):
      begin(filling.filled(at: context.now.local), in: browser.directory, context)
    case .editBegun: if let currentNote { edit(currentNote) }

    case .pinToggled:
      guard let note = currentNote else { return .none }
      act(on: note, keepsCursor: true) { (workspace) throws(NoteError) in
        try workspace.setPinned(note.id, !note.isPinned, context)
        return .pinned(!note.isPinned)
      }
    case .archiveToggled:
      guard let note = currentNote else { return .none }
      act(on: note) { (workspace) throws(NoteError) in
        try workspace.setArchived(note: note.id, !note.isArchived, context)
        return .archived(!note.isArchived)
      }
    case .trashed:
      guard let note = currentNote else { return .none }
      if note.trashed != nil { return .send(.delegate(.deletionAsked([note]))) }
      act(on: note) { (workspace) throws(NoteError) in
        try workspace.trashNotes([note.id], context)
        return .trashed
      }
      // The page goes with its note.
      if error == nil { reader = nil }
    case .restored:
      guard let note = currentNote, note.trashed != nil else { return .none }
      act(on: note) { (workspace) throws(NoteError) in
        try workspace.restoreNote(note.id, context)
        return .restored
      }
    case .trashEmptied:
      let trash = workspace.records.notes.values.filter { $0.trashed != nil }
      guard browser.folder == .trash, !trash.isEmpty else { return .none }
      return .send(.delegate(.deletionAsked(trash.sorted { NoteOrder($0) < NoteOrder($1) })))
    case .deletionConfirmed(let ids):
      act { (workspace) throws(NoteError) in
        try workspace.deleteNotesForEver(ids.sorted(), context)
        return .deletedForEver(ids.count)
      }
    case .linksRenamed: renameLinks(context)
    case .propertiesTurned:
      unfoldsProperties.toggle()
      reader?.properties.isUnfolded = unfoldsProperties
    case .selectionMoved(let note): moveSelection(to: note, context)
    case .escaped: escape()

    case .cooked: finishCooking(environment.edits.context)
    case .boxesAsked: return sendBoxes()
    case .propertiesAsked:
      if currentNote != nil { return .send(.delegate(.propertiesAsked)) }
    case .outlineAsked: return .send(.delegate(.outlineAsked))
    case .backlinksAsked:
      if let reader { return .send(.delegate(.backlinksAsked(reader.backlinks))) }
    case .deadLinksAsked:
      let links = DeadLink.all(in: workspace.records.notes.values)
      if !links.isEmpty { return .send(.delegate(.deadLinksAsked(links))) }
      message = .noDeadLinks
    case .tagsAsked: return .send(.delegate(.tagPickerAsked(noteBrowser.tagCounts)))
    case .directoriesAsked:
      return .send(.delegate(.directoriesAsked(workspace.records.noteTable.directories)))
    case .moveToFolderAsked:
      if let currentNote { return .send(.delegate(.moveToFolderAsked(currentNote))) }
    case .sortTurned: turnSort(context)
    case .columnsTurned: turnColumns(context)
    case .columnPressed(let column):
      let order = noteBrowser.order
      let isAgain = order?.column == column && order?.isAscending == true
      sort(by: NoteColumnOrder(column, isAscending: !isAgain), context)
    case .tabLeft(let steps): return .send(.delegate(.tabLeft(by: steps)))

    case .externalEditorAsked: return openExternalEditor(environment)
    case .externalEditorEnded(let id, let base, let outcome):
      isInExternalEditor = false
      return takeEdited(id, from: base, outcome, environment)
    case .leftTextsFound(let texts): return recover(texts, environment)
    case .browserEnded(let address, let outcome): return take(outcome, of: address, environment)
    case .delegate: break
    }
    return .none
  }
}

extension NoteScreen {
  static let browser = Lending(\NoteScreen.browser).lending(\.$workspace, as: \.$workspace)
  static let editor = Lending(\NoteScreen.editor).lending(\.$workspace, as: \.$workspace)

  package var noteBrowser: NoteBrowser {
    get { self[NoteScreen.browser] }
    _modify { yield &self[NoteScreen.browser] }
  }

  var noteEditor: NoteEditor? {
    get { self[NoteScreen.editor] }
    _modify { yield &self[NoteScreen.editor] }
  }
}
