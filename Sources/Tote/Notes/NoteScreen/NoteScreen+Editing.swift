import Composable
import Markdown
import Screen
import ToteModel

/// Text from Tote's editor or the user's becomes one edit.
extension NoteScreen {
  mutating func finish(
    _ delegate: NoteEditorAction.Delegate, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    switch delegate {
    case .saved(let isLeaving): return save(isLeaving: isLeaving, environment.edits.context)
    case .extracted:
      moveSelection(to: nil, environment.edits.context)
      return .none
    case .pagePasted:
      message = .pastedPage
      return .none
    case .moveAsked:
      if editor?.selectedText.flatMap(MovedText.init) != nil { return .send(.delegate(.moveAsked)) }
      message = .nothingSelected
      return .none
    }
  }

  /// Stays in the editor.
  mutating func save(_ context: EditContext) { _ = save(isLeaving: false, context) }

  private mutating func save(isLeaving: Bool, _ context: EditContext) -> Effect<NoteScreenAction> {
    guard let written = editor else { return .none }
    if !written.isNew, let note = workspace.records.notes[written.note] { editor?.settle(on: note) }
    guard let written = editor else { return .none }
    guard written.isChanged, !(written.isNew && written.isBlank) else {
      if written.hasDraft { finishedDrafts.insert(written.note) }
      return isLeaving ? leaveEditor() : .none
    }
    let before = workspace.records.notes[written.note]
    // The page below shows what is saved: it is read once for both.
    let content = written.content
    let isShown = reader?.note.id == written.note
    let document = written.document(of: content) ?? (isShown ? MarkdownDocument(content.text) : nil)
    if written.isNew {
      workspace.createNote(
        Note(
          new: written.note, title: written.title.text, text: written.text.text,
          properties: written.properties, in: written.directory, created: written.created,
          modified: context.now, item: written.item), context)
    } else {
      do throws(NoteError) {
        say(try workspace.saveNote(written.note, content, read: document, from: written.base, context))
      } catch {
        self.error = error
        // It can still be saved as a new note.
        if case .notFound = error { editor?.isNew = true }
        return .none
      }
    }
    error = nil
    if written.hasDraft { finishedDrafts.insert(written.note) }
    if let note = workspace.records.notes[written.note] { editor?.markSaved(as: note) }
    if written.isNew { noteBrowser.find(written.note) } else { noteBrowser.refresh(following: written.note) }
    rereadPage(as: document)
    if let after = workspace.records.notes[written.note] {
      if let before { offerToRenameLinks(before, after) }
      tellOfSameTitle(before, after)
    }
    return isLeaving ? leaveEditor() : .none
  }

  private mutating func say(_ saving: NoteSaving) {
    switch saving {
    case .saved: break
    case .merged: message = .merged
    case .conflict: message = .keptBoth
    }
  }

  mutating func takeIntoEditor() {
    guard let editor, !editor.isNew, let note = workspace.records.notes[editor.note] else { return }
    if NoteContent(note) != editor.base { self.editor?.take(note) }
  }

  /// The caret goes to what one was reading, or returns to where it was, or goes to the end.
  mutating func edit(_ note: Note) {
    var editor = NoteEditor(note, size: page.size)
    editor.text.move(to: readPlace(in: note) ?? carets[note.id] ?? .end)
    self.editor = editor
  }

  /// The line that was reached while reading.
  private func readPlace(in note: Note) -> TextPosition? {
    guard let reader, reader.note.id == note.id, reader.pager.position.selected > 0,
      let start = reader.pager.start
    else { return nil }
    let line = note.text.utf8.prefix(start).count { $0 == UInt8(ascii: "\n") }
    return TextPosition(
      line, note.text.split(separator: "\n", omittingEmptySubsequences: false)[line].utf8.count)
  }

  /// The note of a day is written in at once, whether it exists already or not.
  mutating func openNote(ofDay day: String, at now: Moment, _ context: EditContext) {
    if let note = workspace.records.note(titled: day) { return edit(note) }
    let daily = DailyNote(
      day, at: now, among: workspace.records.notes.values, in: templateFolder, called: [words.dailyTemplate],
      dates: words.dateNames)
    begin(daily.beginning, in: nil, context)
  }

  /// A new note from a template. Without a title, that comes first.
  mutating func begin(_ filled: NoteTemplate.Filled, in directory: NoteDirectory?, _ context: EditContext) {
    var editor = NoteEditor(
      new: context.id(), title: filled.title, created: context.now, in: directory, size: page.size)
    editor.properties = filled.properties
    editor.text.replaceText(with: filled.text)
    let before = filled.text.utf8.prefix(filled.caret ?? filled.text.utf8.count)
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
    editor.text.move(to: TextPosition(line, before[start...].count))
    editor.isInTitle = filled.title.isEmpty
    self.editor = editor
  }

