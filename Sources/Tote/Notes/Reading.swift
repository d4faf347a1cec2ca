import Composable
import Screen
import ToteModel
import Markdown

/// A note that is read: its page, the notes whose links led to it, and those that link to it.
package struct Reading: Equatable, Sendable {
  package var note: Note.ID
  /// Its text on its page, and the line the next key acts on.
  package var page: MarkdownPager
  /// The pages that were read before, by whose links one came here.
  package var path: [Visit] = []
  /// The notes that link to this one.
  package var backlinks: [Note.ID]

  /// A page that was left by one of its links, as it was left.
  package struct Visit: Equatable, Sendable {
    package var note: Note.ID
    /// Its text, and the line with the link.
    package var page: MarkdownPager
  }

  /// The same page after the note has changed.
  func reread(_ note: Note, in app: App) -> Reading {
    var reading = self
    if reading.page.text != note.text { reading.page.replaceText(note.text) }
    reading.page.resize(to: app.layout.page.size)
    return reading
  }
}

/// Reading: moving over the lines, ticking boxes, following links.
let noteReadingReducer = Reducer<App, NotesAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .opened:
    guard let note = state.selectedNote else { return .none }
    state.read(note)
    state.showHit(in: note)
  case .openedNote(let id): if let note = state.workspace.records.notes[id] { state.read(note) }

  case .lineMoved(let lines): state.turnPage { $0.move(by: lines) }
  case .lineMovedToStart: state.turnPage { $0.select(0) }
  case .lineMovedToEnd: state.turnPage { $0.selectLast() }
  case .stopMoved(let steps): state.turnPage { $0.moveToStop(forward: steps > 0) }
  case .pressed(let point):
    let text = state.layout.page
    if text.contains(point) { state.turnPage { $0.select($0.position.top + point.row - text.top) } }

  case .boxTicked:
    guard case .reading(let reading) = state.notes.mode, let note = state.currentNote else { return .none }
    guard let text = reading.page.toggled() else {
      state.message = Message("There is no box on this line. Tab leads to the next one.", .refused)
      return .none
    }
    var update = NoteUpdate(note.id)
    (update.text, update.tags) = (text, note.tags)
    return state.keep([update], "tick in \(note.name)", .ticked, environment)

  case .linkFollowed:
    guard case .reading(let reading) = state.notes.mode else { return .none }
    let title: String
    switch reading.page.link {
    case .note(let named): title = named
    case .url(let address):
      state.message = Message("Copied \(address).")
      return environment.copy(address).fireAndForget()
    case .tag, nil:
      state.message = Message("There is no link on this line. Tab leads to the next one.", .refused)
      return .none
    }
    guard let note = state.note(titled: title) else {
      // Once it is only told: a slip of the finger writes nothing.
      if state.notes.missing == title {
        state.notes.missing = nil
        var writing = Writing(
          new: Note.ID(environment.uuid()), title: title, created: environment.now(),
          size: state.layout.page.size)
        writing.isInTitle = false
        writing.back = reading
        state.notes.mode = .writing(writing)
      } else {
        state.notes.missing = title
        state.message = Message("There is no note called “\(title)”. Enter again writes it.", .refused)
      }
      return .none
    }
    state.read(note, from: reading)

  case .readingLeft:
    guard case .reading(let reading) = state.notes.mode else { return .none }
    var path = reading.path
    while let visit = path.popLast() {
      guard let note = state.workspace.records.notes[visit.note] else { continue }
      let before = Reading(
        note: note.id, page: visit.page, path: path, backlinks: state.notesLinking(to: note.title))
      state.notes.mode = .reading(before.reread(note, in: state))
      return .none
    }
    state.notes.mode = .browsing
    state.refreshNotes(following: reading.note)
    state.returnToItem()

  case .boxesSent: state.sendBoxes(environment)
  case .backlinksOpened:
    guard case .reading(let reading) = state.notes.mode else { return .none }
    if reading.backlinks.isEmpty {
      state.message = Message("No note links here.", .refused)
    } else {
      state.notes.mode = .backlinks(BacklinksPane(reading: reading))
    }

  case .paneChosen:
    if case .backlinks(let pane) = state.notes.mode {
      let notes = pane.reading.backlinks
      guard notes.indices.contains(pane.position.selected),
        let note = state.workspace.records.notes[notes[pane.position.selected]]
      else { return .none }
      state.read(note, from: pane.reading)
      return .none
    }
    guard case .sending(let pane) = state.notes.mode, state.openLists.indices.contains(pane.position.selected)
    else {
      return .none
    }
    state.notes.mode = .reading(pane.reading)
    state.add(pane.things, to: state.openLists[pane.position.selected], environment)
  default: break
  }
  return .none
}

extension App {
  /// Opens a note to be read.
  mutating func read(_ note: Note, from before: Reading? = nil) {
    notes.mode = .reading(
      Reading(
        note: note.id, page: MarkdownPager(note.text, size: layout.page.size),
        path: before.map { $0.path + [Reading.Visit(note: $0.note, page: $0.page)] } ?? [],
        backlinks: notesLinking(to: note.title)))
  }

