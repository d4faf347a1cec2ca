import Composable
import Screen
import ToteModel
import Markdown

/// A note under the pen: its title and its text as they are typed, and what of them the database has already.
package struct Writing: Equatable, Sendable {
  /// Which note; a new one is not in the database yet.
  package var note: Note.ID
  /// Whether the database does not have it: it is new, or somebody else has removed it meanwhile.
  package var isNew: Bool
  /// When it was made.
  package var created: Moment
  /// The item of a list that it belongs to.
  package var item: Item.ID?
  /// The title as it is typed.
  package var title: TextCursor
  /// The text as it is typed.
  package var text: TextDocument
  /// Whether the keys go to the title.
  package var isInTitle: Bool
  /// Where leaving leads back to.
  package var back: Reading?
  /// How a link that is being typed may go on.
  package var completions: [String] = []

  /// What the database has.
  private(set) var saved: Mark
  /// What it has as a draft.
  private(set) var drafted: Mark?
  /// What is on its way to it as a draft.
  private(set) var draftSent: Mark?
  /// What is on its way to it.
  private(set) var sent: Mark?
  /// Whether a draft is about to be kept.
  var isDraftDue = false
  /// Whether to leave when the database has it.
  var isLeaving = false

  /// A title and a text, by the number of the latter.
  struct Mark: Equatable, Sendable {
    var title: String
    var revision: Int
  }

  /// A note that is there.
  init(_ note: Note, size: Size, back: Reading?) {
    self.init(
      note.id, title: note.title, text: note.text, created: note.created, item: note.item, isNew: false,
      size: size)
    self.back = back
    isInTitle = false
  }

  /// A new note.
  init(new id: Note.ID, title: String = "", created: Moment, item: Item.ID? = nil, size: Size) {
    self.init(id, title: title, text: "", created: created, item: item, isNew: true, size: size)
  }

  private init(
    _ id: Note.ID, title: String, text: String, created: Moment, item: Item.ID?, isNew: Bool, size: Size
  ) {
    note = id
    self.isNew = isNew
    self.created = created
    self.item = item
    self.title = TextCursor(title)
    self.text = TextDocument(text, size: size)
    isInTitle = true
    saved = Mark(title: title, revision: self.text.revision)
  }

  /// What is on the screen.
  var mark: Mark { Mark(title: title.text, revision: text.revision) }
  /// Whether the database has something else.
  package var isChanged: Bool { mark != saved }
  /// Whether it has at least a draft of what is on the screen.
  package var isDrafted: Bool { mark == drafted }
  /// Whether there is something to keep.
  var isBlank: Bool { title.text.allSatisfy(\.isWhitespace) && text.isEmpty }

  /// What was typed and taken back by hand is no change.
  mutating func settle(on note: Note) {
    guard title.text == saved.title, text.text.utf8.elementsEqual(note.text.utf8) else { return }
    saved = mark
  }

  /// It is on its way.
  mutating func send() { sent = mark }
  /// It has arrived.
  mutating func arrive() {
    if let sent { saved = sent }
    sent = nil
    isNew = false
  }
  /// It has not arrived.
  mutating func refuse() {
    sent = nil
    isLeaving = false
  }
  /// Whether it has another title than the database.
  var hasNewTitle: Bool { title.text != saved.title }
  /// Whether it has another text than the database.
  var hasNewText: Bool { text.revision != saved.revision }

  /// A draft of it is on its way.
  mutating func sendDraft() { draftSent = mark }
  /// It has arrived, or not.
  mutating func endDraft(isKept: Bool) {
    if isKept { drafted = draftSent ?? drafted }
    draftSent = nil
  }
  /// Whether there may be a draft of it.
  var hasDraft: Bool { drafted != nil || draftSent != nil }
}

