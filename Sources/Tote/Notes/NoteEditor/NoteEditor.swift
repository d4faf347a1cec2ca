import Composable
import Markdown
import Parts
import Screen
import ToteModel

package struct NoteEditor: Equatable, Sendable {
  @Lent package var workspace: Workspace
  package var note: Note.ID
  /// Not created yet, or deleted elsewhere meanwhile.
  package var isNew: Bool
  package var created: Moment
  package var item: Item.ID?
  /// Where a new note is made.
  let directory: NoteDirectory
  /// Of a new note, from its template.
  var properties = NoteProperties()
  package var title: TextCursor
  package var writing: TextEditor
  package var isInTitle: Bool
  /// Of the link or the tag being typed.
  package var completion: NoteCompletion?
  /// What was copied or cut last, in this note or before.
  package var clipboard = ""
  /// The base of the merge: the original with changes saved elsewhere since.
  private(set) var base: NoteContent
  private var saved: Version
  /// The versions with a draft, and with one being saved.
  private var drafted: Version?
  private var draftSent: Version?
  var isDraftDue = false
  /// The text as it was when the last draft was saved, if it is long.
  fileprivate(set) var document: MarkdownDocument?

  /// The title, and the revision of the text.
  private struct Version: Equatable, Sendable {
    var title: String
    var revision: Int
  }

  init(_ note: Note, size: Size) {
    self.init(
      note.id, title: note.title, text: note.text, created: note.created, item: note.item, isNew: false,
      size: size)
    isInTitle = false
  }

  init(
    new id: Note.ID, title: String = "", created: Moment, item: Item.ID? = nil,
    in directory: NoteDirectory? = nil, size: Size
  ) {
    self.init(
      id, title: title, text: "", created: created, item: item, in: directory ?? .top, isNew: true, size: size
    )
  }

  private init(
    _ id: Note.ID, title: String, text: String, created: Moment, item: Item.ID?,
    in directory: NoteDirectory = .top, isNew: Bool, size: Size
  ) {
    note = id
    self.directory = directory
    self.isNew = isNew
    self.created = created
    self.item = item
    self.title = TextCursor(title)
    writing = TextEditor(text, size: size)
    isInTitle = true
    base = isNew ? NoteContent() : NoteContent(title: title, text: text)
    saved = Version(title: title, revision: writing.document.revision)
  }
}

extension NoteEditor {
  /// In bytes; shorter ones are read at once.
  static let longText = 65_536

  package var text: TextDocument {
    get { writing.document }
    _modify { yield &writing.document }
  }
}

// Saving.
extension NoteEditor {
  private var version: Version { Version(title: title.text, revision: text.revision) }
  package var isChanged: Bool { version != saved }
  package var isDrafted: Bool { version == drafted }
  /// Of this version or an earlier one.
  var hasDraft: Bool { drafted != nil || draftSent != nil }
  var content: NoteContent { NoteContent(title: title.text, text: text.text) }
  var isBlank: Bool { title.text.allSatisfy(\.isWhitespace) && text.isEmpty }
  var draft: Draft { Draft(note: note, title: title.text, text: text.text, base: base) }

  /// Changes typed and taken back don't count.
  mutating func settle(on note: Note) {
    guard title.text == saved.title, text.text.utf8.elementsEqual(note.text.utf8) else { return }
    saved = version
  }

  /// Takes in changes saved elsewhere, except in lines also changed here, which saving merges.
  mutating func take(_ note: Note) {
    let wasChanged = isChanged
    if note.title != base.title {
      if title.text == base.title { title = TextCursor(note.title) }
      base.title = note.title
    }
    if !note.text.utf8.elementsEqual(base.text.utf8) {
      let merge = LiveMerge(base: base.text, saved: note.text, written: text.text)
      text.replaceText(
        with: merge.text, caret: TextPosition(merge.place(ofLine: text.caret.line), text.caret.offset))
      base.text = merge.base
    }
    if !wasChanged { saved = version }
  }

  /// Shows the saved note, merged with others' changes; no draft is needed.
  mutating func markSaved(as note: Note) {
    if !note.text.utf8.elementsEqual(text.text.utf8) { text.replaceText(with: note.text) }
    base = NoteContent(note)
    saved = version
    (drafted, draftSent) = (nil, nil)
    isNew = false
  }

  /// What was read in the background, if nothing was written since: a megabyte would keep the key waiting that leaves it.
  func document(of content: NoteContent) -> MarkdownDocument? {
    document.flatMap { $0.isOf(content.text) ? $0 : nil }
  }

  mutating func beginDraft() { draftSent = version }

  mutating func endDraft(isSaved: Bool) {
    if isSaved { drafted = draftSent ?? drafted }
    draftSent = nil
  }
}

