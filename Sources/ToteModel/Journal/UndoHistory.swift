/// What can be undone and redone. Own edits and those of other programs all go through `fold`, so that every
/// program agrees.
package struct UndoHistory: Hashable, Sendable {
  /// The next to undo last; likewise in `redoable`.
  package private(set) var undoable: [Edit] = []
  package private(set) var redoable: [Edit] = []
  /// Whether the lines contain a new edit, which rules out redoing what was undone before it.
  package private(set) var hasEdit = false
  /// How many steps are kept in memory; the journal has them all.
  package let limit: Int

  package init(limit: Int = 1000) { self.limit = max(1, limit) }

  /// Folds lines of the journal, oldest first, starting anywhere in it.
  package init(_ entries: some Sequence<Entry>, limit: Int = 1000) {
    self.init(limit: limit)
    for entry in entries { fold(entry) }
  }

  mutating func add(_ edit: Edit) {
    redoable = []
    hasEdit = true
    push(edit)
  }

  /// Folding a line twice has no further effect.
  package mutating func fold(_ entry: Entry) {
    switch entry.kind {
    case .edit:
      hasEdit = true
      let edit = entry.edit
      guard !undoable.contains(where: { $0.id == edit.id }), !redoable.contains(where: { $0.id == edit.id })
      else { return }
      redoable = []
      push(edit)
    case .undo(let id):
      guard !redoable.contains(where: { $0.id == id }) else { return }
      // Not always the last one, as two programs may undo at once; not even loaded if it is old.
      redoable.append(Self.take(id, from: &undoable) ?? entry.edit)
    case .redo(let id):
      guard !undoable.contains(where: { $0.id == id }) else { return }
      push(Self.take(id, from: &redoable) ?? entry.edit)
    case .aside: forget(entry.forgottenNotes)
    }
  }

  mutating func forget(_ notes: Set<Note.ID>) {
    if notes.isEmpty { return }
    undoable = undoable.compactMap { $0.without(notes) }
    redoable = redoable.compactMap { $0.without(notes) }
  }

  /// Moves an edit of this program behind lines that reached the journal first.
  mutating func moveToEnd(_ entry: Entry) {
    guard case .edit = entry.kind,
      let place = undoable.lastIndex(where: { $0.id.high == entry.id.high && $0.id.low == entry.id.low })
    else { return }
    undoable.append(undoable.remove(at: place))
  }

  /// Returns the line for the journal, already folded; `nil` if there is nothing to undo.
  package mutating func undo(id: Entry.ID, at moment: Moment, writer: Entry.Writer.ID) -> Entry? {
    // No search through thousands: this line can't have been folded before.
    while let edit = undoable.popLast() {
      let changes = edit.inverse
      // Skips a line that can't be read.
      if changes.isEmpty { continue }
      redoable.append(edit)
      return Entry(
        id: id, kind: .undo(of: edit.id), title: edit.title, moment: moment, writer: writer, changes: changes)
    }
    return nil
  }

  package mutating func redo(id: Entry.ID, at moment: Moment, writer: Entry.Writer.ID) -> Entry? {
    guard let edit = redoable.popLast() else { return nil }
    push(edit)
    return Entry(
      id: id, kind: .redo(of: edit.id), title: edit.title, moment: moment, writer: writer,
      changes: edit.changes)
  }

  private mutating func push(_ edit: Edit) {
    undoable.append(edit)
    // A quarter at a time, to avoid shifting the array with every edit.
    if undoable.count > limit + limit / 4 { undoable.removeFirst(undoable.count - limit) }
  }

  private static func take(_ id: Edit.ID, from edits: inout [Edit]) -> Edit? {
    edits.lastIndex { $0.id == id }.map { edits.remove(at: $0) }
  }
}
