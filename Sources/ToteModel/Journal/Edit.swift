/// One step that can be undone. The journal is only ever appended to: undoing adds a line of its own.

package struct Edit: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<Edit>

  package let id: ID
  package let title: EditTitle
  package let moment: Moment
  private let kept: StoredChanges

  /// A list is added before its items and removed after them.
  package var changes: [Change] { kept.changes }

  package init(id: ID, title: EditTitle, moment: Moment, changes: [Change]) {
    self.id = id
    self.title = title
    self.moment = moment
    kept = StoredChanges(Self.ordered(changes))
  }

  fileprivate init(_ entry: Entry, id: ID) {
    self.id = id
    title = entry.title
    moment = entry.moment
    kept = entry.kept
  }

  /// Leaves out the changes of some notes; `nil` if nothing remains.
  func without(_ notes: Set<Note.ID>) -> Edit? {
    guard kept.mayChange(notes) else { return self }
    let rest = changes.filter { !$0.isOf(notes) }
    return rest.isEmpty ? nil : Edit(id: id, title: title, moment: moment, changes: rest)
  }

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

package struct Entry: Hashable, Sendable, Identifiable {
  /// Retrying a save that may have worked is safe, because entries are applied once by id.
  package typealias ID = RowID<Entry>

  package enum Kind: Hashable, Sendable {
    case edit
    case undo(of: Edit.ID)
    case redo(of: Edit.ID)
    /// A change that can't be undone, such as how a list is sorted. It deletes notes for good.
    case aside
  }

  /// A program that writes the journal, from start to exit.
  package enum Writer {
    package typealias ID = RowID<Writer>
  }

  package let id: ID
  package let kind: Kind
  package let title: EditTitle
  package let moment: Moment
  package let writer: Writer.ID
  fileprivate let kept: StoredChanges

  package var changes: [Change] { kept.changes }

  package init(
    id: ID, kind: Kind, title: EditTitle, moment: Moment, writer: Writer.ID, changes: [Change]
  ) {
    self.init(id: id, kind: kind, title: title, moment: moment, writer: writer, StoredChanges(changes))
  }

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

  package init(_ edit: Edit, kind: Kind = .edit, writer: Writer.ID) {
    self.init(
      id: ID(high: edit.id.high, low: edit.id.low), kind: kind, title: edit.title, moment: edit.moment,
      writer: writer, changes: edit.changes)
  }

  /// The notes that it deletes for good; earlier edits of them can't be undone.
  package var forgottenNotes: Set<Note.ID> {
    guard kind == .aside else { return [] }
    return Set(
      changes.compactMap { change in
        if case .note(let id) = change.key, change.after == nil { id } else { nil }
      })
  }

  package var edit: Edit {
    switch kind {
    case .edit, .aside: Edit(self, id: Edit.ID(high: id.high, low: id.low))
    case .undo(let edit):
      Edit(id: edit, title: title, moment: moment, changes: changes.reversed().map(\.inverse))
    case .redo(let edit): Edit(self, id: edit)
    }
  }
}
