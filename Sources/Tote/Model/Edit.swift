/// One step that somebody made, with all its changes, and the journal's line about it. The journal is only ever
/// added to: undoing an edit is a line of its own. What can be undone follows from the lines (`UndoHistory.swift`),
/// and since they are stored, it outlives the process.

/// One undo step.
public struct Edit: Hashable, Sendable, Identifiable {
  /// What an edit is called by.
  public typealias ID = RowID<Edit>

  /// What it is called by.
  public let id: ID
  /// What it did, in the words that "undo" is followed by: `add apples`.
  public let title: String
  /// When.
  public let moment: Moment
  private let kept: KeptChanges

  /// What it did to each row: a list is there before its items come, and goes after they went.
  public var changes: [Change] { kept.changes }

  /// An edit. Its changes keep their order, but that new lists come first and removed lists last.
  public init(id: ID, title: String, moment: Moment, changes: [Change]) {
    self.id = id
    self.title = title
    self.moment = moment
    kept = KeptChanges(Self.ordered(changes))
  }

  /// What a line of the journal tells of; its changes have their order.
  fileprivate init(_ entry: Entry, id: ID) {
    self.id = id
    title = entry.title
    moment = entry.moment
    kept = entry.kept
  }

  /// The changes that undo it.
  public var inverse: [Change] { changes.reversed().map(\.inverse) }

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
public struct Entry: Hashable, Sendable, Identifiable {
  /// What an entry is called by. An entry that is saved a second time, because nobody knew whether the first time
  /// had worked, is known by it and not applied again.
  public typealias ID = RowID<Entry>

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A new edit.
    case edit
    /// An edit was undone.
    case undo(of: Edit.ID)
    /// An edit was done again.
    case redo(of: Edit.ID)
    /// Something is remembered beside all edits, such as how a list is sorted: no step of undoing.
    case aside
  }

  /// A program that writes the journal, from its start to its end.
  public enum Writer {
    /// What it is called by.
    public typealias ID = RowID<Writer>
  }

  /// What it is called by.
  public let id: ID
  /// What happened.
  public let kind: Kind
  /// The edit's title.
  public let title: String
  /// When it happened.
  public let moment: Moment
  /// Who wrote it.
  public let writer: Writer.ID
  fileprivate let kept: KeptChanges

  /// What was done to the rows.
  public var changes: [Change] { kept.changes }

  /// A line.
  public init(
    id: ID, kind: Kind, title: String, moment: Moment, writer: Writer.ID, changes: [Change]
  ) {
    self.init(id: id, kind: kind, title: title, moment: moment, writer: writer, KeptChanges(changes))
  }

  /// A line that was stored, with its changes as they were stored.
  public init(
    id: ID, kind: Kind, title: String, moment: Moment, writer: Writer.ID, stored: [UInt8]
  ) {
    self.init(id: id, kind: kind, title: title, moment: moment, writer: writer, KeptChanges(stored: stored))
  }

  private init(
    id: ID, kind: Kind, title: String, moment: Moment, writer: Writer.ID, _ kept: KeptChanges
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.moment = moment
    self.writer = writer
    self.kept = kept
  }

  /// The line of a new edit, or of what is remembered aside.
  public init(_ edit: Edit, kind: Kind = .edit, writer: Writer.ID) {
    self.init(
      id: ID(high: edit.id.high, low: edit.id.low), kind: kind, title: edit.title, moment: edit.moment,
      writer: writer, changes: edit.changes)
  }

  /// The edit that it made, undid or did again, as it was made.
  public var edit: Edit {
    switch kind {
    case .edit, .aside: Edit(self, id: Edit.ID(high: id.high, low: id.low))
    case .undo(let edit):
      Edit(id: edit, title: title, moment: moment, changes: changes.reversed().map(\.inverse))
    case .redo(let edit): Edit(self, id: edit)
    }
  }
}
