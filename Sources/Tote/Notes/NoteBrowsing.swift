import Composable
import Screen
import ToteModel
import Markdown

/// The list of notes: which show, in which order, and where the cursor stands.
let noteBrowsingReducer = Reducer<App, NotesAction, ToteEnvironment> { state, action, _ in
  switch action {
  case .moved(let rows): state.moveNotes { $0.move(by: rows, count: $1, height: $2) }
  case .movedToStart: state.moveNotes { $0.select(0, count: $1, height: $2) }
  case .movedToEnd: state.moveNotes { $0.select($1 - 1, count: $1, height: $2) }
  case .wheelTurned(let rows): state.moveNotes { $0.scroll(by: rows, count: $1, height: $2) }
  case .pressed(let point):
    let list = state.layout.list
    if state.pressSidebar(at: point) || state.pressTabs(at: point) {
    } else if list.contains(point), state.notes.mode == .browsing || state.notes.mode == .searching {
      let row = state.notes.position.top + point.row - list.top
      if state.notes.shown.indices.contains(row) {
        state.moveNotes { $0.select(row, count: $1, height: $2) }
      }
    }
  case .folderTurned(let steps):
    let all = Notes.Folder.allCases
    let index = all.firstIndex(of: state.notes.folder) ?? 0
    state.notes.folder = all[((index + steps) % all.count + all.count) % all.count]
    state.notes.position = ListPosition()
    state.refreshNotes()

  case .roomLeft(let steps):
    state.enter(.lists)
    if let list = steps > 0 ? state.openLists.first : state.openLists.last { state.open(list.id) }

  case .escaped:
    // One thing at a time, the latest first.
    if state.notes.offer != nil {
      state.notes.offer = nil
    } else if state.notes.error != nil, state.notes.loading == .loaded {
      state.notes.error = nil
    } else if state.notes.search != nil {
      state.notes.search = nil
      state.refreshNotes()
    } else if state.notes.tag != nil {
      state.notes.tag = nil
      state.refreshNotes()
    } else if state.notes.folder != .notes {
      state.notes.folder = .notes
      state.refreshNotes()
    }

  case .tagsOpened:
    let tags = state.tagCounts
    guard !tags.isEmpty else {
      state.message = Message("No note has a tag. #word in its text is one.", .refused)
      return .none
    }
    var pane = TagsPane(tags: tags)
    pane.position.selected = tags.firstIndex { $0.tag == state.notes.tag }.map { $0 + 1 } ?? 0
    state.notes.mode = .tags(pane)

  case .paneMoved(let rows):
    switch state.notes.mode {
    case .tags(var pane):
      pane.position.move(by: rows, count: pane.tags.count + 1, height: state.paneHeight)
      state.notes.mode = .tags(pane)
    case .sending(var pane):
      pane.position.move(by: rows, count: state.openLists.count, height: state.paneHeight)
      state.notes.mode = .sending(pane)
    case .backlinks(var pane):
      pane.position.move(by: rows, count: pane.reading.backlinks.count, height: state.paneHeight)
      state.notes.mode = .backlinks(pane)
    default: break
    }

  case .paneLeft:
    switch state.notes.mode {
    case .sending(let pane): state.notes.mode = .reading(pane.reading)
    case .backlinks(let pane): state.notes.mode = .reading(pane.reading)
    default: state.notes.mode = .browsing
    }

  case .paneChosen:
    guard case .tags(let pane) = state.notes.mode else { return .none }
    let row = pane.position.selected - 1
    state.notes.tag = pane.tags.indices.contains(row) ? pane.tags[row].tag : nil
    state.notes.mode = .browsing
    state.notes.position = ListPosition()
    state.refreshNotes()
  default: break
  }
  return .none
}

extension App {
  /// The note under the cursor, or the one that is read or written.
  package var currentNote: Note? {
    switch notes.mode {
    case .reading(let reading): return workspace.records.notes[reading.note]
    case .writing(let writing): return workspace.records.notes[writing.note]
    case .sending(let pane): return workspace.records.notes[pane.reading.note]
    case .backlinks(let pane): return workspace.records.notes[pane.reading.note]
    case .browsing, .searching, .tags: return selectedNote
    }
  }