/// Writing: what is typed, drafts of it every second, and at the end one step of undoing for all of it.
let noteWritingReducer = Reducer<App, NotesAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .noteBegun:
    guard state.notes.loading == .loaded else { return .none }
    state.notes.mode = .writing(
      Writing(new: Note.ID(environment.uuid()), created: environment.now(), size: state.layout.page.size))

  case .writeBegun:
    guard let note = state.currentNote, note.trashed == nil else { return .none }
    var back: Reading?
    if case .reading(let reading) = state.notes.mode { back = reading }
    state.notes.mode = .writing(Writing(note, size: state.layout.page.size, back: back))

  case .titleEdited(let edit): return state.write(environment) { $0.title.apply(edit) }
  case .textEdited(let edit):
    return state.write(environment) { writing in
      // Up from the first row leads to the title, as if it were the row above.
      let before = writing.text.caret
      writing.text.apply(edit)
      if case .rows(-1) = edit, writing.text.caret == before || before == .start { writing.isInTitle = true }
    }
  case .lineEnded: return state.write(environment) { $0.endLine() }
  case .fieldChanged: return state.write(environment) { $0.isInTitle.toggle() }
  case .linkCompleted:
    return state.write(environment) { writing in
      guard let title = writing.completions.first, let typed = writing.linkPrefix else { return }
      for _ in typed { writing.text.apply(.text(.deleteLeft)) }
      writing.text.apply(.text(.insert("\(title)]]")))
    }

  case .draftDue:
    guard case .writing(var writing) = state.notes.mode else { return .none }
    writing.isDraftDue = false
    defer { state.notes.mode = .writing(writing) }
    guard writing.isChanged, !writing.isDrafted else { return .none }
    writing.sendDraft()
    return keepDraft(of: writing, environment)
  case .draftKept:
    state.notes.error = nil
    state.endDraft(isKept: true)
  case .draftFailed(let error):
    state.notes.error = error
    state.endDraft(isKept: false)

  case .writingSaved: return state.saveWriting(isLeaving: false, environment)
  case .writingEnded: return state.saveWriting(isLeaving: true, environment)

  case .failed(let error):
    guard case .writing(var writing) = state.notes.mode else { return .none }
    writing.refuse()
    // What was typed can still be kept: as a new note.
    if case .notFound(let id) = error, id == writing.note { writing.isNew = true }
    state.notes.mode = .writing(writing)
  default: break
  }
  return .none
}

/// Keeps what is being written.
private func keepDraft(of writing: Writing, _ environment: ToteEnvironment) -> Effect<NotesAction> {
  let draft = Draft(note: writing.note, title: writing.title.text, text: writing.text.text)
  return .run(name: "keep draft") { send in
    try await environment.notes.keepDraft(draft.note, draft)
    send(.draftKept)
  } catch: { error, send in
    send(.draftFailed(error as? NoteError ?? .couldNotSave(StorageError(error))))
  }
}

/// Forgets what was being written.
private func forgetDraft(of note: Note.ID, _ environment: ToteEnvironment) -> Effect<NotesAction> {
  .run(name: "forget draft") { _ in
    try await environment.notes.keepDraft(note, nil)
  } catch: { error, send in
    send(.draftFailed(error as? NoteError ?? .couldNotSave(StorageError(error))))
  }
}

extension App {
  fileprivate mutating func endDraft(isKept: Bool) {
    guard case .writing(var writing) = notes.mode else { return }
    notes.mode = .browsing
    writing.endDraft(isKept: isKept)
    notes.mode = .writing(writing)
  }

  /// One edit of what is written; a draft of it is kept within a second, however long somebody goes on typing.
  fileprivate mutating func write(
    _ environment: ToteEnvironment, _ edit: (inout Writing) -> Void
  ) -> Effect<NotesAction> {
    guard case .writing(var writing) = notes.mode else { return .none }
    // Out of the state meanwhile, or the text would be copied for the edit.
    notes.mode = .browsing
    edit(&writing)
    writing.completions = writing.isInTitle ? [] : completions(for: writing.linkPrefix, in: writing.note)
    let isNews = writing.isChanged && !writing.isDrafted && !writing.isDraftDue
    if isNews { writing.isDraftDue = true }
    notes.mode = .writing(writing)
    guard isNews else { return .none }
    return .run(name: "draft") { send in
      try await environment.clock.sleep(for: .milliseconds(800))
      send(.draftDue)
    } catch: { _, _ in
    }.cancellable(id: DraftWait())
  }

  fileprivate mutating func saveWriting(isLeaving: Bool, _ environment: ToteEnvironment) -> Effect<
    NotesAction
  > {
    guard case .writing(var writing) = notes.mode else { return .none }
    if !writing.isNew, let note = workspace.records.notes[writing.note] { writing.settle(on: note) }
    guard writing.isChanged, !(writing.isNew && writing.isBlank) else {
      if isLeaving { leave(writing) } else { notes.mode = .writing(writing) }
      return writing.hasDraft ? forgetDraft(of: writing.note, environment) : .none
    }
    writing.isLeaving = isLeaving
    writing.send()
    notes.mode = .writing(writing)
    let text = writing.text.text
    let tags = NoteText(text).tags
    isLeavingUnsaved = false
    if writing.isNew {
      let note = Note(
        id: writing.note, title: Folding.clean(writing.title.text), text: text, tags: tags,
        created: writing.created,
        modified: environment.now(), item: writing.item)
      return save(.created, environment) { () throws(NoteError) in try await environment.notes.create(note) }
    }
    var update = NoteUpdate(writing.note)
    // What was not touched here is left as others may have made it meanwhile.
    if writing.hasNewTitle { update.title = Folding.clean(writing.title.text) }
    if writing.hasNewText { (update.text, update.tags) = (text, tags) }
    let name = workspace.records.notes[writing.note]?.name ?? "note"
    return keep([update], "edit \(name)", .written, environment)
  }