package enum NoteEditorAction: Equatable, Sendable {
  case titleEdited(TextEdit), text(TextEditorAction), lineEnded
  /// Several lines into the title.
  case pasted(String)
  /// Anything into the text.
  case textPasted(String)
  /// Copies what is selected, or the line, or the title; cuts it.
  case copied, cut
  /// Moves what is selected to a new note, or asks for another one.
  case extracted, moveAsked
  case fieldChanged
  case completed, completionMoved(by: Int)
  case draftDue, draftSaved, draftFailed(NoteError)
  case textRead(MarkdownDocument)
  case saved, closed
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case saved(isLeaving: Bool)
    case extracted, moveAsked
    /// HTML has become Markdown.
    case pagePasted
  }
}

package struct NoteEditorEnvironment: Sendable {
  package var clock: any Clock<Duration>
  package var copy: @Sendable (String) -> Effect<Never>
  package var saveDraft: @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void
  /// What is pasted as Markdown, if it is HTML.
  package var page: @Sendable (_ pasted: String) -> NoteContent? = { _ in nil }
}

let noteEditorReducer = Reducer<NoteEditor, NoteEditorAction, NoteEditorEnvironment> {
  state, action, environment in
  switch action {
  case .titleEdited(let edit): return state.write(environment) { $0.title.apply(edit) }
  case .text(let action):
    return state.write(environment) { editor in
      // Up from the first row goes to the title.
      let (before, kept) = (editor.text.caret, editor.text.clipboard)
      if action == .edited(.paste) { return editor.text.apply(.text(.insert(editor.clipboard))) }
      _ = TextEditor.reducer(&editor.writing, action, ())
      if editor.text.clipboard != kept { editor.clipboard = editor.text.clipboard }
      guard case .edited(let edit) = action else { return }
      if edit.isOfMouse { editor.isInTitle = false }
      if case .rows(-1) = edit, editor.text.caret == before || before == .start { editor.isInTitle = true }
    }
  case .lineEnded: return state.write(environment) { $0.endLine() }
  case .pasted(let text):
    let page = environment.page(text)
    return state.write(environment) { editor in
      if let page { editor.paste(page) } else { editor.paste(text) }
    }
  case .textPasted(let text):
    let page = state.isInCode ? nil : environment.page(text)
    let effect = state.write(environment) { $0.paste(text, as: page) }
    return page == nil ? effect : effect.merged(with: .send(.delegate(.pagePasted)))
  case .copied:
    if !state.isInTitle { state.text.apply(.copy) }
    state.clipboard = state.isInTitle ? state.title.text : state.text.clipboard
    return environment.copy(state.clipboard).fireAndForget()
  case .cut:
    let effect = state.write(environment) { editor in
      editor.text.apply(.cut)
      editor.clipboard = editor.text.clipboard
    }
    return effect.merged(with: environment.copy(state.clipboard).fireAndForget())
  case .extracted: return .send(.delegate(.extracted))
  case .moveAsked: return .send(.delegate(.moveAsked))
  case .fieldChanged: return state.write(environment) { $0.isInTitle.toggle() }
  case .completed: return state.write(environment) { $0.complete() }
  case .completionMoved(let steps): state.completion?.offers.turn(by: steps)

  case .draftDue:
    state.isDraftDue = false
    guard state.isChanged, !state.isDrafted else { return .none }
    state.beginDraft()
    let draft = state.draft
    return .run(name: "save draft") { send in
      try await environment.saveDraft(draft.note, draft)
      send(.draftSaved)
      if draft.text.utf8.count >= NoteEditor.longText { send(.textRead(MarkdownDocument(draft.text))) }
    } catch: { error, send in
      send(.draftFailed(error as? NoteError ?? .couldNotSave(StorageError(error))))
    }.finishing()
  case .draftSaved: state.endDraft(isSaved: true)
  case .draftFailed: state.endDraft(isSaved: false)
  case .textRead(let document): state.document = document

  case .saved: return .send(.delegate(.saved(isLeaving: false)))
  case .closed: return .send(.delegate(.saved(isLeaving: true)))
  case .delegate: break
  }
  return .none
}

extension NoteEditor {
  /// Saves a draft within a second, even during typing.
  fileprivate mutating func write(
    _ environment: NoteEditorEnvironment, _ edit: (inout NoteEditor) -> Void
  ) -> Effect<NoteEditorAction> {
    edit(&self)
    completion = completionAtCaret
    guard isChanged, !isDrafted, !isDraftDue else { return .none }
    isDraftDue = true
    return .run(name: "draft") { send in
      try await environment.clock.sleep(for: .milliseconds(800))
      send(.draftDue)
    } catch: { _, _ in
    }
  }
}
