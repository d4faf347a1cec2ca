/// What can be undone and redone now: the journal, folded. The reducer folds what it does, the storage what it
/// loads, and other programs' lines go the same way; so all agree.

/// The steps back and the steps forward.
///
///     var history = UndoHistory(entries)
///     let entry = history.undo(id: uuid, at: now, writer: me)     // nil: nothing to undo
///     // apply entry.changes, save entry
package struct UndoHistory: Hashable, Sendable {
  /// What can be undone, the latest last.
  package private(set) var undoable: [Edit] = []
  /// What can be done again, the next one last.
  package private(set) var redoable: [Edit] = []
  /// Whether a new edit is among the lines: nothing that was undone before it can be done again.
  package private(set) var hasEdit = false
  /// How many steps back are kept at hand; the journal has them all.
  package let limit: Int

  /// Nothing has been done yet.
  package init(limit: Int = 1000) { self.limit = max(1, limit) }

  /// After these lines of the journal, the oldest first. They may begin anywhere in it.
  package init(_ entries: some Sequence<Entry>, limit: Int = 1000) {
    self.init(limit: limit)
    for entry in entries { fold(entry) }
  }

  /// A new edit of this very program, which nobody can have folded before.
  mutating func add(_ edit: Edit) {
    redoable = []
    hasEdit = true
    push(edit)
  }

  /// The next line of the journal. A line that is folded twice counts once.
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
      // Not always the last: two programs may undo at the same time. And an edit that is older than the lines
      // that were loaded stands in the line itself.
      redoable.append(Self.take(id, from: &undoable) ?? entry.edit)
    case .redo(let id):
      guard !undoable.contains(where: { $0.id == id }) else { return }
      push(Self.take(id, from: &redoable) ?? entry.edit)
    case .aside: forget(entry.forgottenNotes)
    }
  }

  /// Lets go of what was done to notes that are deleted for ever.
  mutating func forget(_ notes: Set<Note.ID>) {
    if notes.isEmpty { return }
    undoable = undoable.compactMap { $0.without(notes) }
    redoable = redoable.compactMap { $0.without(notes) }
  }

  /// An edit of this very program has its place in the journal behind lines that were folded after it.
  mutating func moveToEnd(_ entry: Entry) {
    guard case .edit = entry.kind,
      let place = undoable.lastIndex(where: { $0.id.high == entry.id.high && $0.id.low == entry.id.low }),
      place != undoable.count - 1
    else { return }
    undoable.append(undoable.remove(at: place))
  }

  /// Takes the last edit back: the line for it, already folded, or `nil` where there is nothing to undo.
  package mutating func undo(id: Entry.ID, at moment: Moment, writer: Entry.Writer.ID) -> Entry? {
    // Nobody else can have folded this line: it is not looked for among thousands.
    while let edit = undoable.popLast() {
      let changes = edit.inverse
      // A line of the journal that cannot be read is passed over.
      if changes.isEmpty { continue }
      redoable.append(edit)
      return Entry(
        id: id, kind: .undo(of: edit.id), title: edit.title, moment: moment, writer: writer, changes: changes)
    }
    return nil
  }

  /// Does again what was undone last: the line for it, already folded, or `nil` where there is nothing to redo.
  package mutating func redo(id: Entry.ID, at moment: Moment, writer: Entry.Writer.ID) -> Entry? {
    guard let edit = redoable.popLast() else { return nil }
    push(edit)
    return Entry(
      id: id, kind: .redo(of: edit.id), title: edit.title, moment: moment, writer: writer,
      changes: edit.changes)
  }

  private mutating func push(_ edit: Edit) {
    undoable.append(edit)
    // A quarter at a time, so that forgetting does not shift the whole array at every edit.
    if undoable.count > limit + limit / 4 { undoable.removeFirst(undoable.count - limit) }
  }

  private static func take(_ id: Edit.ID, from edits: inout [Edit]) -> Edit? {
    edits.lastIndex { $0.id == id }.map { edits.remove(at: $0) }
  }
}