  /// The note under the cursor.
  package var selectedNote: Note? {
    let row = notes.position.selected
    return notes.shown.indices.contains(row) ? workspace.records.notes[notes.shown[row]] : nil
  }

  mutating func moveNotes(_ move: (inout ListPosition, _ count: Int, _ height: Int) -> Void) {
    move(&notes.position, notes.shown.count, layout.list.height)
  }

  /// Looks anew which notes show, and keeps the cursor on its note.
  mutating func refreshNotes(following wanted: Note.ID? = nil) {
    let selected = wanted ?? selectedNote?.id
    let tag = notes.tag.map { Folding.fold($0) }
    if let search = notes.search, !NoteWords.words(of: search.field.text).isEmpty {
      notes.shown = search.found.filter { workspace.records.notes[$0].map { shows($0, tag: tag) } ?? false }
    } else {
      // By what they are sorted by alone: whole notes would be copied a hundred thousand times.
      var keys: [NoteKey] = []
      for note in workspace.records.notes.values where shows(note, tag: tag) { keys.append(NoteKey(note)) }
      notes.shown = keys.sorted().map(\.id)
    }
    let row = selected.flatMap { notes.shown.firstIndex(of: $0) } ?? notes.position.selected
    moveNotes { $0.select(row, count: $1, height: $2) }
  }

  /// Puts the cursor on the first note that an entry is about; what would hide it is ended.
  mutating func findNote(of entry: Entry) {
    var found: Note?
    for case .note(let id) in entry.changes.lazy.map(\.key) where found == nil {
      found = workspace.records.notes[id]
    }
    guard let note = found else { return refreshNotes() }
    refreshNotes(following: note.id)
    // One that goes from here to the archive or the trash has gone before the eyes; the others stay there.
    let isLeaving = notes.folder == .notes && (note.trashed != nil || note.isArchived)
    guard !isLeaving, !notes.shown.contains(note.id) else { return }
    notes.search = nil
    notes.tag = nil
    notes.folder = note.trashed != nil ? .trash : note.isArchived ? .archive : .notes
    refreshNotes(following: note.id)
  }

  private func shows(_ note: Note, tag: String?) -> Bool {
    let isHere =
      switch notes.folder {
      case .notes: note.trashed == nil && !note.isArchived
      case .archive: note.trashed == nil && note.isArchived
      case .trash: note.trashed != nil
      }
    guard isHere, let tag else { return isHere }
    return note.tags.contains { Folding.fold($0) == tag }
  }

  /// The tags of the notes that are in use, the most frequent first, each as it is written most of all.
  fileprivate var tagCounts: [TagCount] {
    var spellings: [String: [String: Int]] = [:]
    for note in workspace.records.notes.values where note.trashed == nil && !note.isArchived {
      var seen: Set<String> = []
      for tag in note.tags {
        let key = Folding.fold(tag)
        if seen.insert(key).inserted { spellings[key, default: [:]][tag, default: 0] += 1 }
      }
    }
    return spellings.values.map { counts in
      let name = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
      return TagCount(tag: name, count: counts.values.reduce(0, +))
    }.sorted {
      ($1.count, $0.tag) < ($0.count, $1.tag)
    }
  }
}

/// What the order of the notes goes by: what is pinned, then the latest.
private struct NoteKey: Comparable {
  let id: Note.ID
  private let moment: Moment
  private let isPinned: Bool

  /// In the trash it is when it was thrown away that counts, and nothing else.
  init(_ note: Note) {
    (id, moment, isPinned) = (note.id, note.trashed ?? note.modified, note.isPinned && note.trashed == nil)
  }

  static func < (one: NoteKey, other: NoteKey) -> Bool {
    if one.isPinned != other.isPinned { return one.isPinned }
    return (one.moment, one.id) > (other.moment, other.id)
  }
}
