/// One step that somebody made, with all its changes, and the journal's line about it. The journal is only ever
/// added to: undoing an edit is a line of its own. What can be undone follows from the lines (`UndoHistory.swift`),
/// and since they are stored, it outlives the process.

package struct Edit: Hashable, Sendable, Identifiable {
  /// What an edit is called by.
  package typealias ID = RowID<Edit>

  /// What it is called by.
  package let id: ID
  /// What it did.
  package let title: EditTitle
  package let moment: Moment
  private let kept: StoredChanges

  /// What it did to each row: a list is there before its items come, and goes after they went.
  package var changes: [Change] { kept.changes }

  /// An edit. Its changes keep their order, but that new lists come first and removed lists last.
  package init(id: ID, title: EditTitle, moment: Moment, changes: [Change]) {
    self.id = id
    self.title = title
    self.moment = moment
    kept = StoredChanges(Self.ordered(changes))
  }

  /// What a line of the journal tells of; its changes have their order.
  fileprivate init(_ entry: Entry, id: ID) {
    self.id = id
    title = entry.title
    moment = entry.moment
    kept = entry.kept
  }

  /// The edit without what it did to some notes; `nil` where that was all.
  func without(_ notes: Set<Note.ID>) -> Edit? {
    guard kept.mayChange(notes) else { return self }
    let rest = changes.filter { !$0.isOf(notes) }
    return rest.isEmpty ? nil : Edit(id: id, title: title, moment: moment, changes: rest)
  }

  /// The changes that undo it.
  package var inverse: [Change] { changes.reversed().map(\.inverse) }

  private static func ordered(_ changes: [Change]) -> [Change] {
    func place(_ change: Change) -> Int {
      guard change.key.kind == .list else { return 1 }
      return change.before == nil ? 0 : change.after == nil ? 2 : 1
    }
    var last = 0
    let isOrdered = changes.allSatisfy { change in
      defer { last = place(change) }
      return place(change) >= last
    }
    if isOrdered { return changes }
    return (0...2).flatMap { wanted in changes.filter { place($0) == wanted } }
  }
}

/// One line of the journal.
package struct Entry: Hashable, Sendable, Identifiable {
  /// What an entry is called by. An entry that is saved a second time, because nobody knew whether the first time
  /// had worked, is known by it and not applied again.
  package typealias ID = RowID<Entry>

  package enum Kind: Hashable, Sendable {
    /// A new edit.
    case edit
    /// An edit was undone.
    case undo(of: Edit.ID)
    /// An edit was done again.
    case redo(of: Edit.ID)
    /// Something is remembered beside all edits, such as how a list is sorted: no step of undoing. A note that is removed so
    /// is deleted for ever.
    case aside
  }

  /// A program that writes the journal, from its start to its end.
  package enum Writer {
    /// What it is called by.
    package typealias ID = RowID<Writer>
  }

  /// What it is called by.
  package let id: ID
  package let kind: Kind
  package let title: EditTitle
  package let moment: Moment
  package let writer: Writer.ID
  fileprivate let kept: StoredChanges

  /// What was done to the rows.
  package var changes: [Change] { kept.changes }

  package init(
    id: ID, kind: Kind, title: EditTitle, moment: Moment, writer: Writer.ID, changes: [Change]
  ) {
    self.init(id: id, kind: kind, title: title, moment: moment, writer: writer, StoredChanges(changes))
  }

  /// A line that was stored, with its changes as they were stored.
  package init(
    id: ID, kind: Kind, title: EditTitle, moment: Moment, writer: Writer.ID, stored: [UInt8]
  ) {
    self.init(id: id, kind: kind, title: title, moment: moment, writer: writer, StoredChanges(stored: stored))
  }

  private init(
    id: ID, kind: Kind, title: EditTitle, moment: Moment, writer: Writer.ID, _ kept: StoredChanges
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.moment = moment
    self.writer = writer
    self.kept = kept
  }

  /// The line of a new edit, or of what is remembered aside.
  package init(_ edit: Edit, kind: Kind = .edit, writer: Writer.ID) {
    self.init(
      id: ID(high: edit.id.high, low: edit.id.low), kind: kind, title: edit.title, moment: edit.moment,
      writer: writer, changes: edit.changes)
  }

  /// The notes that it deletes for ever: what was done to them before cannot be undone any more.
  package var forgottenNotes: Set<Note.ID> {
    guard kind == .aside else { return [] }
    return Set(
      changes.compactMap { change in
        if case .note(let id) = change.key, change.after == nil { id } else { nil }
      })
  }

  /// The edit that it made, undid or did again, as it was made.
  package var edit: Edit {
    switch kind {
    case .edit, .aside: Edit(self, id: Edit.ID(high: id.high, low: id.low))
    case .undo(let edit):
      Edit(id: edit, title: title, moment: moment, changes: changes.reversed().map(\.inverse))
    case .redo(let edit): Edit(self, id: edit)
    }
  }
}