  /// Turns the page that was opened from a search to what was found. What stands in the title was found there.
  fileprivate mutating func showHit(in note: Note) {
    guard let search = notes.search else { return }
    let words = NoteWords.words(of: search.field.text).filter {
      NoteHit.ranges(of: [$0], in: note.title).isEmpty
    }
    turnPage { $0.show(words) }
  }

  /// After notes have changed elsewhere, or by undoing: what is read is read anew, or closed where it is gone.
  mutating func rereadNotes() {
    guard notes.loading == .loaded else { return }
    refreshNotes()
    rereadPage()
    if case .reading(var reading) = notes.mode, let note = workspace.records.notes[reading.note] {
      reading.backlinks = notesLinking(to: note.title)
      notes.mode = .reading(reading)
    }
  }

  /// The page that is read has the text that its note has now; it is closed where there is none.
  mutating func rereadPage() {
    switch notes.mode {
    case .reading(let reading):
      notes.mode =
        workspace.records.notes[reading.note].map { .reading(reading.reread($0, in: self)) } ?? .browsing
    case .sending(var pane):
      guard let note = workspace.records.notes[pane.reading.note] else { return notes.mode = .browsing }
      pane.reading = pane.reading.reread(note, in: self)
      pane.position = pane.position.inView(count: openLists.count, height: paneHeight)
      notes.mode = .sending(pane)
    case .backlinks(let pane):
      guard let note = workspace.records.notes[pane.reading.note] else { return notes.mode = .browsing }
      // What links here may be another by now: it is asked for anew.
      notes.mode = .reading(pane.reading.reread(note, in: self))
    case .browsing, .searching, .writing, .tags: break
    }
  }

  /// The notes that link to a title. It reads every text, but only those with a link in them as Markdown.
  func notesLinking(to title: String) -> [Note.ID] {
    guard !title.isEmpty else { return [] }
    let key = Folding.fold(title)
    return workspace.records.notes.values.filter { note in
      note.trashed == nil && note.text.utf8.hasLink
        && MarkdownDocument.noteLinks(in: note.text).contains { Folding.fold($0) == key }
    }.sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }.map(\.id)
  }

  /// The note of a title; the latest where several have it.
  func note(titled title: String) -> Note? {
    let key = Folding.fold(title)
    let found = workspace.records.notes.values.filter { $0.trashed == nil && Folding.fold($0.title) == key }
    // As it is written first, then the latest.
    return found.max {
      ($0.title == title ? 1 : 0, $0.modified, $0.id) < ($1.title == title ? 1 : 0, $1.modified, $1.id)
    }
  }

  fileprivate mutating func turnPage(_ move: (inout MarkdownPager) -> Void) {
    guard case .reading(var reading) = notes.mode else { return }
    notes.mode = .browsing
    move(&reading.page)
    notes.mode = .reading(reading)
  }

  /// The open boxes of a note go to a list: at once where there is one, else to the one that is chosen.
  fileprivate mutating func sendBoxes(_ environment: ToteEnvironment) {
    guard case .reading(let reading) = notes.mode else { return }
    let things = reading.page.page.document.tasks.filter { !$0.isTicked }.compactMap {
      // What stands in further lines is told beside the thing, and is no part of its name.
      QuickAdd(String($0.text.prefix { $0 != "\n" }))?.item
    }
    guard !things.isEmpty else {
      message = Message("There is no open box in this note.", .refused)
      return
    }
    if openLists.count == 1 { return add(things, to: openLists[0], environment) }
    guard !openLists.isEmpty else {
      message = Message("There is no list to put them on.", .refused)
      return
    }
    notes.mode = .sending(SendPane(things: things, reading: reading))
  }

  fileprivate mutating func add(_ things: [ParsedItem], to list: ShoppingList, _ environment: ToteEnvironment)
  {
    let before = (list: shopping.list, edit: workspace.history.undoable.last?.id)
    shopping.list = list.id
    _ = add(things, environment)
    if before.list != nil { shopping.list = before.list }
    refresh()
    let words = things.count == 1 ? things[0].name : "\(things.count) things"
    // Where nothing has changed there is nothing that u could take back: it would take back what was done before.
    guard workspace.history.undoable.last?.id != before.edit else {
      let verb = things.count == 1 ? "is" : "are"
      message = Message("\(words) \(verb) on \(list.name) already.", .refused)
      return
    }
    message = Message("Put \(words) on \(list.name). u takes it back.")
  }
}

extension String.UTF8View {
  /// Whether two brackets stand anywhere in it.
  fileprivate var hasLink: Bool {
    withContiguousStorageIfAvailable { bytes in
      var place = bytes.startIndex
      while let found = bytes[place...].firstIndex(of: UInt8(ascii: "[")) {
        if found + 1 < bytes.count, bytes[found + 1] == UInt8(ascii: "[") { return true }
        place = found + 1
      }
      return false
    } ?? true
  }
}
