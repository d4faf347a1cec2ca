import Screen
import ToteModel

extension NoteBrowser {
  var selectedNote: Note? {
    shown.indices.contains(position.selected) ? workspace.records.notes[shown[position.selected]] : nil
  }

  mutating func move(_ move: (inout ListPosition, _ count: Int, _ height: Int) -> Void) {
    move(&position, shown.count, height)
  }

  mutating func keepInView(height: Int) {
    self.height = height
    position = position.inView(count: shown.count, height: height)
  }

  /// `nil` shows all.
  mutating func show(_ tag: String?) {
    self.tag = tag
    position = ListPosition()
    refresh()
  }

  /// `nil` shows all.
  mutating func show(in directory: NoteDirectory?) {
    self.directory = directory
    position = ListPosition()
    refresh()
  }

  /// The cursor stays on its note.
  mutating func refresh(following wanted: Note.ID? = nil) {
    let selected = wanted ?? selectedNote?.id
    readColumns()
    let tag = tag.map { Folding.fold($0) }
    let directory = directory?.key
    let notes = workspace.records.notes
    let query = NoteQuery(self.query ?? "")
    if let search, query.hasWords {
      shown = search.found.filter { notes[$0].map { shows($0, tag: tag, directory, query) } ?? false }
    } else if let order {
      let found = notes.values.filter { shows($0, tag: tag, directory, query) }
      shown = found.sorted(by: order.column, isAscending: order.isAscending).map(\.id)
    } else {
      var order: [NoteOrder] = []
      let sort = workspace.records.noteSort
      for note in notes.values where shows(note, tag: tag, directory, query) {
        order.append(NoteOrder(note, by: sort))
      }
      shown = order.sorted().map(\.id)
    }
    let row = selected.flatMap { shown.firstIndex(of: $0) } ?? position.selected
    move { $0.select(row, count: $1, height: $2) }
  }

  mutating func find(_ entry: Entry) {
    for case .note(let id) in entry.changes.lazy.map(\.key) where workspace.records.notes[id] != nil {
      return find(id)
    }
    refresh()
  }

  /// Puts the cursor on a note, ending what would hide it.
  mutating func find(_ id: Note.ID) {
    refresh(following: id)
    guard let note = workspace.records.notes[id] else { return }
    // Doesn't follow a note out of the list when it was archived or deleted.
    let isLeaving = folder == .notes && !NoteFolder.notes.contains(note)
    guard !isLeaving, !shown.contains(id) else { return }
    search = nil
    tag = nil
    directory = nil
    folder = NoteFolder.allCases.first { $0.contains(note) } ?? .notes
    refresh(following: id)
  }

  /// Shows more, one step at a time: ends the search, then the tag, then leaves the folder, then the archive or the trash.
  mutating func narrowLess() {
    if search != nil {
      search = nil
    } else if tag != nil {
      tag = nil
    } else if directory != nil {
      directory = nil
    } else if folder != .notes {
      folder = .notes
    } else {
      return
    }
    refresh()
  }

  private func shows(_ note: Note, tag: String?, _ directory: String?, _ query: NoteQuery) -> Bool {
    guard query.accepts(note, in: folder) else { return false }
    if let directory {
      let own = note.directory
      guard directory.isEmpty ? own.isTop : NoteDirectory.holds(directory, own.key) else { return false }
    }
    guard let tag else { return true }
    return note.tags.contains { Folding.fold($0) == tag }
  }

  /// Outside archive and trash, most frequent first, in the most frequent spelling.
  var tagCounts: [TagCount] {
    var spellings: [String: [String: Int]] = [:]
    for note in workspace.records.notes.values where NoteFolder.notes.contains(note) {
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