  mutating func closeEditor() {
    if let editor { carets[editor.note] = editor.text.caret }
    editor = nil
  }

  /// Returns to the page, the item or the list that opened the editor.
  private mutating func leaveEditor() -> Effect<NoteScreenAction> {
    closeEditor()
    rereadPage()
    return reader == nil ? returnToItem() : .none
  }

  /// What others have changed meanwhile stays, property by property.
  mutating func setProperties(
    of id: Note.ID, _ new: NoteProperties, from old: NoteProperties, _ context: EditContext
  ) {
    guard let before = workspace.records.notes[id] else { return error = .notFound(id) }
    let properties = NoteProperties.merging(base: old, first: before.properties, later: new)
    act(on: before, keepsCursor: true) { (workspace) throws(NoteError) in
      let tags = NoteText(before.text, with: properties).tags
      try workspace.setProperties(of: id, properties, tags: tags, context)
      return .savedProperties
    }
    if let after = workspace.records.notes[id], error == nil { offerToRenameLinks(before, after) }
  }

  private mutating func tellOfSameTitle(_ before: Note?, _ after: Note) {
    guard message == nil, !after.title.isEmpty, before?.title != after.title,
      workspace.records.notes.values.ambiguousTitle(among: [after.title]) != nil
    else { return }
    message = .sameTitle(after.title)
  }

  private mutating func offerToRenameLinks(_ before: Note, _ after: Note) {
    guard !before.title.isEmpty,
      !Folding.fold(before.title).elementsEqual(Folding.fold(after.title))
    else { return }
    // A note may link to itself, such as in its own table of contents.
    let linking = workspace.records.notes.values.linking(to: before.title).map(\.id)
    renameOffer =
      linking.isEmpty ? nil : RenameOffer(old: before.title, new: after.title, notes: linking)
  }

  package mutating func openNote(of item: Item, _ context: EditContext) {
    origin = item.id
    if let note = workspace.records.note(of: item.id) {
      read(note)
    } else if let note = workspace.records.note(titled: item.name), note.item == nil {
      // An older note of the same name: attach it rather than create a second one.
      workspace.perform(
        .attachNote(note.givenName, item: item.name), [Change(note) { $0.item = item.id }], context)
      // Fetched again, to include the item.
      read(workspace.records.notes[note.id] ?? note)
      message = .attached(note, to: item)
    } else {
      reader = nil
      editor = NoteEditor(
        new: context.id(), title: item.name, created: context.now, item: item.id, size: page.size)
      // It already has a title; without a text it isn't saved.
      editor?.isInTitle = false
    }
  }

  /// Saves a draft of unfinished writing when the program ends.
  package func saveLastDraft(_ environment: NotesEnvironment) -> Effect<NoteScreenAction> {
    guard let editor, editor.isChanged, !editor.isDrafted, !editor.isBlank else { return .none }
    let draft = editor.draft
    return .run(name: "save draft") { _ in
      try await environment.saveDraft(draft.note, draft)
    } catch: { error, send in
      send(.draftFailed(error as? NoteError ?? .couldNotSave(StorageError(error))))
    }.finishing()
  }
}

extension NoteScreen {
  mutating func openExternalEditor(_ environment: NoteScreenEnvironment) -> Effect<NoteScreenAction> {
    guard let note = currentNote, note.trashed == nil else { return .none }
    let name = Folding.fold(note.name)
    // Keys wait for the editor to end, as another edit would start from the old text.
    isInExternalEditor = true
    let line = (readPlace(in: note) ?? carets[note.id]).map { $0.line + 1 }
    return .run(name: "editor") { send in
      let outcome = await environment.notes.openEditor(note.text, name, line)
      send(.externalEditorEnded(note.id, from: NoteContent(note), outcome))
    }.finishing()
  }

  mutating func takeEdited(
    _ id: Note.ID, from base: NoteContent, _ outcome: EditorOutcome, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    switch outcome {
    case .edited(let edited, let file):
      var text = edited
      // Editors always end a text with a line break.
      if text.hasSuffix("\n"), !base.text.hasSuffix("\n") { text.removeLast() }
      guard text != base.text else {
        return .run(name: "discard") { _ in await environment.notes.discard(file) }.finishing()
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
