/// What an edit does to one row. Reducers make changes; the records, the journal and the database take the same ones.
/// A change knows what it replaced, so its inverse undoes it; and it is merged field by field, so undoing an edit
/// puts back only what this edit had changed, whatever else has happened to the row since.

/// One row before and after.
///
///     var change = Change(item) { $0.isTicked = true }
///     change.applied(to: .item(item))         // the item, ticked
///     change.inverse.applied(to: noted)       // not ticked, and with the note that it got meanwhile
package struct Change: Hashable, Sendable {
  /// The row before, `nil` where the change makes it.
  package let before: Row?
  /// The row after, `nil` where the change removes it.
  package let after: Row?
  package let key: Row.Key
  /// What was done to the text of a note, where `before` and `after` are without it: so the journal keeps it.
  let patch: TextPatch?

  package init(adding record: some Record) { self.init(nil, record.row, record.rowKey) }

  package init(removing record: some Record) { self.init(record.row, nil, record.rowKey) }

  /// A note deleted for ever. It says which, and nothing of what was in it.
  package init(forgetting note: Note.ID) {
    self.init(removing: Note(id: note, title: "", created: .zero))
  }

  /// A row edited. Its id is a constant, so it stays the same row.
  package init<Edited: Record>(_ record: Edited, _ edit: (inout Edited) -> Void) {
    var edited = record
    edit(&edited)
    self.init(record.row, edited.row, record.rowKey)
  }

  /// From what was there to what is there now; `nil` if neither is there, or they are different rows.
  package init?(before: Row?, after: Row?) {
    guard let key = (before ?? after)?.key, after == nil || after?.key == key else { return nil }
    self.init(before, after, key)
  }

  /// An edit of a note's text that was read from the journal.
  init?(before: Row, after: Row, patch: TextPatch) {
    guard case .note = before, after.key == before.key else { return nil }
    self.init(before, after, before.key, patch)
  }

  private init(_ before: Row?, _ after: Row?, _ key: Row.Key, _ patch: TextPatch? = nil) {
    self.before = before
    self.after = after
    self.key = key
    self.patch = patch
  }

  package var inverse: Change { Change(after, before, key, patch?.inverse) }

  /// Whether it changes nothing.
  package var isEmpty: Bool { patch == nil && before?.fields == after?.fields }

  /// What becomes of the row as it is now.
  ///
  /// - A row that the change makes is there afterwards, just so, even where one was already.
  /// - A row that it removes is gone, whatever it had become.
  /// - Of an edited row only the fields that differ between `before` and `after` are set. One that somebody else
  ///   has removed stays removed; but a note whose text was edited comes back, so that nothing written is lost.
  /// - A text of a note that others have changed as well is merged by lines (`TextMerge`).
  /// - Where the change is only a patch of the text, a note that is gone stays gone: nobody knows the rest of it.
  package func applied(to current: Row?) -> Row? {
    guard let before, let after else { return after }
    guard let current, current.key == key else { return hasNewText ? after : nil }
    let old = before.fields
    let new = after.fields
    var fields = current.fields
    // The common case, and the quick one: nobody else has been at it.
    if patch == nil, fields == old { return after }
    for (column, leader) in key.kind.schema.leaders.enumerated() where old[leader] != new[leader] {
      fields[column] = new[column]
    }
    var source = FieldArray(fields)
    let row = Row(key.kind, from: &source)
    guard case .note(let before) = before, case .note(let after) = after, case .note(let current) = current,
      case .note(var merged)? = row
    else { return row }
    if let patch {
      merged.apply(patch, to: current, with: after, from: before)
    } else {
      merged.mergeText(of: current, with: after, from: before)
    }
    return .note(merged)
  }

  /// Whether it is about one of these notes.
  func isOf(_ notes: Set<Note.ID>) -> Bool {
    if case .note(let id) = key { notes.contains(id) } else { false }
  }

  /// Whether it edits the text of a note.
  private var hasNewText: Bool {
    guard case .note(let before)? = before, case .note(let after)? = after else { return false }
    return !before.text.utf8.elementsEqual(after.text.utf8)
  }
}

extension Note {
  /// Its text, where two have changed it.
  fileprivate mutating func mergeText(of first: Note, with later: Note, from base: Note) {
    guard !TextMerge.isSame(base.text, later.text), !TextMerge.isSame(base.text, first.text) else { return }
    text = TextMerge(base: base.text, first: first.text, later: later.text).text
    mergeTags(of: first, with: later, from: base)
  }

  /// Its text, where only what has changed of it is known.
  fileprivate mutating func apply(_ patch: TextPatch, to first: Note, with later: Note, from base: Note) {
    if let text = patch.applied(to: first.text) {
      (self.text, tags) = (text, later.tags)
    } else {
      text = patch.merged(into: first.text)
      mergeTags(of: first, with: later, from: base)
    }
  }

  private mutating func mergeTags(of first: Note, with later: Note, from base: Note) {
    // What is a tag only Markdown knows. So these are the tags of both, without those that one has taken out.
    let gone = Set(base.tags).subtracting(first.tags).union(Set(base.tags).subtracting(later.tags))
    tags = first.tags.filter { !gone.contains($0) }
    tags += later.tags.filter { !gone.contains($0) && !tags.contains($0) }
  }
}