  /// What follows when a deed is in the database.
  mutating func finish(
    _ deed: NoteDeed, _ saved: CommittedEdit, _ environment: ToteEnvironment
  ) -> Effect<NotesAction> {
    if case .edited(let file) = deed {
      rereadPage()
      return .run(name: "discard") { _ in await environment.notes.discard(file) }
    }
    if deed == .recovered, let note = saved.entry.note { return forgetDraft(of: note, environment) }
    if deed == .created { findNote(of: saved.entry) }
    rereadPage()
    guard deed == .created || deed == .written, case .writing(var writing) = notes.mode,
      saved.entry.note == writing.note
    else { return .none }
    offerLinks(saved.entry)
    writing.arrive()
    if writing.isLeaving, !writing.isChanged { leave(writing) } else { notes.mode = .writing(writing) }
    return writing.hasDraft ? forgetDraft(of: writing.note, environment) : .none
  }

  private mutating func leave(_ writing: Writing) {
    if let back = writing.back, let note = workspace.records.notes[back.note] {
      notes.mode = .reading(back.reread(note, in: self))
    } else {
      notes.mode = .browsing
      returnToItem()
    }
  }

  /// After a title has changed: which notes still name the old one.
  private mutating func offerLinks(_ entry: Entry) {
    guard case .note(let before)?? = entry.changes.first.map(\.before),
      case .note(let after)?? = entry.changes.first.map(\.after), !before.title.isEmpty,
      !Folding.fold(before.title).elementsEqual(Folding.fold(after.title))
    else { return }
    let linking = notesLinking(to: before.title).filter { $0 != after.id }
    notes.offer = linking.isEmpty ? nil : RenameOffer(old: before.title, new: after.title, notes: linking)
  }

  /// What was being written when a program ended becomes an edit, which can be undone.
  mutating func recover(_ drafts: [Draft], _ environment: ToteEnvironment) -> Effect<NotesAction> {
    var effects: [Effect<NotesAction>] = []
    for draft in drafts {
      let tags = NoteText(draft.text).tags
      let title = Folding.clean(draft.title)
      if let note = workspace.records.notes[draft.note] {
        guard note.title != title || note.text != draft.text else {
          effects.append(forgetDraft(of: draft.note, environment))
          continue
        }
        var update = NoteUpdate(draft.note)
        (update.title, update.text, update.tags) = (title, draft.text, tags)
        effects.append(keep([update], "edit \(note.name)", .recovered, environment))
      } else if title.isEmpty, draft.text.isEmpty {
        effects.append(forgetDraft(of: draft.note, environment))
      } else {
        let note = Note(
          id: draft.note, title: title, text: draft.text, tags: tags, created: environment.now())
        effects.append(
          save(.recovered, environment) { () throws(NoteError) in try await environment.notes.create(note) })
      }
    }
    return .merge(effects)
  }

  /// Keeps a draft when the program is left in the middle of a word.
  func keepLastDraft(_ environment: ToteEnvironment) -> Effect<NotesAction> {
    guard case .writing(let writing) = notes.mode, writing.isChanged, !writing.isDrafted, !writing.isBlank
    else {
      return .none
    }
    return keepDraft(of: writing, environment)
  }

  private func completions(for prefix: String?, in note: Note.ID) -> [String] {
    guard let prefix else { return [] }
    let typed = Folding.fold(prefix)
    return workspace.records.notes.values.lazy.filter {
      $0.id != note && $0.trashed == nil && MarkdownDocument.canLink(to: $0.title)
        && Folding.fold($0.title).hasPrefix(typed)
    }.map(\.title).sorted().prefix(5).map { $0 }
  }
}

/// The wait before a draft is kept.
struct DraftWait: Hashable, Sendable {}

extension Writing {
  /// What stands between `[[` and the caret, where a link is being typed.
  var linkPrefix: String? {
    let before = Array(text.line(text.caret.line).utf8.prefix(text.caret.offset))
    var place = before.count
    while place >= 2 {
      switch (before[place - 2], before[place - 1]) {
      case (UInt8(ascii: "["), UInt8(ascii: "[")): return String(decoding: before[place...], as: UTF8.self)
      case (UInt8(ascii: "]"), UInt8(ascii: "]")): return nil
      default: place -= 1
      }
    }
    return nil
  }
}
