/// What an edit does to one row. Reducers make changes; the shelf, the journal and the database take the same ones.
/// A change knows what it replaced, so its inverse undoes it; and it is merged field by field, so undoing an edit
/// puts back only what this edit had changed, whatever else has happened to the row since.

/// One row before and after.
///
///     var change = Change(item) { $0.isTicked = true }
///     change.applied(to: .item(item))         // the item, ticked
///     change.inverse.applied(to: noted)       // not ticked, and with the note that it got meanwhile
public struct Change: Hashable, Sendable {
  /// The row before, `nil` where the change makes it.
  public let before: Row?
  /// The row after, `nil` where the change removes it.
  public let after: Row?
  /// Which row.
  public let key: Row.Key

  /// A new row.
  public init(adding record: some Record) { self.init(nil, record.row, record.rowKey) }

  /// A row less.
  public init(removing record: some Record) { self.init(record.row, nil, record.rowKey) }

  /// A row edited. Its id is a constant, so it stays the same row.
  public init<Edited: Record>(_ record: Edited, _ edit: (inout Edited) -> Void) {
    var edited = record
    edit(&edited)
    self.init(record.row, edited.row, record.rowKey)
  }

  /// From what was there to what is there now; `nil` if neither is there, or they are different rows.
  public init?(before: Row?, after: Row?) {
    guard let key = (before ?? after)?.key, after == nil || after?.key == key else { return nil }
    self.init(before, after, key)
  }

  private init(_ before: Row?, _ after: Row?, _ key: Row.Key) {
    self.before = before
    self.after = after
    self.key = key
  }

  /// The way back.
  public var inverse: Change { Change(after, before, key) }

  /// Whether it changes nothing.
  public var isEmpty: Bool { before?.fields == after?.fields }

  /// What becomes of the row as it is now.
  ///
  /// - A row that the change makes is there afterwards, just so, even where one was already.
  /// - A row that it removes is gone, whatever it had become.
  /// - Of an edited row only the fields that differ between `before` and `after` are set. One that somebody else
  ///   has removed stays removed.
  public func applied(to current: Row?) -> Row? {
    guard let before, let after else { return after }
    guard let current, current.key == key else { return nil }
    let old = before.fields
    let new = after.fields
    var fields = current.fields
    // The common case, and the quick one: nobody else has been at it.
    if fields == old { return after }
    for column in fields.indices {
      let leader = key.kind.leader(of: column)
      if old[leader] != new[leader] { fields[column] = new[column] }
    }
    var source = FieldArray(fields)
    return Row(key.kind, from: &source)
  }
}
