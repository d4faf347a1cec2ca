import Composable
import Markdown
import Screen
import ToteModel

/// What was written in the editor of Tote or in the user's own becomes one edit of the note.
extension NoteScreen {
  /// Does what the editor asks for.
  mutating func finish(
    _ delegate: NoteEditorAction.Delegate, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    switch delegate {
    case .saved(let isLeaving): return save(isLeaving: isLeaving, environment.edits.context)
    }
  }

  private mutating func save(isLeaving: Bool, _ context: EditContext) -> Effect<NoteScreenAction> {
    guard let written = editor else { return .none }
    if !written.isNew, let note = workspace.records.notes[written.note] { editor?.settle(on: note) }
    guard let written = editor else { return .none }
    guard written.isChanged, !(written.isNew && written.isBlank) else {
      if written.hasDraft { finishedDrafts.insert(written.note) }
      return isLeaving ? leaveEditor() : .none
    }
    let before = workspace.records.notes[written.note]
    if written.isNew {
      let text = NoteText(written.text.text)
      workspace.createNote(
        Note(
          id: written.note, title: Folding.clean(written.title.text), text: text.text, tags: text.tags,
          created: written.created, modified: context.now, item: written.item), context)
    } else {
      do throws(NoteError) {
        say(try workspace.saveNote(written.note, written.content, from: written.base, context))
      } catch {
        self.error = error
        // What was typed can still be saved: as a new note.
        if case .notFound = error { editor?.isNew = true }
        return .none
      }
    }
    error = nil
    if written.hasDraft { finishedDrafts.insert(written.note) }
    if let note = workspace.records.notes[written.note] { editor?.markSaved(as: note) }
    if written.isNew { noteBrowser.find(written.note) } else { noteBrowser.refresh(following: written.note) }
    rereadPage()
    if let before, let after = workspace.records.notes[written.note] { offerToRenameLinks(before, after) }
    return isLeaving ? leaveEditor() : .none
  }

  private mutating func say(_ saving: NoteSaving) {
    switch saving {
    case .saved: break
    case .merged: message = .merged
    case .conflict: message = .keptBoth
    }
  }

  /// What others have saved of the note that is being written comes into its editor.
  mutating func takeIntoEditor() {
    guard let editor, !editor.isNew, let note = workspace.records.notes[editor.note] else { return }
    if NoteContent(note) != editor.base { self.editor?.take(note) }
  }

  /// Opens the editor of a note where it was left, or at the end: whoever comes back to a note goes on with it.
  mutating func edit(_ note: Note) {
    var editor = NoteEditor(note, size: page.size)
    editor.text.move(to: carets[note.id] ?? .end)
    self.editor = editor
  }

  /// Closes the editor, and remembers where its caret was.
  mutating func closeEditor() {
    if let editor { carets[editor.note] = editor.text.caret }
    editor = nil
  }

  /// Back to the page that was read, to the item from which one came, or to the list.
  private mutating func leaveEditor() -> Effect<NoteScreenAction> {
    closeEditor()
    rereadPage()
    return reader == nil ? returnToItem() : .none
  }

  /// After a title has changed: which notes still name the old one.
  private mutating func offerToRenameLinks(_ before: Note, _ after: Note) {
    guard !before.title.isEmpty,
      !Folding.fold(before.title).elementsEqual(Folding.fold(after.title))
    else { return }
    let linking = workspace.records.notes(linkingTo: before.title).map(\.id).filter { $0 != after.id }
    renameOffer =
      linking.isEmpty ? nil : RenameOffer(old: before.title, new: after.title, notes: linking)
  }

  /// Opens the note of an item: it is made where there is none.
  package mutating func openNote(of item: Item, _ context: EditContext) {
    origin = item.id
    if let note = workspace.records.note(of: item.id) {
      read(note)
    } else if let note = workspace.records.note(titled: item.name), note.item == nil {
      // Written before anybody asked for it here: a second one of the same name would be the wrong one.
      workspace.perform(
        .attachNote(note.givenName, item: item.name), [Change(note) { $0.item = item.id }], context)
      // As it is now, or the page would know nothing of the item.
      read(workspace.records.notes[note.id] ?? note)
      message = .attached(note, to: item)
    } else {
      reader = nil
      editor = NoteEditor(
        new: context.id(), title: item.name, created: context.now, item: item.id, size: page.size)
      // It has a name already; and left so, nothing was written.
      editor?.isInTitle = false
    }
  }

  /// A draft of what is being written when the program ends in the middle of a word.
  package func saveLastDraft(_ environment: NotesEnvironment) -> Effect<NoteScreenAction> {
    guard let editor, editor.isChanged, !editor.isDrafted, !editor.isBlank else { return .none }
    let draft = editor.draft
    return .run(name: "save draft") { _ in
      try await environment.saveDraft(draft.note, draft)
    } catch: { error, send in
      send(.draftFailed(error as? NoteError ?? .couldNotSave(StorageError(error))))
    }
  }

  /// Whether text that is being written was refused, as a draft too.
  package var hasRefusedText: Bool {
    guard let editor else { return false }
    return error != nil && editor.isChanged && !editor.isDrafted && !(editor.isNew && editor.isBlank)
  }
}

// The user's own editor.
extension NoteScreen {
  mutating func openExternalEditor(_ environment: NoteScreenEnvironment) -> Effect<NoteScreenAction> {
    guard let note = currentNote, note.trashed == nil else { return .none }
    let name = Folding.fold(note.name)
    // Keys that were pressed behind it wait: another editor would begin with the old text.
    isInExternalEditor = true
    return .run(name: "editor") { send in
      let outcome = await environment.notes.openEditor(note.text, name)
      send(.externalEditorEnded(note.id, from: NoteContent(note), outcome))
    }
  }

  mutating func takeEdited(
    _ id: Note.ID, from base: NoteContent, _ outcome: EditorOutcome, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    switch outcome {
    case .edited(let edited, let file):
      var text = edited
      // Editors end a text with a line break, whether it had one or not.
      if text.hasSuffix("\n"), !base.text.hasSuffix("\n") { text.removeLast() }
      guard text != base.text else {
        return .run(name: "discard") { _ in await environment.notes.discard(file) }
      }
      do throws(NoteError) {
        say(
          try workspace.saveNote(
            id, NoteContent(title: base.title, text: text), from: base, environment.edits.context))
      } catch {
        self.error = error
        leftFiles.append(file)
        return .none
      }
      error = nil
      finishedFiles.insert(file)
      noteBrowser.refresh(following: id)
      rereadPage()
    case .failed(let failure, let file):
      if let file { leftFiles.append(file) }
      message = .editorFailed(failure, file: file)
    }
    return .none
  }
}
